import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const table = readFileSync(path.join(root, "docs/asvs.md"), "utf8");
const rows = table.split("\n").filter((line) => /^\| \d/.test(line));

/** Every "`file`: title" of the table. A title may be abbreviated. */
const named = table.matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`: ([^;|(]+)/g);
const proofs = [...named].map(([, file = "", title = ""]) => ({ file, title: title.trim() }));

test("the ASVS document names tests for its rows", () => expect(proofs.length).toBeGreaterThan(100));

test.each(proofs)("$file has a test whose title begins: $title", ({ file, title }) => {
  expect(file).toMatch(/\.(test|spec)\.tsx?$/);
  const place = path.join(root, file);
  expect(existsSync(place)).toBe(true);
  const text = readFileSync(place, "utf8").replaceAll(/\s+/g, " ");
  expect(['"', "'", "`"].some((quote) => text.includes(quote + title))).toBe(true);
});

test("every ASVS row has a state, and every row that is met names a test", () => {
  expect(rows.filter((row) => !/\| (met|part|not met|not applicable) +\|/.test(row))).toEqual([]);
  const met = rows.filter((row) => /\| met +\|/.test(row));
  expect(met.length).toBeGreaterThan(0);
  expect(met.filter((row) => !/`[\w./-]+\.(test|spec)\.tsx?`: /.test(row))).toEqual([]);
});

test("no ASVS number is in two rows", () => {
  const numbers = rows.flatMap((row) => (row.split("|")[1] ?? "").match(/\d+\.\d+\.\d+/g) ?? []);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
