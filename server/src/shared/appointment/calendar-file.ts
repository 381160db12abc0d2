export type CalendarEntry = {
  /** Stays the same when the entry is sent again. */
  uid: string;
  start: Date;
  end: Date;
  now: Date;
  title: string;
  alarm: string;
  /** Lines above the link, which show once the entry is opened. */
  about?: readonly string[];
  /** Null where nothing is left to open. */
  link: string | null;
  /** Counts the changes of the entry; a later one takes the place of an earlier one. */
  sequence?: number;
  /** The appointment is cancelled: calendars take the entry out. */
  isCanceled?: boolean;
};

/** One appointment as an iCalendar file (RFC 5545) with an alarm an hour before. */
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
    `DTSTAMP:${utc(now)}`,
    ...(sequence > 0 ? [`SEQUENCE:${sequence}`] : []),
    ...(isCanceled ? ["STATUS:CANCELLED"] : []),
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(link === null ? [] : [`URL:${link}`]),
    ...(description.length === 0 ? [] : [`DESCRIPTION:${escaped(description.join("\n"))}`]),
    "CLASS:PRIVATE",
    ...(isCanceled ? [] : alarmLines(alarm)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function alarmLines(alarm: string): string[] {
  return ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", `DESCRIPTION:${escaped(alarm)}`, "END:VALARM"];
}

/** An instant as iCalendar has it. */
export function utc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

/** A text as iCalendar has it. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** A line holds 75 octets; the next begins with a space. */
export function folded(line: string): string {
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
