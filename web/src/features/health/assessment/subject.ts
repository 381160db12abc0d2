import type { Dependent } from "@anteroom/contract/account/dependents";
import { ageOn } from "@anteroom/domain/account/age";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { Profile } from "../../../platform/session.ts";

/** Whom the answers are about. */
export type Subject = {
  id: number;
  /** Null: whoever answers. */
  name: string | null;
  birthdate: string | null;
  age: number | null;
  sex: Profile["sex"];
};

export function subjectOf(person: Profile | Dependent, isSelf: boolean, now: number): Subject {
  const { id, name, birthdate, sex } = person;
  const age = birthdate === null ? null : ageOn(birthdate, now);
  return { id, name: isSelf ? null : name, birthdate, age, sex };
}

/** What the profile answers already: the age, and the sex where the formulas know it. */
export function answersFromProfile({ age, sex }: Subject): { answers: Answers; known: string[] } {
  const isKnown = sex === "male" || sex === "female";
  return {
    answers: { ...(age !== null && { age: [age] }), ...(isKnown && { sex: [sex] }) },
    known: [...(age === null ? [] : ["age"]), ...(isKnown ? ["sex"] : [])],
  };
}

/** Beside the answers a draft keeps what was settled before the first question. They are no questions, so no response has them. */
export const settled = {
  subject: "for",
  consentedAt: "consented",
  known: "known",
  mended: "mended",
} as const;

export function subjectIdOf(answers: Answers): number | null {
  const [id] = answers[settled.subject] ?? [];
  return typeof id === "number" ? id : null;
}

/** When it was agreed that the answers are kept; null: they are not. */
export function consentedAtOf(answers: Answers): string | null {
  const [at] = answers[settled.consentedAt] ?? [];
  return typeof at === "string" ? at : null;
}

export function knownQuestionsOf(answers: Answers): ReadonlySet<string> {
  return new Set((answers[settled.known] ?? []).filter((name) => typeof name === "string"));
}
