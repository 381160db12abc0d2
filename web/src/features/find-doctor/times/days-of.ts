import { dayInZone, type DayText } from "@anteroom/domain/shared/zoned-time";
import type { ShownTime } from "./merge-taken.ts";

type DayOfSlots = { day: DayText; slots: ShownTime[] };

/** Free times by day of the clocks they are shown on; those before the chosen day are left out. */
export function daysOf(slots: readonly ShownTime[], timeZone: string, from: DayText | null): DayOfSlots[] {
  const days = new Map<DayText, ShownTime[]>();
  for (const slot of slots) {
    const day = dayInZone(Date.parse(slot.start_time), timeZone);
    if (from === null || day >= from) days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
