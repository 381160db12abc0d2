import path from "node:path";
import { answerFromTranscript } from "@anteroom/triage/complaints/from-transcript";
import { compareUrgency, type UrgencyLevel } from "@anteroom/triage/complaints/knowledge";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { type CaseTranscript, isAsUrgentAs, readLines, transcriptOf } from "./measure-vignettes.ts";
import { readKnowledge } from "./read-knowledge.ts";

/**
 * What must not be missed, also where it begins unlike the book: which danger it is, the complaint somebody comes with, what is present, and how urgent it is
 * at least. `dangers-of-complaints.jsonl` goes by complaint, this table by danger: the same tear of the aorta comes with a back, a chest, a leg or a faint.
 */
type Danger = {
  readonly danger: string;
  readonly complaint: string;
  readonly age: number;
  readonly sex: "F" | "M";
  readonly present: readonly string[];
  readonly urgency: UrgencyLevel;
};

const prepared = prepareKnowledge(readKnowledge());
const table = readLines<Danger>(path.join(import.meta.dirname, "must-not-miss.jsonl"));
const dangers = [...new Set(table.map(({ danger }) => danger))];

/** Dangers that are found late are found too late: an interview has 18 questions at most, and people stop before. */
const askedWithin = 14;

/** Who knows nothing else, and who denies all else: denials take back rules that go by `not`, and end questions sooner. */
const people = {
  "knows nothing else": (known: CaseTranscript) => known,
  "denies all else": (known: CaseTranscript) => transcriptOf(prepared, { ...known, ...invented }),
};
const invented = { kind: "danger", reference: { conditions: [], urgency: "self-care" } } as const;

function missedOf(danger: string, reply: (known: CaseTranscript) => CaseTranscript): readonly string[] {
  return table
    .filter((one) => one.danger === danger)
    .flatMap(({ age, sex, complaint, present, urgency }) => {
      const name = `${complaint} ${age} ${sex} ${present.join(" ")}`;
      const known = { id: name, age, sex, complaints: [complaint], present, absent: [] };
      const reported = answerFromTranscript(prepared, reply(known), isAsUrgentAs(urgency));
      const last = reported.posed.findLastIndex(({ findings }) =>
        findings.some((one) => present.includes(one)),
      );
      const isFound = compareUrgency(reported.urgency, urgency) <= 0 && last < askedWithin;
      return isFound ? [] : [`${name}: ${reported.urgency}, not ${urgency}, question ${last + 1}`];
    });
}

describe.each(Object.entries(people))("somebody who %s", (_, reply) => {
  test.each(dangers)("is told how urgent it is: %s", (danger) => {
    expect(missedOf(danger, reply)).toEqual([]);
  });
});
