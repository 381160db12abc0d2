import { bundleQuestions, type WeighedQuestion } from "@anteroom/triage/complaints/bundle";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());
const single = (id: string): WeighedQuestion => ({
  question: { id, kind: "finding", question: id, findings: [id] },
  gain: 1,
  isUrgent: false,
});
const pagesOf = (...ids: string[]) =>
  bundleQuestions(prepared, ids.map(single), []).map(({ question }) => [question.id, question.findings]);

test("a single checkbox is moved to the other page", () => {
  expect(pagesOf("nausea", "dizziness", "history-diabetes")).toEqual([
    ["also-background-1", ["nausea", "dizziness", "history-diabetes"]],
  ]);
});

test("checkboxes of symptoms and background stay two pages when they fill two", () => {
  const pages = pagesOf("nausea", "dizziness", "smoker", "history-diabetes");
  expect(pages.map(([id]) => id)).toEqual(["also-symptoms-1", "also-background-1"]);
});

test("a full page gets no further checkbox", () => {
  const body = ["nausea", "dizziness", "cough", "fever", "headache", "tiredness", "breathless"];
  expect(pagesOf(...body, "smoker")).toHaveLength(2);
});
