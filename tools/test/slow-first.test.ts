import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { slowFiles, slowFirst } from "./slow-first.ts";

const all = globSync(["{tools,server/src,web/src}/**/*.test.{ts,tsx}"]);

test("slow files come first in list order, and the others keep their order", () => {
  const some = ["a.test.ts", "tools/triage/dangers.test.ts", "b.test.ts", "tools/triage/asked-items.test.ts"];
  expect(slowFirst(some, (file) => file)).toEqual([
    "tools/triage/asked-items.test.ts",
    "tools/triage/dangers.test.ts",
    "a.test.ts",
    "b.test.ts",
  ]);
});

test("each file of the list exists", () => {
  const missing = slowFiles.filter((slow) => !all.some((file) => file.endsWith(slow)));
  expect(missing).toEqual([]);
});
