import { dayInZone, type DayText } from "@anteroom/domain/shared/zoned-time";
import type { ShownTime } from "./merge-taken.ts";

type DayOfSlots = { day: DayText; slots: ShownTime[] };

/** Groups slots by day of a time zone, in the order given; leaves out days before `from` (YYYY-MM-DD), none with null. */
export function groupSlotsByDay(
  slots: readonly ShownTime[],
  timeZone: string,
  from: DayText | null,
): DayOfSlots[] {
  const days = new Map<DayText, ShownTime[]>();
  for (const slot of slots) {
    const day = dayInZone(Date.parse(slot.start_time), timeZone);
    if (from === null || day >= from) days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
