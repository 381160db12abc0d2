/** What a step of the tests found. `excused` are those of `skipped` that lack evaluation data kept outside the repository. */
export type Counts = { passed: number; failed: number; skipped: number; excused: number };

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, excused: 0 };
export const onePassed: Counts = { ...nothing, passed: 1 };
export const oneFailed: Counts = { ...nothing, failed: 1 };
export const oneSkipped: Counts = { ...nothing, skipped: 1 };

/** A skipped test may say so in its title: without `ANTEROOM_EVALUATION_DATA` it is no fault. */
const needsEvaluationData = /evaluation data/i;

type VitestReport = {
  testResults: readonly {
    status: string;
    assertionResults: readonly { status: string; title: string }[];
  }[];
};

/** Counts vitest's JSON report. A file that could not be loaded holds no test and counts as one failure. */
export function countVitest({ testResults }: VitestReport): Counts {
  return sum(
    testResults.map(({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed")
        ? sum([oneFailed, ...assertionResults.map(countAssertion)])
        : sum(assertionResults.map(countAssertion)),
    ),
  );
}

function countAssertion({ status, title }: { status: string; title: string }): Counts {
  if (status === "passed") return onePassed;
  return status === "failed" ? oneFailed : skippedTest(title);
}

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; tests: readonly { status: string }[] }[];
};
type PlaywrightReport = { suites: readonly PlaywrightSuite[]; errors: readonly unknown[] };

/** Counts Playwright's JSON report. A flaky test failed once and counts as failed; so does an error outside any test. */
export function countPlaywright({ suites, errors }: PlaywrightReport): Counts {
  return sum([...suites.map(countSuite), ...errors.map(() => oneFailed)]);
}

function countSuite({ suites = [], specs }: PlaywrightSuite): Counts {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => {
      if (status === "expected") return onePassed;
      return status === "skipped" ? skippedTest(title) : oneFailed;
    }),
  );
  return sum([...own, ...suites.map(countSuite)]);
}

function skippedTest(title: string): Counts {
  return needsEvaluationData.test(title) ? { ...oneSkipped, excused: 1 } : oneSkipped;
}

/** What a person reads of a thrown thing. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** All counts together. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      excused: total.excused + one.excused,
    }),
    nothing,
  );
}

/** The last line of a run. */
export function verdict({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** 0 or 1. Nothing run is a failure; with `isCi` so is every skip but the excused ones. */
export function exitCode(counts: Counts, isCi: boolean): 0 | 1 {
  if (counts.failed > 0 || counts.passed === 0) return 1;
  return isCi && counts.skipped > counts.excused ? 1 : 0;
}
