import type { BusyTime } from "@anteroom/domain/booking/busy-times";

/** Which times are wanted, in ms, and the zone of times that name none. */
export type BusySpan = { from: number; until: number; timeZone: string };

/** The busy times of a calendar, or in English, for a person, why they could not be read. */
export type BusyReading = { busy: readonly BusyTime[] } | { failure: string };

/** Reads calendars of others over the internet. */
export type BusyCalendars = {
  /** Whether the address is one that may be asked: https, a public name. */
  canReach: (url: string) => boolean;
  /** Never rejects: whatever somebody else's server does is an outcome. */
  read: (url: string, span: BusySpan) => Promise<BusyReading>;
};
