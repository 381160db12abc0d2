import { expect, test } from "vitest";
import { coverageDocument } from "./coverage-document.ts";
import { findProofs, readLines, unknownIds } from "./specification.ts";

// Joined here, so that the generator does not take these samples for titles of tests.
const sample = (...lines: string[]) => lines.join("\n").replaceAll("§", "S");

const markdown = sample(
  "## Section 4: states",
  "### Clock",
  "| id | statement | part |",
  "|---|---|---|",
  "| §4.CLOCK.01 | A minute passes. | 1 |",
  "| §4.CLOCK.02 | Another minute passes. | 1,3 |",
  "## Decisions",
  "| D.07 | Does it block? | It does not. | 2 |",
);

test("the lines of the specification are read from its tables", () => {
  expect(readLines(markdown).sections).toEqual([
    {
      title: "Section 4: states · Clock",
      lines: [
        { id: sample("§4.CLOCK.01"), statement: "A minute passes.", part: "1" },
        { id: sample("§4.CLOCK.02"), statement: "Another minute passes.", part: "1,3" },
      ],
    },
    { title: "Decisions", lines: [{ id: "D.07", statement: "It does not.", part: "2" }] },
  ]);
});

test("titles name what they prove; what is skipped proves nothing", () => {
  const source = sample(
    'test("§4.CLOCK.01 §4.CLOCK.02: two minutes pass", () => {});',
    "test.each([1])(`§9.TIME.01-x: $0 of a table`, () => {});",
    'test.skip("§4.CLOCK.03: not yet", () => {});',
    'const text = "§4 is a section";',
  );
  expect(findProofs(source, "a.test.ts").map(({ ids, title }) => [ids.join(" "), title])).toEqual([
    [sample("§4.CLOCK.01 §4.CLOCK.02"), "two minutes pass"],
    [sample("§9.TIME.01-x"), "$0 of a table"],
  ]);
});

test("an id nobody promised is told with its file", () => {
  const proofs = [{ ids: ["D.07", "D.99"], file: "a.test.ts", title: "x" }];
  expect(unknownIds(readLines(markdown), proofs)).toEqual(["D.99 (a.test.ts)"]);
});

test("the document counts what is proven and what is owed in every part that a line names", () => {
  const proofs = [{ ids: [sample("§4.CLOCK.01")], file: "a.test.ts", title: "a minute" }];
  const document = coverageDocument(readLines(markdown), proofs);
  expect(document).toContain("| 1 | 1 | 1 |");
  expect(document).toContain("| 3 | 0 | 1 |");
  expect(document).toContain(sample("| §4.CLOCK.01 | A minute passes. | 1 | a.test.ts: a minute |"));
  expect(document).toContain("| D.07 | It does not. | 2 | owed |");
});
