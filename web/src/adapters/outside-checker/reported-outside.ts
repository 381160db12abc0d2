import { readInterview } from "../../ports/read-interview.ts";
import type { CheckInterview, Presence } from "../../ports/symptom-checker.ts";

/** All that leaves the device of an interview: age, sex, and names that the checker itself has given. No words, no name, no number of a person. */
export type Outgoing = {
  age: number;
  sex: "F" | "M";
  complaints: string[];
  findings: { id: string; presence: Presence }[];
  answers: { id: string; presence: Presence }[];
};

/** An interview as another company's checker is told it. Of a list of which one is true, that one alone. */
export function reportedOutside({ person, complaints, findings, answered }: CheckInterview): Outgoing {
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

/** A kept interview, in the words that were read; null where it was made by a checker that names things otherwise. */
export function restoreOutside(stored: unknown): Promise<CheckInterview | null> {
  const interview = readInterview(stored);
  const ids = [
    ...(interview?.complaints ?? []),
    ...(interview?.findings ?? []),
    ...(interview?.answered ?? []).flatMap(({ question }) => question.options),
  ].map(({ id }) => id);
  return Promise.resolve(interview && ids.every(isOthersId) ? interview : null);
}
