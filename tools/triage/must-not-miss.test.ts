import path from "node:path";
import { answerFromTranscript } from "@anteroom/triage/complaints/from-transcript";
import { compareUrgency, type UrgencyLevel } from "@anteroom/triage/complaints/knowledge";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { type CaseTranscript, isAsUrgentAs, readLines, transcriptOf } from "./measure-vignettes.ts";
import { readKnowledge } from "./read-knowledge.ts";

/**
 * A danger that must not be missed, also with an atypical presentation: the danger, the complaint, the findings present
 * and the lowest acceptable urgency. `dangers-of-complaints.jsonl` is ordered by complaint, this table by danger: an aortic
 * dissection may present with pain in the back, chest or leg, or with fainting.
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

/** Number of questions within which a danger must be found: an interview has at most 18, and people may stop earlier. */
const askedWithin = 14;

/** Two ways to answer the other questions: denials can disable rules with `not` and end the interview sooner. */
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

describe.each(Object.entries(people))("a person who %s", (_, reply) => {
  test.each(dangers)("gets the right urgency: %s", (danger) => {
    expect(missedOf(danger, reply)).toEqual([]);
  });
});
