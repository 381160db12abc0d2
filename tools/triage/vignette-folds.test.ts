import path from "node:path";
import { expect, test } from "vitest";
import { type Reference, readLines } from "./measure-vignettes.ts";
import { foldOf } from "./vignette-folds.ts";

test("foldOf divides the vignettes into five folds of similar size", () => {
  const file = path.join(import.meta.dirname, "../eval/data/vignette-references.jsonl");
  const sizes = new Map<number, number>();
  for (const { id } of readLines<Reference>(file)) sizes.set(foldOf(id), (sizes.get(foldOf(id)) ?? 0) + 1);
  expect([...sizes.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  expect(Math.min(...sizes.values())).toBeGreaterThanOrEqual(30);
  expect(Math.max(...sizes.values())).toBeLessThanOrEqual(50);
});

test("foldOf returns the same fold for a number and its string", () => {
  expect(foldOf(17)).toBe(foldOf("17"));
});
