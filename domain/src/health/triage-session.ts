import { triageSessionLifetime } from "../shared/constants.ts";
import { isTriageDraftExpired } from "../booking/booking-drafts.ts";
import { asLocale, type Locale } from "../shared/locales.ts";
import { asNumber, asRecord, asText } from "../shared/record.ts";
import { embeddedChecker } from "./symptom-checker.ts";

/** A symptom check on this device (S3.TRIAGE.01): its number, its language and when it is dropped, in ms. */
export type TriageSession = { id: string; language: Locale; expiry: number };

/** A symptom check that begins or goes on now: good for another day. */
export function keepTriageSession(
  { id, language }: Pick<TriageSession, "id" | "language">,
  now: number,
): TriageSession {
  return { id, language, expiry: now + triageSessionLifetime };
}

/** A stored session that still holds, or null: it cannot be one, or its time is over (S4.DRAFT.05). */
export function readTriageSession(stored: unknown, now: number): TriageSession | null {
  const fields = asRecord(stored);
  const id = asSessionId(fields?.id);
  const language = asLocale(asText(fields?.language, 10) ?? undefined);
  const expiry = asNumber(fields?.expiry);
  if (id === null || language === undefined || expiry === null) return null;
  return isTriageDraftExpired({ expiry }, now) ? null : { id, language, expiry };
}

type Arrival = {
  /** `triage_session` and `triage_language` as they stand in the address. */
  query: { session?: string | undefined; language?: string | undefined };
  /** The check this device has made or been given, when it still holds. */
  known: TriageSession | null;
  /** Of the clinic, settled. */
  provider: string;
};

/**
 * D.97: the session that an address brings along, as it is kept from now on; null for one that is unknown or expired. A
 * check of our own is known on the device that made it; another provider's is taken over, for only they know their numbers.
 */
export function arriveWithTriage({ query, known, provider }: Arrival, now: number): TriageSession | null {
  const id = asSessionId(query.session);
  if (id === null) return null;
  const language = asLocale(query.language) ?? known?.language ?? "en";
  if (known?.id === id) return { ...known, language };
  const isOfOthers = provider !== embeddedChecker && provider !== "none";
  return isOfOthers ? keepTriageSession({ id, language }, now) : null;
}

/** Such numbers stand in addresses: short, and nothing but letters, digits, `-` and `_`. */
function asSessionId(value: unknown): string | null {
  const id = asText(value, 100);
  return id !== null && /^[\w-]+$/.test(id) ? id : null;
}
