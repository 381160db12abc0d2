const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A calendar day, as `2026-11-24`. */
export type DayText = string;

/** Returns the calendar day in an IANA time zone at an instant (ms). Throws a RangeError for an unknown zone. */
export function dayInZone(instant: number, timeZone: string): DayText {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

/** Returns the wall-clock minutes since midnight (0 to 1439) in an IANA time zone at an instant (ms). Throws a RangeError for an unknown zone. */
export function minuteInZone(instant: number, timeZone: string): number {
  const local = instant + offsetAt(instant, timeZone);
  return Math.floor((((local % DAY) + DAY) % DAY) / MINUTE);
}

/**
 * Returns the day `days` later, or earlier for a negative number. Throws a RangeError for a text that is no
 * day.
 */
export function addDays(day: DayText, days: number): DayText {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the ISO weekday of a calendar day: 1 is Monday, 7 is Sunday; 7 also for a text that is no day. */
export function weekdayOf(day: DayText): number {
  return new Date(day).getUTCDay() || 7;
}

/** Returns whether the runtime knows this IANA time zone. */
export function isTimeZone(text: string): boolean {
  try {
    offsetAt(0, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the instants (ms) of a local time, the earliest first: none in the hour that spring skips, two in
 * the hour that autumn repeats, else one. `minute` counts from midnight, to 1440, which ends the day. Throws
 * a RangeError for an unknown zone.
 */
export function instantsOf(day: DayText, minute: number, timeZone: string): number[] {
  const wall = Date.parse(day) + minute * MINUTE;
  const offsets = new Set([offsetAt(wall - DAY, timeZone), offsetAt(wall + DAY, timeZone)]);
  return [...offsets]
    .filter((offset) => offsetAt(wall - offset, timeZone) === offset)
    .map((offset) => wall - offset)
    .sort((a, b) => a - b);
}

/**
 * Returns the first instant (ms) of a local time, `minute` counted from midnight (0 to 1440); for a skipped time the
 * instant as if clocks had not changed: 02:30 in spring gives 03:30.
 */
export function instantOf(day: DayText, minute: number, timeZone: string): number {
  const [first] = instantsOf(day, minute, timeZone);
  const wall = Date.parse(day) + minute * MINUTE;
  return first ?? wall - offsetAt(wall - DAY, timeZone);
}

/**
 * Returns how far a time zone is ahead of UTC at an instant, in ms; negative behind it. Cached. Throws a
 * RangeError for an unknown zone.
 */
export function offsetAt(instant: number, timeZone: string): number {
  if (instant < sinceMinutes) return readOffset(instant, timeZone);
  const day = Math.floor(instant / DAY) * DAY;
  const offset = knownOffset(day, timeZone);
  // No zone changes its clocks twice within a day, so that a day that begins and ends alike is alike throughout.
  if (offset === knownOffset(day + DAY, timeZone)) return offset;
  return knownOffset(Math.floor(instant / MINUTE) * MINUTE, timeZone);
}

function knownOffset(instant: number, timeZone: string): number {
  const offsets = knownOffsets.get(timeZone) ?? new Map<number, number>();
  const known = offsets.get(instant);
  if (known !== undefined) return known;
  const offset = readOffset(instant, timeZone);
  if (offsets.size >= mostKnown) offsets.clear();
  knownOffsets.set(timeZone, offsets.set(instant, offset));
  return offset;
}

function readOffset(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of wallClock(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
}

/**
 * A cache: looking up a time zone takes a hundred times longer, and a list of doctors repeats the same days
 * thousands of times.
 */
const knownOffsets = new Map<string, Map<number, number>>();
const mostKnown = 4096;
/** From here on clocks are changed at whole minutes only, so that one offset holds for each. */
const sinceMinutes = Date.UTC(2000, 0, 1);

/** Building a formatter costs a hundred times its use; there are few zones. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  wallClocks.set(timeZone, made);
  return made;
}
