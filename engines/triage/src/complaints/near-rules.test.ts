import { expect, test } from "vitest";
import { smallKnowledge } from "../testing/small-knowledge.ts";
import { nextQuestion } from "./choose-question.ts";
import { answerQuestion, beginInterview, type Interview } from "./interview.ts";
import type { Expression, Knowledge } from "./knowledge.ts";
import type { Presence } from "./known.ts";
import { lackedByNearRules } from "./near-rules.ts";
import { prepareKnowledge } from "./prepare.ts";

const withRule = (when: Expression): Knowledge => ({
  ...smallKnowledge,
  rules: [{ id: "dire", urgency: "emergency-services", when, reason: "It is dire.", source: "guide" }],
});
const begin = (when: Expression, reported: Readonly<Record<string, Presence>> = {}, sex: "F" | "M" = "F") => {
  const prepared = prepareKnowledge(withRule(when));
  const known = new Map(Object.entries(reported));
  const interview = beginInterview(prepared, {
    person: { age: 30, sex },
    complaints: ["sore-throat"],
    known,
  });
  return { prepared, interview };
};
const lacked = (when: Expression, reported?: Readonly<Record<string, Presence>>, sex?: "F" | "M") => {
  const { prepared, interview } = begin(when, reported, sex);
  return Object.fromEntries(lackedByNearRules(prepared, interview));
};

test("a rule lacking one finding asks for it, and one lacking two with half the weight", () => {
  expect(lacked({ all: ["sore-throat", "fever"] })).toEqual({ fever: 4 });
  expect(lacked({ all: ["sore-throat", "fever", { any: ["lips-blue", "pregnant"] }] })).toEqual({
    fever: 2,
    "lips-blue": 2,
    pregnant: 2,
  });
});

test("a rule that no finding supports or that cannot hold asks for nothing", () => {
  expect(lacked("lips-blue")).toEqual({});
  expect(lacked({ all: ["sore-throat", "fever"] }, { fever: "absent" })).toEqual({});
  expect(lacked({ all: ["sore-throat", "pregnant"] }, {}, "M")).toEqual({});
  expect(lacked({ all: ["sore-throat", "fever", { ageFrom: 60 }] })).toEqual({});
  expect(lacked({ all: ["sore-throat", "cough-barking"] })).toEqual({});
});

test("a rule of at least two in three asks for its cheapest finding", () => {
  expect(lacked({ atLeast: 2, of: ["sore-throat", "fever", "cough"] })).toEqual({ fever: 4, cough: 4 });
});

test("a missing finding of a near rule is asked although the complaint does not list it", () => {
  const { prepared, interview } = begin({ all: ["sore-throat", "tonsil-pus"] });
  let state: Interview = interview;
  for (let next = nextQuestion(prepared, state); next; next = nextQuestion(prepared, state))
    state = answerQuestion(prepared, state, next, {});
  expect([...state.questionedFindings]).toContain("tonsil-pus");
});
