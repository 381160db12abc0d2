import { isBookable } from "@anteroom/domain/booking/slots";
import type { FreeTime } from "../doctors-query.ts";

/** A time on the page: free, or taken since it was shown. */
export type ShownTime = FreeTime & { isTaken?: boolean };

type When = { now: number; bookingOffsetMinutes: number };

/**
 * Returns the new free times with those shown that are gone, marked as taken, by start. A gone time that is
 * too soon to book is dropped. `now` in ms since the epoch.
 */
export function mergeTaken(
  shown: readonly ShownTime[],
  free: readonly FreeTime[],
  { now, bookingOffsetMinutes }: When,
): ShownTime[] {
  const still = new Set(free.map(({ start_time }) => start_time));
  const taken = shown
    .filter(({ start_time }) => !still.has(start_time))
    .filter(({ start_time }) => isBookable(Date.parse(start_time), now, bookingOffsetMinutes))
    .map(({ start_time }) => ({ start_time, isTaken: true }));
  if (taken.length === 0) return [...free];
  return [...free, ...taken].sort((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
}
