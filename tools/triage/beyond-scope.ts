import { readFileSync } from "node:fs";
import { assess } from "@anteroom/triage/assess";
import { painComplaints } from "@anteroom/triage/complaints";
import { questions, type Sex } from "@anteroom/triage/evidences";
import { addAnswer, questionOf, startInterview, type Complaint } from "@anteroom/triage/interview";
import type { PreparedModel } from "@anteroom/triage/model";
import { nextQuestion } from "@anteroom/triage/next-question";
import type { Result } from "@anteroom/triage/result";
import { signsTrueOf } from "./first-screen.ts";
import { trueAnswers } from "./patients.ts";

/** A complaint that no condition explains, and its patient's true answers, in evidences of DDXPlus. */
export type BeyondScope = {
  readonly id: string;
  readonly age: number;
  readonly sex: Sex;
  readonly words: string;
  readonly evidences: readonly string[];
};

/** One interview: its first complaint, and its result. */
export type Attempt = {
  readonly id: string;
  readonly words: string;
  readonly complaint: Complaint;
  readonly result: Result;
  readonly questions: number;
};

/** Reads complaints from a JSON lines file. Does not validate. */
export function readBeyondScope(file: string): readonly BeyondScope[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as BeyondScope); // our own file, its format checked by its author
}

/**
 * Plays every interview this patient could begin: one for each true complaint, or "not found"
 * without any. The safety screen comes first unless `isScreened` is false. Returns the results in
 * the order of the complaints.
 */
export function playAllInterviews(
  model: PreparedModel,
  one: BeyondScope,
  isScreened: boolean,
): readonly Attempt[] {
  const truth = trueAnswers(one);
  const signs = isScreened ? signsTrueOf(one, truth) : [];
  return firstComplaints(one).map((complaint) => {
    let interview = startInterview({ age: one.age, sex: one.sex, complaints: [complaint], signs });
    for (let next = nextQuestion(model, interview); next; next = nextQuestion(model, interview))
      interview = addAnswer(interview, next.question, truth(questionOf(next.question)));
    const result = assess(model, interview);
    return { id: one.id, words: one.words, complaint, result, questions: interview.answers.length };
  });
}

function firstComplaints(one: BeyondScope): readonly Complaint[] {
  const truth = trueAnswers(one);
  const named = questions.filter((question) => question.first && truth(question) === "yes");
  const places = truth(questionOf("E_55"));
  const hurts = named.some(({ code }) => code === "E_53");
  const pains = painNames.filter(
    (pain) => hurts && painComplaints[pain].some((place) => places.includes(place)),
  );
  const all: readonly Complaint[] = [
    ...named.map(({ code }) => ({ evidence: code })),
    ...pains.map((pain) => ({ pain })),
  ];
  return all.length > 0 ? all : [{ beyondScope: "not-found" }];
}

const painNames = Object.keys(painComplaints) as (keyof typeof painComplaints)[]; // the keys of a constant
