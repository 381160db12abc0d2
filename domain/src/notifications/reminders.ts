import { addDays, dayInZone, instantOf, minuteInZone } from "../shared/zoned-time.ts";

const MINUTE = 60_000;

/** The reminders of an appointment by their time before its start, in ms, earliest first. */
const leads = { day: 24 * 60 * MINUTE, hour: 60 * MINUTE, soon: 10 * MINUTE } as const;
/** A reminder by its time before the start: `day` 24 hours, `hour` 60 minutes, `soon` 10 minutes. */
export type ReminderKind = keyof typeof leads;
const kinds = Object.keys(leads) as ReminderKind[]; // the keys of the table above

/** What a person can be notified of about an appointment: the reminders, and that the doctor is waiting. */
export type NotificationMoment = ReminderKind | "doctor";

/** Channels of text messages; they reach a phone outside the browser (docs/decisions/0031). */
export const textChannels = ["sms", "whatsapp"] as const;
export type TextChannel = (typeof textChannels)[number];

/** Version of the consent text for text messages. */
export const textConsentVersion = "2026-11";

/** Minutes of the patient's day between which no reminder is sent as a text message. */
export const quietHours = { from: 21 * 60, to: 8 * 60 } as const;

/** A text reminder within the quiet hours is sent this long before they begin, in ms. */
const beforeQuiet = 30 * MINUTE;

/**
 * Returns the reminder due at `now` (ms), or null. After a pause or a clock change only the one nearest to the
 * start. Does not know what was sent: the caller prevents repeats.
 */
export function reminderDue(startTime: number, now: number): ReminderKind | null {
  const left = startTime - now;
  if (left <= 0 || left > leads.day) return null;
  if (left <= leads.soon) return "soon";
  return left <= leads.hour ? "hour" : "day";
}

/** Returns whether a reminder is useful: false where the patient chose the time shortly before it. */
export function isReminderWanted(kind: ReminderKind, startTime: number, timeChosenAt: number): boolean {
  return timeChosenAt < startTime - leads[kind];
}

/** Returns whether an instant (ms) lies in the quiet hours of a time zone. */
export function isInQuietHours(instant: number, timeZone: string): boolean {
  const minute = minuteInZone(instant, timeZone);
  return minute >= quietHours.from || minute < quietHours.to;
}

/**
 * Returns when (ms) a reminder is sent as a text message. One within the quiet hours is sent half an hour before
 * they begin. Null for the last reminder there, which is useless so early: mail and push carry it.
 */
export function textReminderAt(kind: ReminderKind, startTime: number, timeZone: string): number | null {
  const at = startTime - leads[kind];
  if (!isInQuietHours(at, timeZone)) return at;
  if (kind === "soon") return null;
  const day = dayInZone(at, timeZone);
  const evening = minuteInZone(at, timeZone) < quietHours.to ? addDays(day, -1) : day;
  return instantOf(evening, quietHours.from, timeZone) - beforeQuiet;
}

/** Returns the due text reminder nearest to the start, or null; null also in the quiet hours. */
export function textReminderDue(startTime: number, now: number, timeZone: string): ReminderKind | null {
  if (startTime <= now || isInQuietHours(now, timeZone)) return null;
  return (
    kinds.findLast((kind) => {
      const at = textReminderAt(kind, startTime, timeZone);
      return at !== null && at <= now;
    }) ?? null
  );
}

/**
 * Returns whether a text reminder is useful: false where the patient chose the time after it would have been sent.
 */
export function isTextReminderWanted(
  kind: ReminderKind,
  { startTime, timeChosenAt, timeZone }: { startTime: number; timeChosenAt: number; timeZone: string },
): boolean {
  const at = textReminderAt(kind, startTime, timeZone);
  return at !== null && timeChosenAt < at;
}

/**
 * Returns the next instant (ms) after `now` at which a reminder of any channel is due, or null when none is left.
 */
export function nextReminderAt(startTime: number, now: number, timeZone: string): number | null {
  const instants = kinds.flatMap((kind) => {
    const text = textReminderAt(kind, startTime, timeZone);
    return text === null ? [startTime - leads[kind]] : [startTime - leads[kind], text];
  });
  const coming = instants.filter((instant) => instant > now);
  return coming.length === 0 ? null : Math.min(...coming);
}
