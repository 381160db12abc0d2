import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { noticesDocument } from "./notices.ts";

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

test("the notices of the repository match its lock file", () => {
  expect(read("THIRD-PARTY-NOTICES.md")).toBe(
    noticesDocument(JSON.parse(read("package-lock.json")).packages),
  );
});

test.each([
  ["GPL-3.0", "other: licence GPL-3.0"],
  [undefined, "licence unknown"],
])("a package under %s is refused", (license, words) => {
  const entry = license ? { version: "1.0.0", license } : { version: "1.0.0" };
  expect(() => noticesDocument({ "node_modules/other": entry })).toThrow(words);
});

test("development tools and workspaces are left out", () => {
  const text = noticesDocument({
    "node_modules/tool": { version: "1.0.0", license: "GPL-3.0", dev: true },
    "node_modules/@anteroom/web": { link: true },
    "node_modules/a/node_modules/b": { version: "2.0.0", license: "MIT" },
  });
  expect(text).toContain("## MIT\n\nb 2.0.0\n");
});
