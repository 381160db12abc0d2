import { defaultBookingOffsetMinutes, maxBookingOffsetMinutes } from "../shared/constants.ts";
import {
  addDays,
  dayInZone,
  type DayText,
  instantOf,
  instantsOf,
  offsetAt,
  weekdayOf,
} from "../shared/zoned-time.ts";

const MINUTE = 60_000;

/** How long a hold lasts, in minutes (D.73); the booking offset never shortens it. */
export const holdMinutes = 10;

/** Part of a day in minutes from midnight on the clinic's clock; `to` is not included and is at most 1440. */
type DayPart = { from: number; to: number };
/** A part of a weekly schedule. `weekday` as in ISO 8601: 1 is Monday, 7 is Sunday. */
export type WeeklyPart = DayPart & { weekday: number };
/**
 * A day that differs from the week: absent (the whole day or a part), additional working hours, or a time at which
 * another calendar of the doctor is busy.
 */
type ScheduleException =
  | { kind: "off"; day: DayText; from?: number; to?: number }
  | { kind: "extra"; day: DayText; from: number; to: number }
  | { kind: "busy"; day: DayText; from: number; to: number };

/**
 * A doctor's working hours, from which slots are generated: weekly hours less breaks and `off` exceptions, then
 * `extra` ones, which neither breaks nor `off` shorten, and last less what is `busy`.
 */
export type Schedule = {
  /** The clinic's zone, IANA. */
  timeZone: string;
  slotMinutes: number;
  weekly: readonly WeeklyPart[];
  breaks: readonly WeeklyPart[];
  exceptions: readonly ScheduleException[];
};

/** A bookable time. Instants in ms; `endTime` is excluded. */
export type Slot = { startTime: number; endTime: number };

type Span = {
  /** First day, on the clinic's calendar. */
  from: DayText;
  days: number;
};

/**
 * Returns the slots a patient may book: those of the schedule that overlap none of `taken` and are far enough ahead
 * (`isBookable`, D.73), earliest first.
 */
export function freeSlots(
  schedule: Schedule,
  span: Span & { taken: readonly Slot[]; now: number; bookingOffsetMinutes?: number | undefined },
): Slot[] {
  const taken = [...span.taken].sort((a, b) => a.startTime - b.startTime);
  let next = 0;
  let takenUntil = -Infinity;
  return scheduleSlots(schedule, span).filter((slot) => {
    for (let range = taken[next]; range && range.startTime < slot.endTime; range = taken[++next])
      if (range.endTime > range.startTime) takenUntil = Math.max(takenUntil, range.endTime);
    return takenUntil <= slot.startTime && isBookable(slot.startTime, span.now, span.bookingOffsetMinutes);
  });
}

/** Returns whether a slot is far enough ahead to be offered (D.73): more than the booking offset and one hold. */
export function isBookable(startTime: number, now: number, bookingOffsetMinutes?: number): boolean {
  return startTime - now > (effectiveBookingOffset(bookingOffsetMinutes) + holdMinutes) * MINUTE;
}

/** Returns the booking offset in minutes: the clinic's own, but at least the default and at most `maxBookingOffsetMinutes`. */
export function effectiveBookingOffset(minutes: number | undefined): number {
  return Math.min(maxBookingOffsetMinutes, Math.max(defaultBookingOffsetMinutes, minutes ?? 0));
}

/**
 * Returns all slots of a schedule on `days` days from `from`, taken or past ones included, earliest first. Empty for
 * a slot length of 0.
 */
export function scheduleSlots(schedule: Schedule, { from, days }: Span): Slot[] {
  return Array.from({ length: days }, (_, index) => slotsOfDay(schedule, addDays(from, index))).flat();
}

/** Returns the slot of a schedule that starts at this instant (ms), or null without one. */
export function slotAt(schedule: Schedule, startTime: number): Slot | null {
  const day = dayInZone(startTime, schedule.timeZone);
  return slotsOfDay(schedule, day).find((slot) => slot.startTime === startTime) ?? null;
}

/**
 * Returns the `count` slots nearest in time to a wanted one (ms), before or after it and without it, earliest first:
 * offered when the wanted slot was just taken.
 */
