import { isBookable } from "@anteroom/domain/booking/slots";
import type { FreeTime } from "../doctors-query.ts";

/** A time on the page: free, or taken since it was shown. */
export type ShownTime = FreeTime & { isTaken?: boolean };

type When = { now: number; bookingOffsetMinutes: number };

/**
 * Merges new free times into those shown. A time that is gone is shown as taken, unless it is only too soon
 * to book.
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
