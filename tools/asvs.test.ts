import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const table = readFileSync(path.join(root, "docs/asvs.md"), "utf8");

/** Every `file`: words of the table. The words begin a title of that file or stand in its code. */
const proofs = [
  ...table.matchAll(/`((?:server|web|domain|contract|e2e|tools)\/[\w./-]+\.tsx?)`: ([^;|(]+)/g),
].map(([, file = "", words = ""]) => ({ file, words: words.trim() }));

test("the table of ASVS items names proofs", () => expect(proofs.length).toBeGreaterThan(60));

test.each(proofs)("$file has: $words", ({ file, words }) => {
  const place = path.join(root, file);
  expect(existsSync(place)).toBe(true);
  expect(readFileSync(place, "utf8").replaceAll(/\s+/g, " ")).toContain(words);
});

test("every row that is met names what satisfies it, and every row says its state", () => {
  const rows = table.split("\n").filter((line) => /^\| \d/.test(line));
  expect(rows.filter((row) => !/\| (met|part|not met|not applicable)/.test(row))).toEqual([]);
  const met = rows.filter((row) => /\| met \|/.test(row));
  expect(met.filter((row) => !/`[\w./-]+\.tsx?`: /.test(row))).toEqual([]);
});
