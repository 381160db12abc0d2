import { busyRanges } from "@anteroom/domain/booking/busy-times";
import { minuteOf } from "@anteroom/domain/booking/day-parts";
import { workingIntervals } from "@anteroom/domain/booking/slots";
import type { Locale } from "@anteroom/domain/shared/locales";
import {
  addDays,
  dayInZone,
  instantOf,
  instantsOf,
  minuteInZone,
  offsetAt,
  weekdayOf,
} from "@anteroom/domain/shared/zoned-time";
import type { DoctorSchedule } from "@anteroom/client/schemas";

/** A part of a day in minutes of the clinic's clock: `from` is at least 0, `to` at most 1440. */
export type DayPart = { from: number; to: number };

/** Number of days of a week. */
export const weekLength = 7;

/** Returns the ISO weekday with which a week begins in a language: 1 is Monday, 6 Saturday, 7 Sunday. */
export function firstWeekday(locale: Locale): number {
  if (locale === "pt-BR") return 7;
  return locale === "ar" ? 6 : 1;
}

/** Returns the seven days of the week that a day is in, from the ISO weekday `first` on. */
export function weekOf(day: string, first: number): string[] {
  const back = (weekdayOf(day) - first + weekLength) % weekLength;
  return daysFrom(addDays(day, -back), weekLength);
}

/** Returns so many days, from the first one on. */
function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns the text as a day of the years 2000 to 2099, or null for anything else, such as 2026-02-30. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text ? text : null;
}

/** Returns the instants (ms) at which the first day begins and the last one ends. */
export function spanOf(days: readonly string[], timeZone: string): { from: number; to: number } {
  const [first = ""] = days;
  return {
    from: instantOf(first, 0, timeZone),
    to: instantOf(addDays(days.at(-1) ?? first, 1), 0, timeZone),
  };
}

/** Returns by how many minutes the clocks are changed on a day: 60 where an hour is left out, -60 where one comes twice, else 0. */
export function clockChange(day: string, timeZone: string): number {
  const { from, to } = spanOf([day], timeZone);
  return 1440 - (to - from) / 60_000;
}

/** Returns the offset from UTC, as "UTC+1", of an instant (ms) whose clock time comes twice on its day; null for all others. */
export function offsetIfRepeated(instant: number, timeZone: string): string | null {
  const day = dayInZone(instant, timeZone);
  if (instantsOf(day, minuteInZone(instant, timeZone), timeZone).length < 2) return null;
  const minutes = offsetAt(instant, timeZone) / 60_000;
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? "" : `:${String(size % 60).padStart(2, "0")}`;
  return `UTC${minutes < 0 ? "\u2212" : "+"}${Math.floor(size / 60)}${rest}`;
}

/**
 * The part of a period that lies on one day, and whether the period began before or ends after
 * that day.
 */
export type PartOfTime = DayPart & { beganBefore: boolean; endsLater: boolean };

/**
 * Returns the part of a period (ms) that lies on one day of the clinic's calendar; null when none
 * does. Where the clocks go back, the part is as long as the period takes, since its end may be
 * shown before its beginning.
 */
export function partOnDay(
  { start, end }: { start: number; end: number },
  day: string,
  timeZone: string,
): PartOfTime | null {
  const { from: begins, to: ends } = spanOf([day], timeZone);
  const isOutside = start >= ends || end < begins || (end === begins && start < begins);
  if (isOutside) return null;
  const first = Math.max(start, begins);
  const last = Math.min(end, ends);
  const from = minuteInZone(first, timeZone);
  const clock = end >= ends ? 1440 : minuteInZone(last, timeZone);
  const to = Math.min(1440, Math.max(clock, from + Math.ceil((last - first) / 60_000)));
  return { from, to, beganBefore: start < begins, endsLater: end > ends };
}

/** Something in a column of the calendar: which of `lanes` side by side it takes. `from` and `to` are at least as far apart as it is shown. */
export type Placed<T> = T & { lane: number; lanes: number };

