import path from "node:path";
import { answerFromTranscript } from "@anteroom/triage/complaints/from-transcript";
import { compareUrgency, type UrgencyLevel } from "@anteroom/triage/complaints/knowledge";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { isAsUrgentAs, readLines } from "./measure-vignettes.ts";
import { readKnowledge } from "./read-knowledge.ts";

/**
 * A danger of a complaint as public guidance names it: what is present, and how urgent it is at least. `dangers-of-complaints.jsonl` holds them for every
 * complaint, with the groups for whom it is more dangerous (babies, pregnancy, a weak immune system, blood thinners and others).
 */
type Danger = {
  readonly complaint: string;
  readonly age: number;
  readonly sex: "F" | "M";
  readonly present: readonly string[];
  readonly urgency: UrgencyLevel;
};

const knowledge = readKnowledge();
const prepared = prepareKnowledge(knowledge);
const dangers = readLines<Danger>(path.join(import.meta.dirname, "dangers-of-complaints.jsonl"));

/** Dangers that are found late are found too late: an interview has 18 questions at most, and people stop before. */
const askedWithin = 14;

function missedOf(complaint: string): readonly string[] {
  return dangers
    .filter((danger) => danger.complaint === complaint)
    .flatMap(({ age, sex, present, urgency }) => {
      const known = { age, sex, complaints: [complaint], present, absent: [] };
      const reported = answerFromTranscript(prepared, known, isAsUrgentAs(urgency));
      const last = reported.posed.findLastIndex(({ findings }) =>
        findings.some((one) => present.includes(one)),
      );
      const isFound = compareUrgency(reported.urgency, urgency) <= 0 && last < askedWithin;
      return isFound
        ? []
        : [`${age} ${sex} ${present.join(" ")}: ${reported.urgency}, not ${urgency}, question ${last + 1}`];
    });
}

describe("the dangers of a complaint", () => {
  test("are written for every complaint", () => {
    const written = new Set(dangers.map(({ complaint }) => complaint));
    expect(knowledge.complaints.map(({ id }) => id).filter((id) => !written.has(id))).toEqual([]);
  });

  test.each(knowledge.complaints.map(({ id }) => id))(
    "of %s are found in somebody who does not know anything else",
    (complaint) => {
      expect(missedOf(complaint)).toEqual([]);
    },
  );
});
