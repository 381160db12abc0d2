import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Knowledge } from "@anteroom/triage/complaints/knowledge";
import { smallKnowledge } from "@anteroom/triage/testing/small-knowledge";
import { describe, expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";
import {
  countReviewed,
  entriesOf,
  hashOf,
  lintReviews,
  readReviews,
  type Review,
  addSignature,
  reviewStateOf,
  writeReviews,
} from "./reviews.ts";

const me = { name: "Dr Ana Lima", role: "General practitioner", date: "2026-11-26" };
const entryOf = (kind: string, id: string, knowledge: Knowledge = smallKnowledge) => {
  const found = entriesOf(knowledge).find((one) => one.kind === kind && one.id === id);
  if (!found) throw new Error(`There is no ${kind} ${id}`);
  return found;
};
const changed = <Entry extends { id: string }>(list: readonly Entry[], id: string, change: Partial<Entry>) =>
  list.map((one) => (one.id === id ? { ...one, ...change } : one));

test("the stored signatures pass the linter", () => {
  expect(lintReviews(readKnowledge(), readReviews())).toEqual([]);
});

describe("the hash of an entry", () => {
  test("ignores the order of keys and differs for other content", () => {
    expect(hashOf({ a: [1, { c: 2, d: 3 }], b: null })).toBe(hashOf({ b: null, a: [1, { d: 3, c: 2 }] }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
  });

  test.each<readonly [string, string, string, Partial<Knowledge>]>([
    [
      "a rule's reason",
      "rule",
      "airway",
      { rules: changed(smallKnowledge.rules, "airway", { reason: "Go at once." }) },
    ],
    [
      "the label of a finding in a rule",
      "rule",
      "airway",
      { findings: changed(smallKnowledge.findings, "drooling", { label: "dribbling" }) },
    ],
    [
      "a question of a complaint",
      "complaint",
      "sore-throat",
      { groups: changed(smallKnowledge.groups, "danger-throat", { question: "Is one of these so?" }) },
    ],
    [
      "the title of a condition's source",
      "condition",
      "cold",
      { sources: smallKnowledge.sources.map((one) => ({ ...one, title: "Another" })) },
    ],
  ])("changes with %s", (_, kind, id, change) => {
    const after = { ...smallKnowledge, ...change };
    expect(entryOf(kind, id, after).content).not.toBe(entryOf(kind, id).content);
  });

  test("ignores the text of other rules", () => {
    const others = smallKnowledge.rules.filter(({ id }) => id !== "airway").map(({ id }) => id);
    expect(others.length).toBeGreaterThan(0);
    const rules = changed(smallKnowledge.rules, others[0] ?? "", { reason: "Something else." });
    expect(entryOf("rule", "airway", { ...smallKnowledge, rules })).toEqual(entryOf("rule", "airway"));
  });
});

describe("a signature", () => {
  const rule = entryOf("rule", "airway");

  test("is valid until the entry changes, and valid again after signing the new text", () => {
    const reviews = addSignature([], rule, me);
    expect(reviewStateOf(rule, [])).toBe("open");
    expect(reviewStateOf(rule, reviews)).toBe("reviewed");
    expect(countReviewed(smallKnowledge, reviews).rules.reviewed).toBe(1);
    const rules = changed(smallKnowledge.rules, "airway", { reason: "Go at once." });
    const after = { ...smallKnowledge, rules };
    expect(reviewStateOf(entryOf("rule", "airway", after), reviews)).toBe("changed");
    expect(countReviewed(after, reviews).rules.reviewed).toBe(0);
    const again = addSignature(reviews, entryOf("rule", "airway", after), { ...me, date: "2026-12-01" });
    expect(again).toHaveLength(1);
    expect(reviewStateOf(entryOf("rule", "airway", after), again)).toBe("reviewed");
  });

  test("of a second person is added to the first, in the same order whoever signs first", () => {
    const other = { ...me, name: "Dr Bo Nilsson" };
    const cold = entryOf("condition", "cold");
    const one = addSignature(addSignature(addSignature([], rule, other), rule, me), cold, me);
    const two = addSignature(addSignature(addSignature([], cold, me), rule, me), rule, other);
    expect(one).toEqual(two);
    expect(one).toHaveLength(3);
  });

  test("is read back as it was written", () => {
    const file = pathToFileURL(path.join(mkdtempSync(path.join(tmpdir(), "reviews-")), "reviews.json"));
    const reviews = addSignature([], rule, me);
    writeReviews(reviews, file);
    expect(readReviews(file)).toEqual(reviews);
  });

  test.each<readonly [string, Partial<Review>, string]>([
    ["names nothing", { id: "hiccups" }, "there is no such entry"],
    ["is nobody’s", { reviewedBy: { name: " ", role: "GP" } }, "nobody signed it"],
    ["is of no role", { reviewedBy: { name: "A", role: "" } }, "nobody signed it"],
    ["is of no day", { date: "2026-02-30" }, "was signed on no day"],
    ["has no hash", { content: "yes" }, "has no hash of what was read"],
  ])("that %s is reported by the linter", (_, change, problem) => {
    const [review] = addSignature([], rule, me);
    if (!review) throw new Error("Nothing was signed");
    expect(lintReviews(smallKnowledge, [{ ...review, ...change }]).join("; ")).toContain(problem);
    expect(lintReviews(smallKnowledge, [review])).toEqual([]);
    expect(lintReviews(smallKnowledge, [review, review]).join()).toContain("signed it twice");
  });
});
