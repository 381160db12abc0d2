type Entry = {
  uid: string;
  startTime: string;
  endTime: string;
  /** When the file is made, in ms. */
  now: number;
  /** Names the clinic and nothing else: calendars are shared (D.100). */
  title: string;
  alarm: string;
  link: string;
};

/**
 * Returns an appointment as a calendar file (RFC 5545) with an alarm an hour before. `startTime` and
 * `endTime`: ISO 8601; `now` in ms. Texts are escaped and lines folded here.
 */
export function calendarEntry({ uid, startTime, endTime, now, title, alarm, link }: Entry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Anteroom//Visits//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(startTime))}`,
    `DTEND:${utc(Date.parse(endTime))}`,
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

function utc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** A line holds 75 octets; the next begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (encoder.encode(part + character).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