/**
 * Places parts of a day side by side where they overlap, each in the first free lane. Parts shorter than `least` minutes take that long.
 * Parts that overlap, also through others, share the number of lanes. Sorted by beginning, longer ones first.
 */
export function inLanes<T extends DayPart>(parts: readonly T[], least: number): Placed<T>[] {
  const shown = parts
    .map((part) => {
      const from = Math.min(part.from, 1440 - least);
      return { ...part, from, to: Math.max(part.to, from + least) };
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<T>[] = [];
  let group: Placed<T>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const part of group) part.lanes = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const part of shown) {
    if (ends.every((end) => end <= part.from)) close();
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = part.to;
    group.push({ ...part, lane, lanes: 0 });
  }
  close();
  return placed;
}

/**
 * A time of a day in which a doctor does not work: an absence, a break, or an entry of another
 * calendar.
 */
export type Closed = DayPart & { kind: "off" | "break" | "busy" };
/** When a doctor works on a day, and the times that are closed. */
export type DayHours = { open: DayPart[]; closed: Closed[] };

type Times = Pick<DoctorSchedule, "hours" | "days" | "busy">;

/**
 * Returns a doctor's working hours of a day, by the rules of free slots but for other calendars, and the absences, breaks and busy times of
 * that day. Breaks are those within the weekly hours.
 */
export function hoursOfDay({ hours, days, busy }: Times, day: string, timeZone: string): DayHours {
  const weekday = weekdayOf(day);
  const ofDay = hours.filter((part) => part.weekday === weekday).map(inMinutes);
  const parts = days.filter((one) => one.day === day).flatMap((one) => one.parts.map(inMinutes));
  const weekly = ofDay.filter(({ kind }) => kind === "open");
  const breaks = ofDay.filter(({ kind }) => kind === "break");
  const open = workingIntervals(
    {
      weekly,
      breaks,
      exceptions: parts.map(({ kind, from, to }) => ({ kind, day, from, to })),
    },
    day,
  );
  const closed: Closed[] = [
    ...parts.filter(({ kind }) => kind === "off").map(({ from, to }) => ({ kind: "off" as const, from, to })),
    ...breaks.flatMap((pause) =>
      weekly.flatMap((part) => clipTo({ kind: "break" as const, from: pause.from, to: pause.to }, part)),
    ),
    ...busy.flatMap(({ start_time: start, end_time: end }) =>
      busyRanges({ startTime: Date.parse(start), endTime: Date.parse(end) }, timeZone)
        .filter((range) => range.day === day)
        .map(({ from, to }) => ({ kind: "busy" as const, from, to })),
    ),
  ];
  return { open, closed: closed.toSorted((a, b) => a.from - b.from || a.to - b.to) };
}

function inMinutes<T extends { from: string; to: string }>(part: T): Omit<T, "from" | "to"> & DayPart {
  return { ...part, from: minuteOf(part.from), to: minuteOf(part.to) };
}

/** Returns a part cut to the bounds of another one, as a list; empty when they do not overlap. */
export function clipTo<T extends DayPart>(part: T, { from, to }: DayPart): T[] {
  const cut = { ...part, from: Math.max(part.from, from), to: Math.min(part.to, to) };
  return cut.from < cut.to ? [cut] : [];
}

/** The hours that are shown where nothing asks for others. */
const usual: DayPart = { from: 8 * 60, to: 18 * 60 };

/** Returns the span of whole hours that covers all parts; 8:00 to 18:00 when there are none. */
export function shownHours(parts: readonly DayPart[]): DayPart {
  if (parts.length === 0) return usual;
  const from = Math.min(...parts.map((part) => part.from));
  const to = Math.max(...parts.map((part) => part.to));
  return {
    from: Math.floor(from / 60) * 60,
    to: Math.max(Math.ceil(to / 60), Math.floor(from / 60) + 1) * 60,
  };
}
