import { escaped, folded, utc } from "./calendar-file.ts";

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
 * A doctor's appointments as one iCalendar file (RFC 5545) that a calendar program fetches again and again. It names nobody
 * but the doctor: who reads a calendar, and where it is stored, the clinic does not know.
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
    `NAME:${escaped(`${doctor} · ${clinic}`)}`,
    `X-WR-CALNAME:${escaped(`${doctor} · ${clinic}`)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:appointment-${entry.id}@${domain}`,
      `DTSTAMP:${utc(now)}`,
      `SEQUENCE:${entry.version}`,
      `STATUS:${entry.status.toUpperCase()}`,
      `DTSTART:${utc(entry.start)}`,
      `DTEND:${utc(entry.end)}`,
      `SUMMARY:${escaped([clinic, entry.code].filter(Boolean).join(" · "))}`,
      ...(entry.isOnSite && address ? [`LOCATION:${escaped(address)}`] : []),
      "CLASS:PRIVATE",
      entry.status === "cancelled" ? "TRANSP:TRANSPARENT" : "TRANSP:OPAQUE",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
