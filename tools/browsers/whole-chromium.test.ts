import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { needsWholeChromium } from "./whole-chromium.ts";

test("every file that needs the full browser exists, and they are the minority", () => {
  expect(needsWholeChromium.filter((file) => !existsSync(file))).toEqual([]);
  expect(needsWholeChromium.length).toBeLessThan(globSync("e2e/*.spec.ts").length / 2);
});
