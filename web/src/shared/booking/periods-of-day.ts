import { minuteInZone } from "@anteroom/domain/shared/zoned-time";

export type PartOfDay = "morning" | "afternoon" | "evening";

/** The times of one day before noon, before six, and after; empty parts are left out. */
export function periodsOfDay<T extends { start_time: string }>(
  slots: readonly T[],
  timeZone: string,
): { part: PartOfDay; slots: readonly T[] }[] {
  const partOf = ({ start_time: start }: T): PartOfDay => {
    const minute = minuteInZone(Date.parse(start), timeZone);
    return minute < 12 * 60 ? "morning" : minute < 18 * 60 ? "afternoon" : "evening";
  };
  return (["morning", "afternoon", "evening"] as const)
    .map((part) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) }))
    .filter((one) => one.slots.length > 0);
}
