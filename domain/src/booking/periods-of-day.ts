import { minuteInZone } from "../shared/zoned-time.ts";

/** A part of the day. */
export type PartOfDay = "night" | "morning" | "afternoon" | "evening";

/**
 * Groups a day's slots by the time in `timeZone`: before 5:00, before 12:00, before 18:00, and later; leaves out empty
 * parts.
 */
export function periodsOfDay<T extends { start_time: string }>(
  slots: readonly T[],
  timeZone: string,
): { part: PartOfDay; slots: readonly T[] }[] {
  const partOf = ({ start_time: start }: T): PartOfDay => {
    const minute = minuteInZone(Date.parse(start), timeZone);
    if (minute < 5 * 60) return "night";
    return minute < 12 * 60 ? "morning" : minute < 18 * 60 ? "afternoon" : "evening";
  };
  return (["night", "morning", "afternoon", "evening"] as const)
    .map((part) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) }))
    .filter((one) => one.slots.length > 0);
}
