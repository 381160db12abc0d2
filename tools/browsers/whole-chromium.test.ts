import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { needsWholeChromium } from "./whole-chromium.ts";

test("every file that needs the whole browser is there, and they are the fewer ones", () => {
  expect(needsWholeChromium.filter((file) => !existsSync(file))).toEqual([]);
  expect(needsWholeChromium.length).toBeLessThan(globSync("e2e/*.spec.ts").length / 2);
});