export function nearestAlternatives(slots: readonly Slot[], wantedStart: number, count = 3): Slot[] {
  const distance = (slot: Slot) => Math.abs(slot.startTime - wantedStart);
  return slots
    .filter((slot) => slot.startTime !== wantedStart)
    .sort((a, b) => distance(a) - distance(b) || a.startTime - b.startTime)
    .slice(0, count)
    .sort((a, b) => a.startTime - b.startTime);
}

/** Groups slots by calendar day in a time zone. `slots` must be in order of time; days without a slot are left out. */
export function slotsByDay(slots: readonly Slot[], timeZone: string): { day: DayText; slots: Slot[] }[] {
  const days: { day: DayText; slots: Slot[] }[] = [];
  let dayEnds = -Infinity;
  for (const slot of slots) {
    const current = days.at(-1);
    if (current && slot.startTime < dayEnds) {
      current.slots.push(slot);
      continue;
    }
    // Asking a zone for its day costs more than all else here: once a day, not once a slot.
    const day = dayInZone(slot.startTime, timeZone);
    dayEnds = instantOf(addDays(day, 1), 0, timeZone);
    days.push({ day, slots: [slot] });
  }
  return days;
}

function slotsOfDay(schedule: Schedule, day: DayText): Slot[] {
  const toInstant = clockOfDay(day, schedule.timeZone);
  const length = schedule.slotMinutes * MINUTE;
  const slots: Slot[] = [];
  if (schedule.slotMinutes <= 0) return slots;
  for (const { from, to } of workingIntervals(schedule, day)) {
    const workEnds = instantOf(day, to, schedule.timeZone);
    for (let minute = from; minute + schedule.slotMinutes <= to; minute += schedule.slotMinutes) {
      const startTime = toInstant(minute);
      if (startTime === null) continue;
      const endTime = startTime + length;
      // After a skipped hour the next label can be nearer than a whole slot.
      if (endTime <= workEnds && startTime >= (slots.at(-1)?.endTime ?? -Infinity))
        slots.push({ startTime, endTime });
    }
  }
  return slots;
}

/**
 * Maps a minute of the day to its instant. Each time has at most one instant: a skipped one none, a repeated one
 * its first, so that no two slots of a day look the same.
 */
function clockOfDay(day: DayText, timeZone: string): (minute: number) => number | null {
  const midnight = Date.parse(day);
  const offset = offsetAt(midnight - 86_400_000, timeZone);
  // On most days no clock changes from the day before to the day after, and one subtraction does.
  if (offsetAt(midnight + 2 * 86_400_000, timeZone) === offset)
    return (minute) => midnight + minute * MINUTE - offset;
  return (minute) => instantsOf(day, minute, timeZone)[0] ?? null;
}

/** Returns weekly hours, less breaks and absences, plus additional hours, merged where they touch; all less busy times. */
export function workingIntervals(
  { weekly, breaks, exceptions }: Pick<Schedule, "weekly" | "breaks" | "exceptions">,
  day: DayText,
): DayPart[] {
  const weekday = weekdayOf(day);
  const ofDay = exceptions.filter((exception) => exception.day === day);
  const away = ofDay
    .filter((exception) => exception.kind === "off")
    .map(({ from = 0, to = 1440 }) => ({ from, to }));
  const pauses = breaks.filter((part) => part.weekday === weekday);
  const regular = [...pauses, ...away].reduce(
    without,
    join(weekly.filter((part) => part.weekday === weekday)),
  );
  const busy = ofDay.filter((exception) => exception.kind === "busy");
  return busy.reduce(without, join([...regular, ...ofDay.filter((exception) => exception.kind === "extra")]));
}

function without(parts: DayPart[], gone: DayPart): DayPart[] {
  return parts
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, gone.from) },
      { from: Math.max(from, gone.to), to },
    ])
    .filter(({ from, to }) => from < to);
}

function join(parts: readonly DayPart[]): DayPart[] {
  const joined: DayPart[] = [];
  for (const { from, to } of [...parts].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) joined.push({ from, to });
  }
  return joined;
}
