import path from "node:path";
import { answerFromTranscript } from "@anteroom/triage/complaints/from-transcript";
import { compareUrgency, type UrgencyLevel } from "@anteroom/triage/complaints/knowledge";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { isAsUrgentAs, readLines } from "./measure-vignettes.ts";
import { readKnowledge } from "./read-knowledge.ts";

/**
 * A danger of a complaint from public guidance: the findings present and the lowest acceptable urgency.
 * `dangers-of-complaints.jsonl` has them for every complaint, with the groups at higher risk (babies, pregnancy, a weak
 * immune system, blood thinners and others).
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

/** Number of questions within which a danger must be found: an interview has at most 18, and people may stop earlier. */
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

describe("danger signs of complaints", () => {
  test("are listed for every complaint", () => {
    const written = new Set(dangers.map(({ complaint }) => complaint));
    expect(knowledge.complaints.map(({ id }) => id).filter((id) => !written.has(id))).toEqual([]);
  });

  test.each(knowledge.complaints.map(({ id }) => id))(
    "of %s are found when the person knows nothing else",
    (complaint) => {
      expect(missedOf(complaint)).toEqual([]);
    },
  );
});
