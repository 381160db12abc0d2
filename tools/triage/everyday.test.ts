import path from "node:path";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { answerFromTranscript } from "@anteroom/triage/complaints/from-transcript";
import { describe, expect, test } from "vitest";
import {
  type InventedPerson,
  measureVignettes,
  transcriptProblems,
  readLines,
  transcriptOf,
} from "./measure-vignettes.ts";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());
const people = readLines<InventedPerson>(path.join(import.meta.dirname, "invented-everyday.jsonl"));
const measured = (kind: InventedPerson["kind"]) => {
  const some = people.filter((person) => person.kind === kind);
  const references = some.map(({ id, reference }) => ({ ...reference, id }));
  return measureVignettes(
    prepared,
    some.map((person) => transcriptOf(prepared, person)),
    references,
  );
};

describe("invented people who deny everything they do not report", () => {
  test("are 60 with everyday complaints, 30 children and 30 in danger, with known findings only", () => {
    const count = (kind: InventedPerson["kind"]) => people.filter((one) => one.kind === kind).length;
    expect([count("everyday"), count("child"), count("danger")]).toEqual([60, 30, 30]);
    const transcripts = people.map((person) => transcriptOf(prepared, person));
    expect(transcriptProblems(prepared, transcripts)).toEqual([]);
  });

  test.each(["everyday", "child"] as const)("get no emergency care as %s cases", (kind) => {
    const outcomes = measured(kind);
    const sent = outcomes.filter(({ answered }) => answered?.urgency.startsWith("emergency"));
    expect(sent.map(({ id }) => id)).toEqual([]);
    expect(outcomes.filter(({ under }) => under <= -2 || under > 0).map(({ id }) => id)).toEqual([]);
  });

  test("get the right urgency when they are in danger", () => {
    const missed = measured("danger").filter(({ under }) => under > 0);
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  test("with cough and fever only need no doctor today", () => {
    const coughing = transcriptOf(prepared, {
      id: "cough-fever-34M",
      kind: "everyday",
      age: 34,
      sex: "M",
      complaints: ["cough", "fever"],
      present: [],
      values: { temperature: 38.4, durationDays: 2 },
      reference: { conditions: [], urgency: "self-care" },
    });
    const { urgency } = answerFromTranscript(prepared, coughing);
    expect(["within-days", "self-care"]).toContain(urgency);
  });
});
