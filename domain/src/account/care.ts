import { ageOn } from "./age.ts";

/** How long before somebody comes of age the notice goes out, and how long it stands at least; in ms. */
export const careNotice = 30 * 24 * 3_600_000;

/** What is known of the care for a dependent (D.101); instants in ms. */
export type Care = {
  birthdate: string | null;
  /** When the dependent was asked to agree, or the patient told that the care ends. */
  requestedAt: number | null;
  /** When the dependent agreed. */
  confirmedAt: number | null;
  /** From then on nobody acts for the dependent without an agreement. */
  endsAt: number | null;
};

/** `waiting`: nobody acts for an adult who has not agreed; `ending`: the notice has gone out. */
export type CareState = "open" | "ending" | "waiting";

/** Whether one may act for a dependent now. */
export function careState({ confirmedAt, endsAt }: Care, now: number): CareState {
  if (confirmedAt !== null || endsAt === null) return "open";
  return endsAt > now ? "ending" : "waiting";
}

/** Whether a person of this birth date is of age; nobody whose birth date is unknown. */
export function isOfAge(birthdate: string | null, ageOfMajority: number, now: number): boolean {
  return birthdate !== null && ageOn(birthdate, now) >= ageOfMajority;
}

/** What is due in the care for a dependent: a notice with the instant at which the care ends, its end, or nothing. */
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
