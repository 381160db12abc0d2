import { expect, test } from "vitest";
import {
  countPlaywright,
  countSteps,
  countVitest,
  exitCode,
  nothing,
  sum,
  unhandledIn,
  verdict,
} from "./counts.ts";

const assertion = (status: string, title = "a title") => ({ status, title });

test("countVitest counts the tests of a file one by one", () => {
  const report = {
    testResults: [
      {
        status: "failed",
        assertionResults: [assertion("passed"), assertion("failed"), assertion("skipped")],
      },
      { status: "passed", assertionResults: [assertion("passed"), assertion("todo")] },
    ],
  };
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    excused: 0,
    faults: ["a title"],
    skips: ["a title", "a title"],
  });
});

test("a file that fails to load counts as one failure", () => {
  expect(countVitest({ testResults: [{ status: "failed", assertionResults: [] }] }).failed).toBe(1);
});

test("a setup that fails after its tests passed counts as a failure", () => {
  const report = { testResults: [{ status: "failed", assertionResults: [assertion("passed")] }] };
  expect(countVitest(report)).toMatchObject({ passed: 1, failed: 1, skipped: 0, excused: 0 });
});

test("browser tests in nested groups are counted, and flaky counts as failed", () => {
  const spec = (status: string, title = "a title") => ({ title, tests: [{ status }] });
  const report = {
    suites: [
      {
        specs: [spec("expected"), spec("flaky")],
        suites: [{ specs: [spec("unexpected"), spec("skipped", "pulse of the evaluation data")] }],
      },
    ],
    errors: [{ message: "the server did not start" }],
  };
  expect(countPlaywright(report)).toMatchObject({ passed: 1, failed: 3, skipped: 1, excused: 1 });
});

test("each skipped test is named, unless it lacks evaluation data", () => {
  const skipped = { ...assertion("skipped"), fullName: "a gateway refuses a message" };
  const excused = { ...assertion("skipped"), fullName: "pulse of the evaluation data" };
  const { skips } = sum([
    countVitest({ testResults: [{ status: "passed", assertionResults: [skipped, excused] }] }),
    countPlaywright({
      suites: [{ specs: [{ title: "a guest pays", tests: [{ status: "skipped" }] }] }],
      errors: [],
    }),
  ]);
  expect(skips).toEqual(["a gateway refuses a message", "a guest pays"]);
});

test("each failure is reported with its title and the start of its message", () => {
  const failed = {
    ...assertion("failed"),
    fullName: "the clock stops",
    failureMessages: ["\u001b[31mexpected 1\u001b[39m"],
  };
  const spec = {
    title: "a guest pays",
    file: "pay.spec.ts",
    tests: [
      { status: "unexpected", results: [{ error: { message: "no button" } }] },
      { status: "unexpected", results: [] },
    ],
  };
  const faults = sum([
    countVitest({ testResults: [{ status: "failed", assertionResults: [failed] }] }),
    countPlaywright({ suites: [{ specs: [spec] }], errors: [{ message: "x".repeat(1_000) }] }),
  ]).faults;
  expect(faults?.slice(0, 3)).toEqual([
    "the clock stops\nexpected 1",
    "pay.spec.ts a guest pays\nno button",
    "pay.spec.ts a guest pays",
  ]);
  expect(faults?.[3]).toHaveLength(600);
});

test("an uncaught error is reported with its message, any other crash with its last lines", () => {
  const output =
    "✓ a test\n⎯⎯ \u001b[31mUnhandled Errors\u001b[39m ⎯⎯\nReferenceError: window is not defined\n";
  expect(unhandledIn(output)).toMatch(/^Unhandled Errors ⎯⎯\nReferenceError: window/);
  expect(unhandledIn(`${"a line\n".repeat(200)}out of memory\n`)).toMatch(/out of memory$/);
});

test("the last line has the counts", () => {
  const counts = sum([
    { passed: 3, failed: 0, skipped: 1, excused: 0 },
    { passed: 2, failed: 1, skipped: 0, excused: 0 },
  ]);
  expect(verdict(counts)).toBe("5 passed, 1 failed, 1 skipped");
});

test.each([
  { counts: nothing, isCi: false, code: 1, why: "nothing ran" },
  { counts: { ...nothing, passed: 2 }, isCi: true, code: 0, why: "all passed" },
  { counts: { ...nothing, passed: 2, failed: 1 }, isCi: false, code: 1, why: "one failed" },
  { counts: { ...nothing, passed: 2, skipped: 1 }, isCi: false, code: 0, why: "a skip on a desk" },
  { counts: { ...nothing, passed: 2, skipped: 1 }, isCi: true, code: 1, why: "a skip in CI" },
  {
    counts: { ...nothing, passed: 2, skipped: 1, excused: 1 },
    isCi: true,
    code: 0,
    why: "a skip in CI for want of evaluation data",
  },
])("the run ends with $code when $why", ({ counts, isCi, code }) => {
  expect(exitCode(counts, isCi)).toBe(code);
});

test("a step of a drill that fails is said and counted, and the next one runs", async () => {
  const said: string[] = [];
  const { counts, step } = countSteps((line) => void said.push(line));
  await step("a bad one", () => Promise.reject(new Error("nobody answered")));
  await step("a good one", async () => "three of three");
  expect(sum(counts)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  expect(said).toEqual([
    expect.stringMatching(/^failed: a bad one.*nobody answered/s),
    "passed: a good one: three of three",
  ]);
});
