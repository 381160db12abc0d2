import { stripVTControlCharacters } from "node:util";

/**
 * What a step of the tests found. `excused` are those of `skipped` that lack evaluation data kept outside the repository;
 * `faults` say in a few lines each what failed, for the end of the run.
 */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  excused: number;
  faults?: readonly string[];
};

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, excused: 0 };
export const onePassed: Counts = { ...nothing, passed: 1 };
export const oneFailed: Counts = { ...nothing, failed: 1 };
export const oneSkipped: Counts = { ...nothing, skipped: 1 };

/** So many characters of a message are repeated at the end of a run. */
const longestFault = 600;

/** One failure, with what the end of the run says of it. */
export function failedAs(title: string, message = ""): Counts {
  const plain = stripVTControlCharacters(message).trim();
  return { ...oneFailed, faults: [`${title}\n${plain}`.slice(0, longestFault).trimEnd()] };
}

/** What vitest says of an error that no test caught; without one, how its output ends. */
export function unhandledIn(output: string): string {
  const plain = stripVTControlCharacters(output);
  const found = plain.lastIndexOf("Unhandled Errors");
  return found === -1 ? plain.trimEnd().slice(-longestFault / 2) : plain.slice(found);
}

/** A skipped test may say so in its title: without `ANTEROOM_EVALUATION_DATA` it is no fault. */
const needsEvaluationData = /evaluation data/i;

type VitestReport = {
  testResults: readonly {
    status: string;
    name?: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      title: string;
      fullName?: string;
      failureMessages?: readonly string[];
    }[];
  }[];
};

/** Counts vitest's JSON report. A file that could not be loaded holds no test and counts as one failure. */
export function countVitest({ testResults }: VitestReport): Counts {
  return sum(
    testResults.map(({ status, name = "", message, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed")
        ? sum([failedAs(name, message), ...assertionResults.map(countAssertion)])
        : sum(assertionResults.map(countAssertion)),
    ),
  );
}

type Assertion = VitestReport["testResults"][number]["assertionResults"][number];

function countAssertion({ status, title, fullName = title, failureMessages = [] }: Assertion): Counts {
  if (status === "passed") return onePassed;
  return status === "failed" ? failedAs(fullName, failureMessages[0]) : skippedTest(title);
}

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file?: string;
    tests: readonly {
      status: string;
      results?: readonly { error?: { message?: string } }[];
    }[];
  }[];
};
type PlaywrightReport = { suites: readonly PlaywrightSuite[]; errors: readonly unknown[] };

/** Counts Playwright's JSON report. A flaky test failed once and counts as failed; so does an error outside any test. */
export function countPlaywright({ suites, errors }: PlaywrightReport): Counts {
  return sum([
    ...suites.map(countSuite),
    ...errors.map((error) => failedAs("outside any test", messageOf(error))),
  ]);
}

function countSuite({ suites = [], specs }: PlaywrightSuite): Counts {
  const own = specs.flatMap(({ title, file = "", tests }) =>
    tests.map(({ status, results = [] }) => {
      if (status === "expected") return onePassed;
      if (status === "skipped") return skippedTest(title);
      return failedAs(`${file} ${title}`, results.find(({ error }) => error)?.error?.message);
    }),
  );
  return sum([...own, ...suites.map(countSuite)]);
}

function skippedTest(title: string): Counts {
  return needsEvaluationData.test(title) ? { ...oneSkipped, excused: 1 } : oneSkipped;
}

/** What a person reads of a thrown thing. */
export function messageOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  return String(error);
}

/** All counts together. */
export function sum(all: readonly Counts[]): Counts {
  const faults = all.flatMap((one) => one.faults ?? []);
  const total = all.reduce(
    (soFar, one) => ({
      passed: soFar.passed + one.passed,
      failed: soFar.failed + one.failed,
      skipped: soFar.skipped + one.skipped,
      excused: soFar.excused + one.excused,
    }),
    nothing,
  );
  return faults.length > 0 ? { ...total, faults } : total;
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
