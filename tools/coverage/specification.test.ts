import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { coverageDocument } from "./coverage-document.ts";
import { findTestReferences } from "./find-proofs.ts";
import { readCoverage } from "./read-proofs.ts";
import { faultsOfReviews, judgeLine, testName, readReviews, type Reviews, verdictOf } from "./review.ts";
import { parseSpecification, unknownIds } from "./specification.ts";

const markdown = [
  "## Section 4: states",
  "### Clock",
  "| id | statement | part |",
  "|---|---|---|",
  "| S4.CLOCK.01 | A minute passes. | 1 |",
  "| S4.CLOCK.02 | Another minute passes. | 1,3 |",
  "## Decisions",
  "| D.07 | Does it block? | It does not. | 2 |",
].join("\n");

test("parseSpecification reads the lines of the specification from its tables", () => {
  expect(parseSpecification(markdown).sections).toEqual([
    {
      title: "Section 4: states · Clock",
      lines: [
        { id: "S4.CLOCK.01", statement: "A minute passes.", part: "1" },
        { id: "S4.CLOCK.02", statement: "Another minute passes.", part: "1,3" },
      ],
    },
    { title: "Decisions", lines: [{ id: "D.07", statement: "It does not.", part: "2" }] },
  ]);
});

const idsAndTitles = (source: string) =>
  findTestReferences(source, "a.test.ts").proofs.map(({ ids, title }) => [ids.join(" "), title]);

test("tags name the lines that a test asserts in Vitest and Playwright; skipped tests are ignored", () => {
  const source = [
    'test("two minutes pass", { tags: ["S4.CLOCK.01", "S4.CLOCK.02"] }, () => {});',
    "test.each([[1]] as const)(`row $0 of ${name}`, { tags: 'S9.TIME.01-x', timeout: 5 }, () => {});",
    'describe("a clock", { tags: ["D.07"] }, () => {});',
    'test("a page", { tag: ["@S2.R01", "@firefox"] }, async () => {});',
    'test.skip("later", { tags: ["S4.CLOCK.03"] }, () => {});',
    'describe.skip("a group", () => { test("inside", { tags: ["S4.CLOCK.04"] }, () => {}); });',
    'test("after it", { tags: ["D.08"] }, () => { test.skip(isSlow, "later"); });',
    'test("no tag", () => {});',
  ].join("\n");
  expect(idsAndTitles(source)).toEqual([
    ["S4.CLOCK.01 S4.CLOCK.02", "two minutes pass"],
    ["S9.TIME.01-x", "row $0 of …"],
    ["D.07", "a clock"],
    ["S2.R01", "a page"],
    ["D.08", "after it"],
  ]);
});

test("an id in a title or in the first column of a table is found", () => {
  const source = [
    'test("D.07: a minute passes", () => {});',
    'test.each([["S4.CLOCK.01", 1], ["a minute", 2]])("%s", () => {});',
    'test("a minute of S4 passes", () => {});',
  ].join("\n");
  expect(findTestReferences(source, "a.test.ts").titlesWithIds).toEqual([
    "D.07: a minute passes (a.test.ts)",
    "S4.CLOCK.01 (a.test.ts)",
  ]);
});

test("no test of this repository has an id of the specification in its title", () => {
  expect(readCoverage().titlesWithIds).toEqual([]);
});

test("every test file of the repository is searched for references", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const patterns = ["*.test.ts", "*.test.tsx", "*.spec.ts"];
  const known = execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" });
  const read = new Set(readCoverage().files);
  expect(known.split("\n").filter((file) => file !== "" && !read.has(file))).toEqual([]);
});

test("an id that is not in the specification is reported with its file", () => {
  const proofs = [{ ids: ["D.07", "D.99"], file: "a.test.ts", title: "x" }];
  expect(unknownIds(parseSpecification(markdown), proofs)).toEqual(["D.99 (a.test.ts)"]);
});

const proofs = [{ ids: ["S4.CLOCK.01", "D.07"], file: "a.test.ts", title: "a minute" }];
const minute = { verdict: "proven", tests: ["a.test.ts: a minute"] } as const;

test("a line is proven when its review says so and a test named by it carries its tag", () => {
  const [clock] = parseSpecification(markdown).sections;
  const verdictsWith = (reviews: Reviews, of = proofs) =>
    clock?.lines.map((line) => verdictOf(judgeLine(line, reviews[line.id], of)));
  expect(verdictsWith({})).toEqual(["not reviewed", "not reviewed"]);
  expect(verdictsWith({ "S4.CLOCK.01": minute, "S4.CLOCK.02": minute })).toEqual(["proven", "owed"]);
  expect(verdictsWith({ "S4.CLOCK.01": minute }, [])).toEqual(["owed", "not reviewed"]);
});

test("a compound line is partly proven when its parts differ, and each part has a row", () => {
  const untrue = { statement: "It waits.", verdict: "not true", reason: "it does not" } as const;
  const reviews = { "D.07": { parts: [{ statement: "It goes on.", ...minute }, untrue] } };
  const document = coverageDocument(parseSpecification(markdown), reviews, proofs);
  expect(document).toContain("| D.07 a | It goes on. | proven | a.test.ts: a minute |");
  expect(document).toContain("| D.07 b | It waits. | not true | it does not |");
  expect(document).toContain("Of 3 lines: 0 proven, 1 partly, 0 owed, 0 not true, 2 not reviewed.");
  expect(document).toContain("| Section 4: states | 0 | 0 | 0 | 0 | 2 |");
});

test("a review without a reason or a test, or for an unknown line, is rejected", () => {
  const reviews: Reviews = {
    "S4.CLOCK.01": { verdict: "proven" },
    "S4.CLOCK.02": { verdict: "owed" },
    "D.99": { ...minute, tests: ["a", "b", "c", "d"] },
  };
  expect(faultsOfReviews(parseSpecification(markdown), reviews)).toEqual([
    "S4.CLOCK.01 is proven by no test",
    "S4.CLOCK.02 is owed without a reason",
    "D.99 is no line of the specification",
    "D.99 names more than three tests",
  ]);
});

test("every test that the review of this repository names exists and carries the line's tag", () => {
  const { proofs: found } = readCoverage();
  const missing = Object.entries(readReviews()).flatMap(([id, review]) => {
    const tagged = new Set(found.filter(({ ids }) => ids.includes(id)).map(testName));
    const findings = "parts" in review ? review.parts : [review];
    return findings.flatMap(({ tests = [] }) =>
      tests.filter((name) => !tagged.has(name)).map((name) => `${id} ${name}`),
    );
  });
  expect(missing).toEqual([]);
});
