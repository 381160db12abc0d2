export type CalendarEntry = {
  /** Stays the same when the entry is sent again. */
  uid: string;
  start: Date;
  end: Date;
  now: Date;
  title: string;
  alarm: string;
  link: string;
};

/** One visit as an iCalendar file (RFC 5545) with an alarm an hour before. */
export function calendarFile({ uid, start, end, now, title, alarm, link }: CalendarEntry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Anteroom//Visits//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${link}`,
    `DESCRIPTION:${escaped(link)}`,
    "CLASS:PRIVATE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT1H",
    `DESCRIPTION:${escaped(alarm)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function utc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** A line holds 75 octets; the next begins with a space. */
function folded(line: string): string {
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
