import { expect, test } from "vitest";
import { PatternReader } from "./word-patterns.ts";

const tables = [
  { pain: { en: ["chest + pain*|hurt* & sweat* ! muscle"] }, breath: { en: ["short of breath"] } },
  { pain: { fr: ["j’ai mal au cœur"] } },
];
const painful = "My chest is hurting and I sweat";

function reads(reader: PatternReader<string>, text: string): string[] {
  const clauses = reader.clausesOf(text);
  return reader.kinds.filter((kind) => reader.has(kind, clauses));
}

test("patterns are compiled one kind per step", () => {
  expect([...new PatternReader(tables).compiling]).toHaveLength(2);
});

test.each([0, 1, 2, 3])("a text read after %i steps is read with all patterns", (count) => {
  const reader = new PatternReader(tables);
  for (let step = 0; step < count; step++) reader.compiling.next();
  expect(reads(reader, painful)).toEqual(["pain"]);
  expect(reads(reader, "I am shrot of breath")).toEqual(["breath"]);
});

test.each([
  [painful, ["pain"]],
  ["My chest is hurting", []],
  ["My chest muscle is hurting and I sweat", []],
  ["My chest is hurting. I sweat", []],
  ["J'AI MAL AU CŒUR", ["pain"]],
])("%s", (text, kinds) => {
  expect(reads(new PatternReader(tables), text)).toEqual(kinds);
});
