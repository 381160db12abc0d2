import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { extendedTests, readTier } from "./extended.ts";

test("each file of the extended tests exists and is listed once", () => {
  const files = Object.values(extendedTests).flat();
  expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test("an unknown tier is rejected", () => {
  expect(readTier(undefined)).toBe("all");
  expect(readTier("core")).toBe("core");
  expect(() => readTier("quick")).toThrow("core, extended or not set");
});
