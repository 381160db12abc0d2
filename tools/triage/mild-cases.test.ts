import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { isFrightening, mildCasesOf } from "./mild-cases.ts";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

/** The only common condition that causes it is obesity, which does not reassure either. */
const withoutCommonName = new Set(["shortness-of-breath"]);

const namesOf = (ruleId: string): readonly string[] =>
  prepared.knowledge.rules.find(({ id }) => id === ruleId)?.names ?? [];

describe("a person who denies everything except a mild complaint", () => {
  test.each(
    prepared.knowledge.complaints.filter(({ id }) => !withoutCommonName.has(id)).map((one) => [one.id, one]),
  )("gets no frightening condition first for %s when a common one causes it", (_, complaint) => {
    const frightened = mildCasesOf(prepared, complaint, "days").filter(
      ({ first, common, answered }) =>
        first &&
        isFrightening(first) &&
        common.length > 0 &&
        // The reason of the urgency is the condition itself or a rule that names it.
        !answered.reasons.some((reason) =>
          reason.kind === "rule"
            ? namesOf(reason.id).includes(first.id)
            : reason.kind === "condition" && reason.id === first.id,
        ),
    );
    expect(frightened.map(({ name, first, common }) => [name, first?.id, common])).toEqual([]);
  });

  test("gets a virus and no sexually transmitted infection for a sore throat", () => {
    const complaint = prepared.complaints.get("sore-throat");
    if (!complaint) throw new RangeError("sore-throat");
    for (const { answered, name } of mildCasesOf(prepared, complaint, "days").slice(0, 2)) {
      const ids = answered.conditions.map(({ id }) => id);
      expect([name, ids[0]]).toEqual([name, "viral-sore-throat"]);
      expect(ids).not.toContain("gonorrhoea");
    }
  });
});
