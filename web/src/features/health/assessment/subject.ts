import type { Dependent } from "@anteroom/contract/account/dependents";
import { ageOn } from "@anteroom/domain/account/age";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { Profile } from "../../../platform/session.ts";

/** The person an assessment is about. */
export type Subject = {
  id: number;
  /** Null: the person who answers. */
  name: string | null;
  birthdate: string | null;
  age: number | null;
  sex: Profile["sex"];
};

/** Returns the subject of a profile or dependent, with the age in whole years at `now` (ms). */
export function subjectOf(person: Profile | Dependent, isSelf: boolean, now: number): Subject {
  const { id, name, birthdate, sex } = person;
  const age = birthdate === null ? null : ageOn(birthdate, now);
  return { id, name: isSelf ? null : name, birthdate, age, sex };
}

/**
 * Returns the answers that the profile provides: the age, and the sex where the formulas use it; `known`
 * names them.
 */
export function answersFromProfile({ age, sex }: Subject): { answers: Answers; known: string[] } {
  const isKnown = sex === "male" || sex === "female";
  return {
    answers: { ...(age !== null && { age: [age] }), ...(isKnown && { sex: [sex] }) },
    known: [...(age === null ? [] : ["age"]), ...(isKnown ? ["sex"] : [])],
  };
}

/**
 * Names under which a draft stores what is decided before the first question. They are no questions, so
 * responses do not contain them.
 */
export const draftKeys = {
  subject: "for",
  consentedAt: "consented",
  known: "known",
  mended: "mended",
} as const;

/** Returns the id of the person a draft is about, or null. */
export function subjectIdOf(answers: Answers): number | null {
  const [id] = answers[draftKeys.subject] ?? [];
  return typeof id === "number" ? id : null;
}

/** Returns when storing the answers on the server was agreed to (ISO 8601); null: not agreed. */
export function consentedAtOf(answers: Answers): string | null {
  const [at] = answers[draftKeys.consentedAt] ?? [];
  return typeof at === "string" ? at : null;
}

/** Returns the names of the questions that the profile or record answered. */
export function knownQuestionsOf(answers: Answers): ReadonlySet<string> {
  return new Set((answers[draftKeys.known] ?? []).filter((name) => typeof name === "string"));
}
