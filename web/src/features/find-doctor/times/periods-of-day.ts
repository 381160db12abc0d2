import { dayInZone, type DayText, minuteInZone } from "@anteroom/domain/shared/zoned-time";
import type { ShownTime } from "./merge-taken.ts";

export type PartOfDay = "morning" | "afternoon" | "evening";
export type DayOfSlots = { day: DayText; slots: ShownTime[] };

/** Free times by day of the clocks they are shown on; those before the chosen day are left out. */
export function daysOf(slots: readonly ShownTime[], timeZone: string, from: DayText | null): DayOfSlots[] {
  const days = new Map<DayText, ShownTime[]>();
  for (const slot of slots) {
    const day = dayInZone(Date.parse(slot.start_time), timeZone);
    if (from === null || day >= from) days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** The times of one day before noon, before six, and after; empty parts are left out. */
export function periodsOfDay(
  slots: readonly ShownTime[],
  timeZone: string,
): { part: PartOfDay; slots: readonly ShownTime[] }[] {
  const partOf = ({ start_time: start }: ShownTime): PartOfDay => {
    const minute = minuteInZone(Date.parse(start), timeZone);
    return minute < 12 * 60 ? "morning" : minute < 18 * 60 ? "afternoon" : "evening";
  };
  return (["morning", "afternoon", "evening"] as const)
    .map((part) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) }))
    .filter((one) => one.slots.length > 0);
}
