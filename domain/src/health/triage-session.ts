import { triageSessionLifetime } from "../shared/constants.ts";
import { isTriageDraftExpired } from "../booking/booking-drafts.ts";
import { asLocale, type Locale } from "../shared/locales.ts";
import { asNumber, asRecord, asText } from "../shared/record.ts";
import { embeddedChecker } from "./symptom-checker.ts";

/** A symptom check on this device: its id, its language and its expiry in ms (S3.TRIAGE.01). */
export type TriageSession = { id: string; language: Locale; expiry: number };

/**
 * Returns the session to store when a check begins or goes on at `now` (ms), expiring after `triageSessionLifetime`.
 * Stores nothing itself.
 */
export function saveTriageSession(
  { id, language }: Pick<TriageSession, "id" | "language">,
  now: number,
): TriageSession {
  return { id, language, expiry: now + triageSessionLifetime };
}

/**
 * Parses a stored session; null where it is invalid (an id longer than 100 characters or with others than letters,
 * digits, `-` and `_`; an unknown language) or expired at `now` (S4.DRAFT.05).
 */
export function readTriageSession(stored: unknown, now: number): TriageSession | null {
  const fields = asRecord(stored);
  const id = asSessionId(fields?.id);
  const language = asLocale(asText(fields?.language, 10) ?? undefined);
  const expiry = asNumber(fields?.expiry);
  if (id === null || language === undefined || expiry === null) return null;
  return isTriageDraftExpired({ expiry }, now) ? null : { id, language, expiry };
}

type Arrival = {
  /** `triage_session` and `triage_language` of the address. */
  query: { session?: string | undefined; language?: string | undefined };
  /** The unexpired check of this device. */
  known: TriageSession | null;
  /** Of the clinic, settled. */
  provider: string;
};

/**
 * Returns the session to store for the one named in the query (D.97). An id of our own checker must be the one of
 * this device, whose expiry stays; ids of other providers are accepted with a new expiry. Null otherwise. An unknown
 * language becomes that of this device's check, else English.
 */
export function triageSessionFromQuery(
  { query, known, provider }: Arrival,
  now: number,
): TriageSession | null {
  const id = asSessionId(query.session);
  if (id === null) return null;
  const language = asLocale(query.language) ?? known?.language ?? "en";
  if (known?.id === id) return { ...known, language };
  const isOfOthers = provider !== embeddedChecker && provider !== "none";
  return isOfOthers ? saveTriageSession({ id, language }, now) : null;
}

/** Returns an id of at most 100 letters, digits, `-` and `_`, else null. */
function asSessionId(value: unknown): string | null {
  const id = asText(value, 100);
  return id !== null && /^[\w-]+$/.test(id) ? id : null;
}
