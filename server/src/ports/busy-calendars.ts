import type { BusyFeedFailureCode, BusyTime } from "@anteroom/domain/booking/busy-times";

/** The time span to read, in ms since the epoch, and the zone of times without one. */
export type BusySpan = { from: number; until: number; timeZone: string };

/** The busy times of a calendar, or why it could not be read: `failure` is in English, for engineers. */
export type BusyReading = { busy: readonly BusyTime[] } | { failure: string; code: BusyFeedFailureCode };

/** An address of iCalendar (RFC 5545), or with an account a server or calendar of CalDAV (RFC 4791). */
export type BusySource = { url: string; account: { userName: string; password: string } | null };

/** Reads external calendars over the internet. */
export type BusyCalendars = {
  /** Returns whether the address may be requested: https and a public host name. */
  canReach: (url: string) => boolean;
  /** Reads the busy times within a span. Never rejects: failures are returned. */
  read: (source: BusySource, span: BusySpan) => Promise<BusyReading>;
};
