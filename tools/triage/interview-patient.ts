import type { Question } from "@anteroom/triage/evidences";
import { questions } from "@anteroom/triage/evidences";
import {
  addAnswer,
  questionOf,
  startInterview,
  type Answer,
  type Interview,
} from "@anteroom/triage/interview";
import type { PreparedModel } from "@anteroom/triage/model";
import { nextQuestion } from "@anteroom/triage/next-question";
import { trueAnswers, type PatientRow } from "./patients.ts";

/** A finished interview, and the time to choose each question in ms. */
export type TimedInterview = { readonly interview: Interview; readonly milliseconds: readonly number[] };

/**
 * Plays the interview of a DDXPlus patient to its end. A share `flip` (0 .. 1) of yes-or-no answers is flipped, never the first complaint.
 * `next` returns numbers from 0 to below 1.
 */
export function interviewPatient(
  model: PreparedModel,
  row: PatientRow,
  flip: number,
  next: () => number,
): TimedInterview {
  const truth = trueAnswers(row);
  const milliseconds: number[] = [];
  let interview = startInterview({ age: row.age, sex: row.sex, complaints: [complaintOf(row)] });
  for (;;) {
    const from = performance.now();
    const question = nextQuestion(model, interview);
    milliseconds.push(performance.now() - from);
    if (!question) return { interview, milliseconds };
    const posed = questionOf(question.question);
    interview = addAnswer(interview, posed.code, turned(posed, truth(posed), flip, next));
  }
}

function turned({ kind }: Question, given: Answer, flip: number, next: () => number): Answer {
  if (kind !== "yes-no" || next() >= flip) return given;
  return given === "yes" ? "no" : "yes";
}

const posed = new Set(questions.map((one) => one.code));

function complaintOf({ initial }: PatientRow): { evidence: string } | { beyondScope: "not-found" } {
  return posed.has(initial) ? { evidence: initial } : { beyondScope: "not-found" };
}

/** Creates a pseudo-random generator from 0 to below 1 by seed (Mulberry32): the same numbers for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
