/**
 * The content of one calendar entry. Texts are escaped by `calendarFile`; they show on locked screens, so
 * `title` and `alarm` must name no one.
 */
export type CalendarEntry = {
  /** Stable id: the same when the entry is sent again. */
  uid: string;
  start: Date;
  end: Date;
  now: Date;
  title: string;
  alarm: string;
  /** Lines of the description, above the link. */
  about?: readonly string[];
  /** The appointment's URL; null when there is nothing to open. */
  link: string | null;
  /** Number of changes. Calendars replace an entry by one with a higher number. */
  sequence?: number;
  /** True when the appointment is cancelled: calendars then remove the entry. */
  isCanceled?: boolean;
};

/**
 * Returns an appointment as an iCalendar file (RFC 5545) with an alarm one hour before; with `isCanceled` a
 * cancellation without one.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, start, end, now, title, alarm, about = [], link, sequence = 0, isCanceled = false } = entry;
  const description = link === null ? about : [...about, link];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Anteroom//Appointments//EN",
    isCanceled ? "METHOD:CANCEL" : "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${calendarUtc(now)}`,
    ...(sequence > 0 ? [`SEQUENCE:${sequence}`] : []),
    ...(isCanceled ? ["STATUS:CANCELLED"] : []),
    `DTSTART:${calendarUtc(start)}`,
    `DTEND:${calendarUtc(end)}`,
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(link === null ? [] : [`URL:${link}`]),
    ...(description.length === 0 ? [] : [`DESCRIPTION:${escapeCalendarText(description.join("\n"))}`]),
    "CLASS:PRIVATE",
    ...(isCanceled ? [] : alarmLines(alarm)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join("");
}

function alarmLines(alarm: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT1H",
    `DESCRIPTION:${escapeCalendarText(alarm)}`,
    "END:VALARM",
  ];
}

/** Formats an instant as an iCalendar UTC date-time, `20261124T090000Z`. */
export function calendarUtc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

/** Escapes a text value for iCalendar; line breaks become `\n`. */
export function escapeCalendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/**
 * Folds a line to at most 75 octets; continuation lines begin with a space. Adds no line end after the last.
 */
export function foldCalendarLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
