import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withoutAddressBar } from "./chromium-switches.ts";

test("the switch repeats everything that Playwright disables in Chromium", () => {
  const bundle = path.resolve(import.meta.dirname, "../../node_modules/playwright-core/lib/coreBundle.js");
  const source = readFileSync(bundle, "utf8");
  const [, list = ""] = /disabledFeatures = \[([\s\S]*?)\]\.filter\(Boolean\)/.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(withoutAddressBar.split("=")[1]?.split(",")).toEqual(expect.arrayContaining(names));
});
