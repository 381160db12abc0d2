import type { AnswerOf } from "@anteroom/client/operation";
import type { clinicGetHours, clinicListDays } from "@anteroom/client/operations";
import { dateLocale } from "@anteroom/domain/appointment/appointment-time";
import { faultyRanges, minuteOf } from "@anteroom/domain/booking/day-parts";
import type { Locale } from "@anteroom/domain/shared/locales";
import { addDays } from "@anteroom/domain/shared/zoned-time";

/** A part of a doctor's weekly hours. */
type WeeklyHoursPart = AnswerOf<typeof clinicGetHours>["data"]["collection"][number];
/** A day that differs from the weekly hours. */
export type ChangedDay = AnswerOf<typeof clinicListDays>["data"]["collection"][number];
/** Blocked or extra hours of a day; times as "HH:MM", the end up to "24:00". */
export type PartOfDay = ChangedDay["parts"][number];

/** A row of the form; `key` stays the same while rows are added and removed. */
export type HoursRow = WeeklyHoursPart & { key: number };

/** Converts an end time from a time field, "00:00", to the API's "24:00". */
export const toApiEndTime = (time: string): string => (time === "00:00" ? "24:00" : time);
/** Converts an end time of the API, "24:00", to a time field's "00:00". */
export const toClockField = (time: string): string => (time === "24:00" ? "00:00" : time);

/**
 * Returns the name of a weekday, 1 is Monday, in the language of the reader. Alone it is a word and no date, so that in
 * Arabic it is Arabic while dates are English (S9.DATE.01).
 */
export function weekdayName(weekday: number, locale: Locale): string {
  const words = locale === "ar" ? locale : dateLocale(locale);
  const aMonday = Date.UTC(2027, 0, 4);
  return new Intl.DateTimeFormat(words, { weekday: "long", timeZone: "UTC" }).format(
    aMonday + (weekday - 1) * 86_400_000,
  );
}

/**
 * Returns the keys of rows that lack a time, do not end after they begin, or overlap an earlier row of their kind and day.
 * Times as the API has them, "24:00" for the end of a day.
 */
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

/** Consecutive days with the same changes, and so the same version; `to` is the last one. */
export type DaySpan = Pick<ChangedDay, "version"> & { from: string; to: string; parts: readonly PartOfDay[] };

/** Joins consecutive days with the same changes. The days may come in any order. */
export function spansOf(days: readonly ChangedDay[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const { day, parts, version } of days.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const last = spans.at(-1);
    const isNext = last && day === addDays(last.to, 1) && hasSamePeriods(last.parts, parts);
    if (isNext) spans.splice(-1, 1, { ...last, to: day });
    else spans.push({ from: day, to: day, parts, version });
  }
  return spans;
}

/** Returns the days of a span, including the last. */
export function daysOf({ from, to }: Pick<DaySpan, "from" | "to">): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns whether the only change of a day blocks all of it. */
export function isWholeDay(parts: readonly PartOfDay[]): boolean {
  const [only, ...more] = parts;
  return more.length === 0 && only?.kind === "off" && only.from === "00:00" && only.to === "24:00";
}

function hasSamePeriods(one: readonly PartOfDay[], other: readonly PartOfDay[]): boolean {
  const written = (parts: readonly PartOfDay[]) =>
    parts.map(({ kind, from, to }) => `${kind} ${from} ${to}`).join();
  return written(one) === written(other);
}
