import { floorToMinute, msToNextMinute } from "@anteroom/domain/shared/clock";
import {
  betterOffset,
  measureOffset,
  type ServerOffset,
  serverTimeAt,
} from "@anteroom/domain/shared/server-offset";
import { createStore, useStore, type Store } from "../storage/store.ts";

/** The server's time (D.52), and the current minute for countdowns and time windows. */
export type ServerClock = {
  /** The server's time in ms. */
  now: () => number;
  /** The present minute, seconds at zero, in ms. */
  minute: Store<number>;
  /** Adjusts the clock by an answer: the server's time in ms, and `performance.now()` when the request was sent. */
  learn: (serverTime: number, sentAt: number) => void;
  /** Refreshes `minute` at once, then at each minute boundary; returns a function that stops it. */
  start: () => () => void;
};

/** So old may the bytes of a page be, in ms (server: public-page.ts). */
const oldestPage = 60_000;

/**
 * Creates the clock; `serverNow` is the time of rendering in ms. Uses the device's clock unless it is behind
 * `serverNow` or over 60 s ahead of it; `learn` corrects it. `minute` stands still until `start` or `learn`.
 */
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

/** Returns the current minute in ms of the server's clock; re-renders at each minute. */
export function useMinute(clock: ServerClock): number {
  return useStore(clock.minute, clock.minute.get());
}
