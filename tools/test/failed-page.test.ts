import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countPlaywright } from "./counts.ts";
import { seenPages } from "./failed-page.ts";

/** The file that Playwright writes for a failed test, with a page of so many lines. */
function snapshotFile(lines: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "error-context.md");
  const page = Array.from({ length: lines }, (_, index) => `- text: line ${index + 1}`).join("\n");
  writeFileSync(file, `# Test info\n\n# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n`);
  return file;
}

const failure = (attachments: readonly { name: string; path?: string; body?: string }[]) =>
  countPlaywright({
    suites: [
      {
        specs: [
          {
            title: "a child is booked for",
            file: "family.spec.ts",
            tests: [{ status: "unexpected", results: [{ error: { message: "not visible" }, attachments }] }],
          },
        ],
      },
    ],
    errors: [],
  }).faults;

test("a failed browser test names its page, the refused requests and what was shown", () => {
  const body = Buffer.from(
    "at http://a.localhost/scheduling/patient\nanswered 409 POST /api/appointments",
  ).toString("base64");
  const attachments = [
    { name: "screenshot", path: "none.png" },
    { name: "error-context", path: snapshotFile(2) },
    { name: seenPages, body },
  ];
  expect(failure(attachments)).toEqual([
    [
      "family.spec.ts a child is booked for",
      "not visible",
      "    at http://a.localhost/scheduling/patient",
      "    answered 409 POST /api/appointments",
      "    - text: line 1",
      "    - text: line 2",
    ].join("\n"),
  ]);
});

test("of a long page the first forty lines are printed", () => {
  const [fault = ""] = failure([{ name: "error-context", path: snapshotFile(45) }]) ?? [];
  expect(fault).toContain("- text: line 40\n    … and 5 more lines");
  expect(fault).not.toContain("line 41");
});

test("a failure without a page, or whose file is gone, is its error alone", () => {
  expect(failure([])).toEqual(["family.spec.ts a child is booked for\nnot visible"]);
  expect(failure([{ name: "error-context", path: "/nowhere/error-context.md" }])).toEqual([
    "family.spec.ts a child is booked for\nnot visible",
  ]);
});
