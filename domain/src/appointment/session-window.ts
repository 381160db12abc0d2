import { sessionWindow } from "../shared/constants.ts";
import { dayInZone } from "../shared/zoned-time.ts";

type Slot = { startTime: number; endTime: number };

/** Whether the video room of an appointment may be entered at the instant `now`; both ends are included (D.73). */
export function isSessionOpen({ startTime, endTime }: Slot, now: number): boolean {
  return now >= joinOpensAt(startTime) && now <= joinClosesAt(endTime);
}

/** The first instant at which the room of a visit that begins at `startTime` may be entered. */
export function joinOpensAt(startTime: number): number {
  return startTime - sessionWindow.opensBefore;
}

/** Whether the room opens on the evening before the day of the appointment, on the clocks of a zone: 23:20 for 00:20. */
export function opensEveningBefore(startTime: number, timeZone: string): boolean {
  return dayInZone(joinOpensAt(startTime), timeZone) !== dayInZone(startTime, timeZone);
}

/** The last instant at which the room of a visit that ends at `endTime` may be entered. */
export function joinClosesAt(endTime: number): number {
  return endTime + sessionWindow.closesAfter;
}
