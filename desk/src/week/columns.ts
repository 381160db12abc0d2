import type { CalendarEntry, DoctorSchedule } from "@anteroom/client/schemas";
import { minuteOf } from "@anteroom/domain/booking/day-parts";
import { weekdayOf } from "@anteroom/domain/shared/zoned-time";
import {
  hoursOfDay,
  inLanes,
  partOnDay,
  shownHours,
  clipTo,
  type Closed,
  type DayHours,
  type DayPart,
  type Placed,
} from "./week-rules.ts";

/** The least minutes that an appointment takes in the calendar: one line of text, and large enough to be tapped. */
const leastShown = 10;

/** A time that can be booked; ISO instants. */
export type FreeTime = { start_time: string; end_time: string };

type Timed =
  | { kind: "appointment"; entry: CalendarEntry; beganBefore: boolean; endsLater: boolean }
  | { kind: "free"; start: string };

/** An entry of a column, placed in minutes of its day. */
export type Item = Placed<Timed & DayPart> | Closed | ({ kind: "now" } & DayPart);

/** One doctor's day: its hours, and its items in order of time. `key` is unique among columns. */
export type Column = { key: string; day: string; schedule: DoctorSchedule; hours: DayHours; items: Item[] };

/**
 * Returns whether an appointment does not take place: it was cancelled or declined, or its
 * payment failed.
 */
export function isCancelledEntry({ status }: Pick<CalendarEntry, "status">): boolean {
  return status === "canceled" || status === "declined" || status === "payment_failed";
}

type Facts = {
  day: string;
  schedule: DoctorSchedule;
  /** The appointments of any doctor and day. */
  entries: readonly CalendarEntry[];
  free: readonly FreeTime[];
  timeZone: string;
  /** The minute of now on this day; null on another. */
  nowMinute: number | null;
};

/**
 * Builds the column of one doctor's day from the appointments and free times of any doctor and
 * day.
 */
export function columnOf({ day, schedule, entries, free, timeZone, nowMinute }: Facts): Column {
  const hours = hoursOfDay(schedule, day, timeZone);
  const partOf = (start: string, end: string) =>
    partOnDay({ start: Date.parse(start), end: Date.parse(end) }, day, timeZone);
  const booked = entries.flatMap((entry) => {
    const part = entry.doctor_id === schedule.doctor_id ? partOf(entry.start_time, entry.end_time) : null;
    return part ? [{ kind: "appointment" as const, entry, ...part }] : [];
  });
  const open = free.flatMap(({ start_time: start, end_time: end }) => {
    const part = partOf(start, end);
    return part ? [{ kind: "free" as const, start, from: part.from, to: part.to }] : [];
  });
  const now = nowMinute === null ? [] : [{ kind: "now" as const, from: nowMinute, to: nowMinute }];
  const items: Item[] = [
    ...hours.closed,
    ...inLanes<Timed & DayPart>([...booked, ...open], leastShown),
    ...now,
  ];
  return {
    key: `${schedule.doctor_id} ${day}`,
    day,
    schedule,
    hours,
    items: items.toSorted((a, b) => a.from - b.from),
  };
}

/** Returns whether a column has no working hours and nothing to show but now. */
export function isBlank({ hours, items }: Column): boolean {
  return hours.open.length === 0 && items.every(({ kind }) => kind === "now");
}

/**
 * Returns the span of whole hours that covers all columns: weekly hours, additional ones,
 * appointments and free times.
 */
export function hoursOfColumns(columns: readonly Column[]): DayPart {
  return shownHours(
    columns.flatMap(({ day, schedule, hours, items }) => [
      ...schedule.hours
        .filter(({ weekday, kind }) => kind === "open" && weekday === weekdayOf(day))
        .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) })),
      ...hours.open,
      ...items.filter(({ kind }) => kind === "appointment" || kind === "free"),
    ]),
  );
}

/** Returns the parts of a day outside its working hours, within the hours that are shown. */
export function outsideOf({ open }: DayHours, shown: DayPart): DayPart[] {
  const parts: DayPart[] = [];
  let from = shown.from;
  for (const part of open.flatMap((one) => clipTo(one, shown))) {
    if (from < part.from) parts.push({ from, to: part.from });
    from = Math.max(from, part.to);
  }
  if (from < shown.to) parts.push({ from, to: shown.to });
  return parts;
}
