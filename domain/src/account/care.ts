import { ageOn } from "./age.ts";

/**
 * Notice before care for a dependent ends at their coming of age, in ms. The notice is sent this long before that
 * birthday and always lasts this long.
 */
export const careNotice = 30 * 24 * 3_600_000;

/** Facts about the care of an account holder for a dependent (D.101); instants in ms. */
export type Care = {
  birthdate: string | null;
  /** When the dependent was asked to agree, or the carer notified of the end of care. */
  requestedAt: number | null;
  /** When the dependent agreed. */
  confirmedAt: number | null;
  /** When the carer loses access unless the dependent has agreed. */
  endsAt: number | null;
};

/**
 * `open`: the carer may act for the dependent. `ending`: the notice was sent, care still holds. `waiting`: care has
 * ended until the adult agrees.
 */
export type CareState = "open" | "ending" | "waiting";

/** Returns the state of the care at `now` (ms): open when the dependent has agreed or no end is set. */
export function careState({ confirmedAt, endsAt }: Care, now: number): CareState {
  if (confirmedAt !== null || endsAt === null) return "open";
  return endsAt > now ? "ending" : "waiting";
}

/** Returns whether a person is of age at `now` (ms); false where the birth date is unknown. */
export function isOfAge(birthdate: string | null, ageOfMajority: number, now: number): boolean {
  return birthdate !== null && ageOn(birthdate, now) >= ageOfMajority;
}

/**
 * Returns the step that is due: `notice` with the instant (ms) at which care ends, `end` of the care, or null for
 * none.
 */
export function dueInCare(
  care: Care,
  ageOfMajority: number,
  now: number,
): { kind: "notice"; endsAt: number } | { kind: "end" } | null {
  if (care.confirmedAt !== null || care.birthdate === null) return null;
  if (care.requestedAt === null) {
    const comesOfAge = birthdayAt(care.birthdate, ageOfMajority);
    if (now < comesOfAge - careNotice) return null;
    return { kind: "notice", endsAt: Math.max(comesOfAge, now + careNotice) };
  }
  if (care.endsAt === null) return null;
  // Who was an adult when added has as long to answer as any other.
  return now >= Math.max(care.endsAt, care.requestedAt + careNotice) ? { kind: "end" } : null;
}

/** The start of a birthday in UTC; who was born on 29 February has it on 1 March in other years. */
function birthdayAt(birthdate: string, age: number): number {
  const [year = 0, month = 1, day = 1] = birthdate.split("-").map(Number);
  return Date.UTC(year + age, month - 1, day);
}
