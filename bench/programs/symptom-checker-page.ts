import { openLearned, type LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import { openOwnWords, type OwnWords } from "@anteroom/domain/health/own-words/own-words";
import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { type Transcript, knownOfTranscript } from "@anteroom/triage/complaints/from-transcript";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import type { Knowledge } from "@anteroom/triage/complaints/knowledge";
import type { Presence } from "@anteroom/triage/complaints/known";
import { type PreparedKnowledge, prepareKnowledge } from "@anteroom/triage/complaints/prepare";

/** A typed text and its person. */
export type TypedText = { readonly text: string; readonly age: number; readonly sex: "F" | "M" };

/** Functions of the page under test; each returns the ms it took. */
export type CheckerOfPage = {
  readonly openReader: (...all: Parameters<typeof openOwnWords>) => number;
  readonly learn: (weights: LearnedWeights) => number;
  readonly read: (texts: readonly TypedText[]) => readonly number[];
  readonly openKnowledge: (knowledge: Knowledge) => number;
  readonly ask: (people: readonly Transcript[]) => readonly number[];
};

let readText: OwnWords | undefined;
let learned: ReturnType<typeof openLearned> | undefined;
let prepared: PreparedKnowledge | undefined;

function timed(step: () => void): number {
  const began = performance.now();
  step();
  return performance.now() - began;
}

/** Milliseconds to each question of a person who answers it. */
function timesOfQuestions(knowledge: PreparedKnowledge, person: Transcript): number[] {
  const { age, sex, complaints } = person;
  const truth = knownOfTranscript(knowledge, person);
  let interview = beginInterview(knowledge, { person: { age, sex }, complaints });
  const times: number[] = [];
  for (;;) {
    const began = performance.now();
    const question = nextQuestion(knowledge, interview);
    times.push(performance.now() - began);
    if (!question) return times;
    const answers: Record<string, Presence> = {};
    for (const finding of question.findings) {
      const presence = truth.get(finding);
      if (presence) answers[finding] = presence;
    }
    interview = answerQuestion(knowledge, interview, question, answers);
  }
}

const page: CheckerOfPage = {
  openReader: (...all) => timed(() => (readText = openOwnWords(...all))),
  learn: (weights) => timed(() => (learned = openLearned(weights))),
  read: (texts) => texts.map(({ text, age, sex }) => timed(() => readText?.(text, { age, sex }, learned))),
  openKnowledge: (knowledge) => timed(() => (prepared = prepareKnowledge(knowledge))),
  ask: (people) =>
    people.flatMap((person) => {
      if (!prepared) throw new Error("The knowledge is not open.");
      return timesOfQuestions(prepared, person);
    }),
};
Object.assign(globalThis, { checkerOfPage: page });
