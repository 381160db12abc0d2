import { floorToMinute, msToNextMinute } from "@anteroom/domain/shared/clock";
import {
  betterOffset,
  measureOffset,
  type ServerOffset,
  serverTimeAt,
} from "@anteroom/domain/shared/server-offset";
import { createStore, useStore, type Store } from "../storage/store.ts";

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

/** So old may the bytes of a page be, in ms (server: public-page.ts). */
const oldestPage = 60_000;

export function createServerClock(serverNow: number): ServerClock {
  const opened = Date.now();
  const age = opened - serverNow;
  // The page was rendered at an unknown time before: any answer knows better. A device that may be right is believed until then.
  const offset = age >= 0 && age <= oldestPage ? 0 : -age;
  let known: ServerOffset = { offset, uncertainty: Infinity, measuredAt: opened };
  const now = () => serverTimeAt(Date.now(), known);
  const minute = createStore(floorToMinute(serverNow));
  const refresh = () => minute.set(floorToMinute(now()));
  return {
    now,
    minute,
    learn: (serverTime, sentAt) => {
      const receivedAt = Date.now();
      const took = performance.now() - sentAt; // a clock that is set meanwhile does not change this one
      known = betterOffset(known, measureOffset({ sentAt: receivedAt - took, receivedAt, serverTime }));
      refresh();
    },
    start: () => {
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        refresh();
        timer = setTimeout(tick, msToNextMinute(now()));
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
