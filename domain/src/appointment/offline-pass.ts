import { asNumber, asRecord, asText } from "../shared/record.ts";
import { joinClosesAt } from "./session-window.ts";

/**
 * What is kept of a visit on the phone, to be read without a connection (D.99): no doctor, specialty, motive or link.
 * Times are words, written when it was kept; `expiresAt` is an instant in ms.
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
  /** Tells one pass from another. */
  code: string;
  /** The day on which it was kept, in words: it may have changed since. */
  keptOn: string;
  expiresAt: number;
};

/** More than these are not kept: a phone is no archive. */
const mostPasses = 10;

/** D.64: a pass ends with the room of its visit. */
export const passExpiresAt = (endTime: number): number => joinClosesAt(endTime);

/** The passes that a browser has kept and that have not expired, the nearest to its end first; whatever is no pass is left out. */
export function readPasses(stored: unknown, now: number): readonly OfflinePass[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((one) => readPass(one) ?? [])
    .filter(({ expiresAt }) => expiresAt > now)
    .sort((one, other) => one.expiresAt - other.expiresAt);
}

/** With this pass, in place of an older one of the same visit. */
export function withPass(passes: readonly OfflinePass[], pass: OfflinePass): readonly OfflinePass[] {
  return [...withoutPass(passes, pass.code), pass].slice(-mostPasses);
}

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
