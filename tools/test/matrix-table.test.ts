import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withRow } from "./matrix-table.ts";

const row = {
  commit: "0123456789abcdef",
  isClean: true,
  date: new Date("2026-11-26T05:00:00Z"),
  cells: { done: 2, of: 3 },
  counts: { passed: 8, failed: 1, skipped: 0, excused: 0 },
};
const page =
  "# Matrix\n\n| product | commit |\n| --- | --- |\n| part.2-of-14 | aaaaaaaa | 2026-11-01 |\n| part.10-of-14 | bbbbbbbb | 2026-11-02 |\n";

test("a row replaces the older row with its label, and others stay", () => {
  expect(
    withRow(page, { ...row, label: "part.2-of-14" })
      .split("\n")
      .slice(4),
  ).toEqual([
    "| part.2-of-14 | 01234567 | 2026-11-26 | 2 of 3 | 8 | 1 | 0 | 0 |",
    "| part.10-of-14 | bbbbbbbb | 2026-11-02 |",
    "",
  ]);
});

test("a new row is sorted by its number and marks uncommitted changes", () => {
  const lines = withRow(page, { ...row, isClean: false, label: "part.3-of-14" }).split("\n");
  expect(lines[5]).toBe("| part.3-of-14 | 01234567 with changes | 2026-11-26 | 2 of 3 | 8 | 1 | 0 | 0 |");
});

test("the page of the repository has a table that accepts rows", () => {
  const stored = readFileSync(new URL("../../docs/evidence/matrix.md", import.meta.url), "utf8");
  const label = "webkit-suite";
  expect(withRow(stored, { ...row, label }).split("\n")).toHaveLength(stored.split("\n").length);
});
