import { asNumber, asRecord, asText } from "../shared/record.ts";
import { joinClosesAt } from "./session-window.ts";

/**
 * What a phone stores of an appointment for reading without a connection (D.99): no doctor, specialty, reason or
 * link. Times are texts, formatted when stored; `expiresAt` is in ms.
 */
export type OfflinePass = {
  clinic: string;
  /** "Tuesday 24 November" */
  day: string;
  /** "14:00" */
  time: string;
  /** "Lisbon time" */
  zone: string;
  phone: string | null;
  /** The code of the appointment, which identifies the pass. */
  code: string;
  /** The day on which it was stored, as text: the appointment may have changed since. */
  keptOn: string;
  expiresAt: number;
};

/** The most passes that are stored: a phone is no archive. */
const mostPasses = 10;

/** Returns when a pass expires (ms): with the session window of its appointment (D.64). */
export const passExpiresAt = (endTime: number): number => joinClosesAt(endTime);

/**
 * Parses the passes stored in this browser: valid and unexpired ones at `now` (ms), soonest expiry first. Invalid
 * entries and unknown fields are dropped.
 */
export function readPasses(stored: unknown, now: number): readonly OfflinePass[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((one) => readPass(one) ?? [])
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((one, other) => one.expiresAt - other.expiresAt);
}

/**
 * Returns the passes (as `readPasses` orders them) with this one added, replacing that of the same appointment. Of the
 * others only the nine that expire soonest remain: those of the next appointments.
 */
export function withPass(passes: readonly OfflinePass[], pass: OfflinePass): readonly OfflinePass[] {
  return [...withoutPass(passes, pass.code).slice(0, mostPasses - 1), pass];
}

/** Returns the passes without the one of this code. */
export const withoutPass = (passes: readonly OfflinePass[], code: string): readonly OfflinePass[] =>
  passes.filter((one) => one.code !== code);

function readPass(given: unknown): OfflinePass | null {
  const fields = asRecord(given);
  const word = (name: string) => asText(fields?.[name], 200);
  const [clinic, day, time, zone] = [word("clinic"), word("day"), word("time"), word("zone")];
  const [code, keptOn, expiresAt] = [word("code"), word("keptOn"), asNumber(fields?.["expiresAt"])];
  if (!clinic || !day || !time || !zone || !code || !keptOn || expiresAt === null) return null;
  return { clinic, day, time, zone, phone: word("phone"), code, keptOn, expiresAt };
}
