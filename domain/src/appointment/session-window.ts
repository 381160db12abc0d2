import { sessionWindow } from "../shared/constants.ts";
import { dayInZone } from "../shared/zoned-time.ts";

type Slot = { startTime: number; endTime: number };

/**
 * Returns whether the video call of an appointment may be entered at `now` (ms); both ends of the window are
 * included (D.73).
 */
export function isSessionOpen({ startTime, endTime }: Slot, now: number): boolean {
  return now >= joinOpensAt(startTime) && now <= joinClosesAt(endTime);
}

/** Returns the first instant (ms) at which the call of an appointment starting at `startTime` may be entered. */
export function joinOpensAt(startTime: number): number {
  return startTime - sessionWindow.opensBefore;
}

/** Returns whether the call opens on the evening before the appointment's day in a time zone: 23:20 for 00:20. */
export function opensEveningBefore(startTime: number, timeZone: string): boolean {
  return dayInZone(joinOpensAt(startTime), timeZone) !== dayInZone(startTime, timeZone);
}

/** Returns the last instant (ms) at which the call of an appointment ending at `endTime` may be entered. */
export function joinClosesAt(endTime: number): number {
  return endTime + sessionWindow.closesAfter;
}
