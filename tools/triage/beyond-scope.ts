import { readFileSync } from "node:fs";
import { assess } from "@anteroom/triage/assess";
import { painComplaints } from "@anteroom/triage/complaints";
import { questions, type Sex } from "@anteroom/triage/evidences";
import { addAnswer, questionOf, startInterview, type Complaint } from "@anteroom/triage/interview";
import type { PreparedModel } from "@anteroom/triage/model";
import { nextQuestion } from "@anteroom/triage/next-question";
import type { Result } from "@anteroom/triage/result";
import { signsTrueOf } from "./first-screen.ts";
import { truthOf } from "./patients.ts";

/** A complaint that none of the conditions explains, and what its patient truthfully answers, in evidences of DDXPlus. */
export type BeyondScope = {
  readonly id: string;
  readonly age: number;
  readonly sex: Sex;
  readonly words: string;
  readonly evidences: readonly string[];
};

/** One interview: the complaint it began with, and its end. */
export type Try = {
  readonly id: string;
  readonly words: string;
  readonly complaint: Complaint;
  readonly result: Result;
  readonly questions: number;
};

/** The complaints of a file of JSON lines. */
export function readBeyondScope(file: string): readonly BeyondScope[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as BeyondScope); // our own file, its format checked by its author
}

/**
 * Every interview this patient could begin: one for each first complaint among what is true of them, or "not found" where there is none. Before it
 * comes the first screen, as in the product, unless it is left out.
 */
export function tryAll(model: PreparedModel, one: BeyondScope, isScreened: boolean): readonly Try[] {
  const truth = truthOf(one);
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
  const truth = truthOf(one);
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
