import { readInterview } from "../../ports/read-interview.ts";
import type { CheckInterview, Presence } from "../../ports/symptom-checker.ts";

/**
 * Everything of an interview that leaves the device: age, sex, and ids that the checker itself assigned. No
 * free text, name or number of a person.
 */
export type OutgoingInterview = {
  age: number;
  sex: "F" | "M";
  complaints: string[];
  findings: { id: string; presence: Presence }[];
  answers: { id: string; presence: Presence }[];
};

/**
 * Returns what another company's checker receives of an interview: at most three complaints and 30 findings.
 * Of a single-choice question, only the chosen option.
 */
export function toOutgoingInterview({
  person,
  complaints,
  findings,
  answered,
}: CheckInterview): OutgoingInterview {
  return {
    age: person.age,
    sex: person.sex,
    complaints: complaints.map(({ id }) => id).slice(0, 3),
    findings: findings.map(({ id, presence }) => ({ id, presence })).slice(0, 30),
    answers: answered.flatMap(({ question, choices }) => {
      const reported = question.options.map(({ id }) => ({ id, presence: choices[id] ?? "unknown" }));
      const chosen = reported.filter(({ presence }) => presence === "present");
      return question.kind === "one" && chosen.length > 0 ? chosen : reported;
    }),
  };
}

const isOthersId = (id: string) => /^[a-z]{1,3}_[\w-]{1,40}$/.test(id);

/**
 * Restores a stored interview; null if malformed, or where its ids are not those of another company's
 * checker. Never rejects.
 */
export function restoreOutsideInterview(stored: unknown): Promise<CheckInterview | null> {
  const interview = readInterview(stored);
  const ids = [
    ...(interview?.complaints ?? []),
    ...(interview?.findings ?? []),
    ...(interview?.answered ?? []).flatMap(({ question }) => question.options),
  ].map(({ id }) => id);
  return Promise.resolve(interview && ids.every(isOthersId) ? interview : null);
}
