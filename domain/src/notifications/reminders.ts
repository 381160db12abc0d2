import { addDays, dayInZone, instantOf, minuteInZone } from "../shared/zoned-time.ts";

const MINUTE = 60_000;

/** The reminders of a visit by how long before its start they are due, in ms, the earliest first. */
const leads = { day: 24 * 60 * MINUTE, hour: 60 * MINUTE, soon: 10 * MINUTE } as const;
export type ReminderKind = keyof typeof leads;
const kinds = Object.keys(leads) as ReminderKind[]; // the keys of the table above

/** What a person can be told of: the reminders, and that the doctor waits for them. */
export type Moment = ReminderKind | "doctor";

/** Text messages reach a phone outside the browser; see docs/decisions/0031. */
export const textChannels = ["sms", "whatsapp"] as const;
export type TextChannel = (typeof textChannels)[number];

/** Version of the sentences that a person agrees to when turning text messages on. */
export const textConsentVersion = "2026-11";

/** Minutes of the day on the patient's clock between which no reminder is sent as a text message. */
export const quietHours = { from: 21 * 60, to: 8 * 60 } as const;

/** A text reminder that falls into the quiet hours goes so long before they begin, in ms. */
const beforeQuiet = 30 * MINUTE;

/** The reminder whose time it is at the instant `now`, or null. After a pause or a moved clock it is the nearest one only. */
export function reminderDue(startTime: number, now: number): ReminderKind | null {
  const left = startTime - now;
  if (left <= 0 || left > leads.day) return null;
  if (left <= leads.soon) return "soon";
  return left <= leads.hour ? "hour" : "day";
}

/** Whoever has chosen the time so shortly before the visit knows it, and is not reminded of it. */
export function isReminderWanted(kind: ReminderKind, startTime: number, timeChosenAt: number): boolean {
  return timeChosenAt < startTime - leads[kind];
}

/** Whether the clocks of a zone show a time of the quiet hours, which end at 08:00 sharp. */
export function isQuiet(instant: number, timeZone: string): boolean {
  const minute = minuteInZone(instant, timeZone);
  return minute >= quietHours.from || minute < quietHours.to;
}

/**
 * When a reminder goes out as a text message. One that falls into the quiet hours goes half an hour before they begin; null for
 * the last one, which says nothing useful so early: mail and push carry it.
 */
export function textReminderAt(kind: ReminderKind, startTime: number, timeZone: string): number | null {
  const at = startTime - leads[kind];
  if (!isQuiet(at, timeZone)) return at;
  if (kind === "soon") return null;
  const day = dayInZone(at, timeZone);
  const evening = minuteInZone(at, timeZone) < quietHours.to ? addDays(day, -1) : day;
  return instantOf(evening, quietHours.from, timeZone) - beforeQuiet;
}

/** The text reminder whose time it is, the nearest to the start of those that are due; null inside the quiet hours. */
export function textReminderDue(startTime: number, now: number, timeZone: string): ReminderKind | null {
  if (startTime <= now || isQuiet(now, timeZone)) return null;
  return (
    kinds.findLast((kind) => {
      const at = textReminderAt(kind, startTime, timeZone);
      return at !== null && at <= now;
    }) ?? null
  );
}

/** Whoever has chosen the time after a text reminder would have gone knows it. */
export function isTextReminderWanted(
  kind: ReminderKind,
  { startTime, timeChosenAt, timeZone }: { startTime: number; timeChosenAt: number; timeZone: string },
): boolean {
  const at = textReminderAt(kind, startTime, timeZone);
  return at !== null && timeChosenAt < at;
}

/** The next instant after `now` at which a reminder of any channel is due; null once there is none left. */
export function nextReminderLook(startTime: number, now: number, timeZone: string): number | null {
  const instants = kinds.flatMap((kind) => {
    const text = textReminderAt(kind, startTime, timeZone);
    return text === null ? [startTime - leads[kind]] : [startTime - leads[kind], text];
  });
  const coming = instants.filter((instant) => instant > now);
  return coming.length === 0 ? null : Math.min(...coming);
}
