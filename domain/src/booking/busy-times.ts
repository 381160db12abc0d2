import { addDays, dayInZone, type DayText, minuteInZone } from "../shared/zoned-time.ts";

/** A time (ms) at which a doctor is not available; `endTime` is excluded. */
export type BusyTime = { startTime: number; endTime: number };

/**
 * Merges overlapping and touching times into ranges within a span (ms), earliest first. Times are cut to the span;
 * empty ones are left out.
 */
export function mergeBusy(times: readonly BusyTime[], from: number, until: number): BusyTime[] {
  const merged: BusyTime[] = [];
  const within = times
    .map(({ startTime, endTime }) => ({
      startTime: Math.max(startTime, from),
      endTime: Math.min(endTime, until),
    }))
    .filter(({ startTime, endTime }) => startTime < endTime)
    .sort((a, b) => a.startTime - b.startTime);
  for (const time of within) {
    const last = merged.at(-1);
    if (last && time.startTime <= last.endTime) last.endTime = Math.max(last.endTime, time.endTime);
    else merged.push(time);
  }
  return merged;
}

type BusyRange = { kind: "busy"; day: DayText; from: number; to: number };

/**
 * Splits a busy time into one range for each day in a time zone, as exceptions of a schedule. `from` and `to` are
 * minutes of the day (0 to 1440, `to` excluded), widened to whole minutes; a range has at least one minute.
 */
export function busyRanges({ startTime, endTime }: BusyTime, timeZone: string): BusyRange[] {
  const last = dayInZone(endTime - 1, timeZone);
  const parts: BusyRange[] = [];
  for (let day = dayInZone(startTime, timeZone); day <= last; day = addDays(day, 1)) {
    const from = parts.length === 0 ? minuteInZone(startTime, timeZone) : 0;
    const to = day === last ? minuteInZone(endTime - 1, timeZone) + 1 : 1440;
    // In the hour that autumn repeats an end may be shown before its beginning: that hour is left out whole.
    parts.push({ kind: "busy", day, from: Math.min(from, to - 1), to: Math.max(to, from + 1) });
  }
  return parts;
}

/** Why a calendar could not be read. Each has a sentence at the desk that says what to do next. */
export const busyFeedFailureCodes = [
  "not_public",
  "name_not_found",
  "unreachable",
  "tls_failed",
  "connection_lost",
  "timeout",
  "too_many_redirects",
  "access_denied",
  "wrong_credentials",
  "not_found",
  "server_error",
  "unexpected_answer",
  "no_caldav_server",
  "no_calendars",
  "too_many_calendars",
  "too_large",
  "not_a_calendar",
  "malformed",
  "too_many_events",
  "unknown",
] as const;
export type BusyFeedFailureCode = (typeof busyFeedFailureCodes)[number];
