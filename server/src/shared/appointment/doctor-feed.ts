import { escapeCalendarText, foldCalendarLine, calendarUtc } from "./calendar-file.ts";

/** One appointment of a doctor's calendar feed. `version` becomes the sequence number. */
export type FeedEntry = {
  id: number;
  version: number;
  start: Date;
  end: Date;
  /** `confirmed` once the clinic has accepted it. */
  status: "tentative" | "confirmed" | "cancelled";
  code: string | null;
  isOnSite: boolean;
};

type Feed = { domain: string; clinic: string; address: string | null; doctor: string; now: Date };

/**
 * Returns a doctor's appointments as an iCalendar feed (RFC 5545). It names no patient, because it is unknown who reads
 * the calendar and where it is stored.
 */
export function doctorFeed(
  entries: readonly FeedEntry[],
  { domain, clinic, address, doctor, now }: Feed,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Anteroom//Appointments//EN",
    "METHOD:PUBLISH",
    `NAME:${escapeCalendarText(`${doctor} · ${clinic}`)}`,
    `X-WR-CALNAME:${escapeCalendarText(`${doctor} · ${clinic}`)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:appointment-${entry.id}@${domain}`,
      `DTSTAMP:${calendarUtc(now)}`,
      `SEQUENCE:${entry.version}`,
      `STATUS:${entry.status.toUpperCase()}`,
      `DTSTART:${calendarUtc(entry.start)}`,
      `DTEND:${calendarUtc(entry.end)}`,
      `SUMMARY:${escapeCalendarText([clinic, entry.code].filter(Boolean).join(" · "))}`,
      ...(entry.isOnSite && address ? [`LOCATION:${escapeCalendarText(address)}`] : []),
      "CLASS:PRIVATE",
      entry.status === "cancelled" ? "TRANSP:TRANSPARENT" : "TRANSP:OPAQUE",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join("");
}
