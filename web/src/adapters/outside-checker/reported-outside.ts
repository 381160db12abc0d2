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
 * Returns what another company's checker receives of an interview: the first three complaints, the first 30
 * findings and all answers. Of a single-choice question it contains only the chosen option; without a choice, and
 * of other questions, all options, unanswered ones as `unknown`.
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
 * Restores a stored interview without its malformed entries. Returns null when age or sex is invalid, or when the id
 * of a complaint, finding or option does not have the format of an external checker's ids (`s_21`). Never rejects.
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
