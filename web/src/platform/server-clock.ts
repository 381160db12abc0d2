import { createStore, useStore, type Store } from "./store.ts";

const MINUTE = 60_000;

/** Time as the server has it (D.52), and the one current minute that countdowns, join buttons and windows read. */
export type ServerClock = {
  now: () => number;
  /** The present minute, seconds at zero, in ms. */
  minute: Store<number>;
  /** Learns from an answer: what the server's clock said, between the question and now. */
  learn: (serverTime: number, sentAt: number) => void;
  /** Refreshes at the next minute boundary, then every 60 seconds; returns how to stop. */
  start: () => () => void;
};

export function createServerClock(serverNow: number): ServerClock {
  let offset = serverNow - Date.now();
  let best = Number.POSITIVE_INFINITY;
  const now = () => Date.now() + offset;
  const minuteOf = (at: number) => Math.floor(at / MINUTE) * MINUTE;
  const minute = createStore(minuteOf(serverNow));
  const refresh = () => minute.set(minuteOf(now()));
  return {
    now,
    minute,
    learn: (serverTime, sentAt) => {
      const took = performance.now() - sentAt;
      const measured = serverTime - (Date.now() - took / 2);
      const isJump = Math.abs(measured - offset) > 2_000; // somebody moved a clock
      if (took > best * 2 && !isJump) return;
      best = isJump ? took : Math.min(best, took);
      offset = measured;
      refresh();
    },
    start: () => {
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        refresh();
        timer = setTimeout(tick, MINUTE - (now() % MINUTE));
      };
      tick();
      return () => clearTimeout(timer);
    },
  };
}

/** The current minute in ms; views that read it are drawn again at each minute boundary. */
export function useMinute(clock: ServerClock): number {
  return useStore(clock.minute, clock.minute.get());
}
