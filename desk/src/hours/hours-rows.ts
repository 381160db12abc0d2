import type { clinicGetHours, clinicListDays } from "@anteroom/contract/administration/hours";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { faultyRanges, minuteOf } from "@anteroom/domain/booking/day-parts";
import { addDays } from "@anteroom/domain/shared/zoned-time";

export type WeeklyHoursPart = AnswerOf<typeof clinicGetHours>["data"]["collection"][number];
export type ChangedDay = AnswerOf<typeof clinicListDays>["data"]["collection"][number];
export type PartOfDay = ChangedDay["parts"][number];

/** A part of the week as it stands in the form: `key` stays with it while others come and go. */
export type HoursRow = WeeklyHoursPart & { key: number };

/** Fields of a clock end a day at 00:00, the API at 24:00. */
export const toApiEndTime = (time: string): string => (time === "00:00" ? "24:00" : time);
/** The same time in a field of a clock. */
export const toClockField = (time: string): string => (time === "24:00" ? "00:00" : time);

/** The keys of rows that lack a time, end before they begin, or overlap an earlier one of their kind and day. */
export function faultyRows(rows: readonly HoursRow[]): ReadonlySet<number> {
  const isWhole = ({ from, to }: HoursRow) => from !== "" && to !== "";
  const whole = rows.filter(isWhole);
  const faulty = faultyRanges(
    whole.map(({ kind, weekday, from, to }) => ({ kind, weekday, from: minuteOf(from), to: minuteOf(to) })),
  );
  return new Set([
    ...rows.filter((row) => !isWhole(row)).map(({ key }) => key),
    ...faulty.flatMap((place) => whole[place]?.key ?? []),
  ]);
}

/** Days in a row that differ from the week in the same way. */
export type DaySpan = { from: string; to: string; parts: readonly PartOfDay[] };

/** Joins neighbouring days with the same parts, so that two weeks of absence are one line. */
export function spansOf(days: readonly ChangedDay[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const { day, parts } of days.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const last = spans.at(-1);
    const isNext = last && day === addDays(last.to, 1) && hasSamePeriods(last.parts, parts);
    if (isNext) spans.splice(-1, 1, { ...last, to: day });
    else spans.push({ from: day, to: day, parts });
  }
  return spans;
}

/** The days of a span, the last one included. */
export function daysOf({ from, to }: Pick<DaySpan, "from" | "to">): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Whether a day is taken out as a whole. */
export function isWholeDay(parts: readonly PartOfDay[]): boolean {
  const [only, ...more] = parts;
  return more.length === 0 && only?.kind === "off" && only.from === "00:00" && only.to === "24:00";
}

function hasSamePeriods(one: readonly PartOfDay[], other: readonly PartOfDay[]): boolean {
  const written = (parts: readonly PartOfDay[]) =>
    parts.map(({ kind, from, to }) => `${kind} ${from} ${to}`).join();
  return written(one) === written(other);
}
