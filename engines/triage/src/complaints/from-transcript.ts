import { conclude, type Conclusion } from "./conclude.ts";
import { nextQuestion } from "./choose-question.ts";
import { answerQuestion, beginInterview, type Interview, type Question } from "./interview.ts";
import { impliedFindings } from "./knowledge.ts";
import { findingsOfValues, type Known, learn, type Presence } from "./known.ts";
import type { PreparedKnowledge } from "./prepare.ts";

/**
 * A case in the vocabulary of the knowledge, as its README describes: ids of complaints and findings, age in years.
 * Findings in neither list are unknown.
 */
export type Transcript = {
  readonly age: number;
  readonly sex: "F" | "M";
  readonly complaints: readonly string[];
  readonly present: readonly string[];
  readonly absent: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
};

/** A finished interview: its result and the questions asked, in order. */
export type FinishedInterview = Conclusion & { readonly posed: readonly Question[] };

/** Given with age and sex before the first question: pregnancy, its length, or a recent birth. */
const reportedAtStart: ReadonlySet<string> = new Set([
  "pregnant",
  "pregnant-under-12-weeks",
  "pregnant-12-to-20-weeks",
  "pregnant-over-20-weeks",
  "pregnant-over-37-weeks",
  "postpartum",
]);

/**
 * Plays an interview from a transcript: begins with its complaints and pregnancy, then answers each question; other
 * findings stay unknown. Stops once `isEnough` returns true, asked before each question. Throws as `beginInterview`
 * and `knownOfTranscript` do.
 */
export function answerFromTranscript(
  prepared: PreparedKnowledge,
  transcript: Transcript,
  isEnough: (interview: Interview) => boolean = () => false,
): FinishedInterview {
  const { age, sex, complaints } = transcript;
  const truth = knownOfTranscript(prepared, transcript);
  const posed: Question[] = [];
  const known = new Map([...truth].filter(([finding]) => reportedAtStart.has(finding)));
  let interview = beginInterview(prepared, { person: { age, sex }, complaints, known });
  while (!isEnough(interview)) {
    const question = nextQuestion(prepared, interview);
    if (!question) break;
    posed.push(question);
    const answers: Record<string, Presence> = {};
    for (const finding of question.findings) {
      const presence = truth.get(finding);
      if (presence) answers[finding] = presence;
    }
    interview = answerQuestion(prepared, interview, question, answers);
  }
  return { ...conclude(prepared, interview), posed };
}

/**
 * Returns everything that a transcript states, with what follows from it. Throws a RangeError for an unknown finding,
 * one both present and absent, or an invalid value; unknown complaints are ignored.
 */
export function knownOfTranscript(prepared: PreparedKnowledge, transcript: Transcript): Known {
  const { complaints, present, absent, values = {} } = transcript;
  const own = complaints.flatMap((id) => prepared.complaints.get(id) ?? []).flatMap(impliedFindings);
  const strange = [...present, ...absent].filter((finding) => !prepared.findings.has(finding));
  if (strange.length > 0) throw new RangeError(`There is no finding ${strange.join(", ")}`);
  const both = present.filter((finding) => absent.includes(finding));
  if (both.length > 0) throw new RangeError(`${both.join(", ")} cannot be present and absent`);
  const reported = new Map<string, Presence>([
    ...absent.map((finding) => [finding, "absent"] as const),
    ...[...own, ...present].map((finding) => [finding, "present"] as const),
  ]);
  return learn(prepared, learn(prepared, new Map(), reported), findingsOfValues(prepared, values));
}
