import { expect, test } from "vitest";
import { smallKnowledge } from "@anteroom/triage/testing/small-knowledge";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import {
  type CaseTranscript,
  measureVignettes,
  transcriptProblems,
  type Reference,
} from "./measure-vignettes.ts";
import { groupOutcomes, isSafe, formatOutcomes } from "./vignette-figures.ts";

const prepared = prepareKnowledge(smallKnowledge);
const sore: CaseTranscript = {
  id: "a",
  age: 30,
  sex: "F",
  complaints: ["sore-throat"],
  present: [],
  absent: [],
};
const measure = (transcript: Partial<CaseTranscript>, reference: Partial<Reference>) =>
  measureVignettes(
    prepared,
    [{ ...sore, ...transcript }],
    [{ id: "a", conditions: ["cold"], urgency: "self-care", ...reference }],
  );

test("a case is right by id or name of its condition, and by any of several urgencies", () => {
  expect(measure({}, {})).toMatchObject([{ place: 1, under: 0, isKnown: true }]);
  expect(measure({}, { conditions: ["common  COLD"] })).toMatchObject([{ place: 1 }]);
  expect(measure({}, { conditions: ["plague"] })).toMatchObject([{ place: 0, isKnown: false }]);
  expect(measure({}, { urgency: ["within-days", "self-care"] })).toMatchObject([{ under: 0 }]);
});

test("one level less urgent is safe, except in an emergency", () => {
  const [oneLess] = measure({}, { urgency: "within-days" });
  const [twoLess] = measure({}, { urgency: "within-hours" });
  const [sentAway] = measure({}, { urgency: "emergency-department-now" });
  const [nearly] = [{ ...oneLess, isEmergency: true }] as [NonNullable<typeof oneLess>];
  expect([oneLess, twoLess, sentAway, nearly].map((one) => one && isSafe(one))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a case that cannot start is neither covered nor safe", () => {
  const outcomes = measure({ complaints: [] }, {});
  const figures = Object.fromEntries(formatOutcomes(outcomes));
  expect(figures["covered (an urgency and a condition)"]).toMatch(/^0\.0 %/);
  expect(figures["safe urgency"]).toMatch(/^0\.0 %/);
});

test("over-triage is reported by levels, and groups by their names", () => {
  const outcomes = measure({ present: ["drooling"] }, { specialty: "throat" });
  const figures = Object.fromEntries(formatOutcomes(outcomes));
  expect(figures["more urgent by two levels or more"]).toMatch(/^1 of 1/);
  expect(groupOutcomes(outcomes, ({ specialty }) => specialty).map(([name]) => name)).toEqual(["throat"]);
});

test("transcripts that cannot be answered are reported together with their ids", () => {
  const wrong = [
    sore,
    { ...sore, id: "b", present: ["hiccups"] },
    { ...sore, id: "c", complaints: ["hiccups"] },
  ];
  expect(transcriptProblems(prepared, wrong)).toEqual([
    "b: There is no finding hiccups",
    "c: hiccups is no complaint of this person",
  ]);
  expect(transcriptProblems(prepared, [{ ...sore, complaints: [] }])).toEqual([]);
});
