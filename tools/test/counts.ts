import { stripVTControlCharacters } from "node:util";
import { failedPage, type Attachment } from "./failed-page.ts";

/**
 * The results of a step of the tests. `excused` are those of `skipped` that lack evaluation data kept outside the
 * repository; `faults` describe each failure in a few lines and `skips` name the other skipped tests, for the end of the
 * run.
 */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  excused: number;
  faults?: readonly string[];
  skips?: readonly string[];
};

/** Counts without any test. */
export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, excused: 0 };
/** Counts of one passed test. */
export const onePassed: Counts = { ...nothing, passed: 1 };
/** Counts of one failed test. */
export const oneFailed: Counts = { ...nothing, failed: 1 };
/** Counts of one skipped test. */
export const oneSkipped: Counts = { ...nothing, skipped: 1 };

/** So many characters of a message are repeated at the end of a run. */
const longestFault = 600;

/**
 * Returns the counts of one failure, with its title and message for the end of the run, together cut to 600 characters,
 * and `details` below.
 */
export function failedAs(title: string, message = "", details = ""): Counts {
  const plain = stripVTControlCharacters(message).trim();
  const fault = `${title}\n${plain}`.slice(0, longestFault).trimEnd();
  return { ...oneFailed, faults: [details === "" ? fault : `${fault}\n${details}`] };
}

/**
 * Returns what vitest's output says of errors that no test caught; without one, its last 300
 * characters.
 */
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

/**
 * Counts the results in vitest's JSON report. A file that could not be loaded has no tests and counts as one
 * failure.
 */
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
  return status === "failed" ? failedAs(fullName, failureMessages[0]) : skippedTest(fullName);
}

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file?: string;
    tests: readonly {
      status: string;
      results?: readonly { error?: { message?: string }; attachments?: readonly Attachment[] }[];
    }[];
  }[];
};
type PlaywrightReport = { suites: readonly PlaywrightSuite[]; errors: readonly unknown[] };

/**
 * Counts the results in Playwright's JSON report, and reads what a failed test has attached of its page. A flaky test
 * failed once and counts as failed; so does an error outside any test.
 */
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
      const { error, attachments = [] } = results.find(({ error }) => error) ?? {};
      return failedAs(`${file} ${title}`, error?.message, failedPage(attachments));
    }),
  );
  return sum([...own, ...suites.map(countSuite)]);
}

function skippedTest(title: string): Counts {
  return needsEvaluationData.test(title) ? { ...oneSkipped, excused: 1 } : { ...oneSkipped, skips: [title] };
}

/** Returns the message of a thrown value, of whatever type. */
export function messageOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  return String(error);
}

/** Returns the sum of all counts, with all their faults and skips. */
export function sum(all: readonly Counts[]): Counts {
  const faults = all.flatMap((one) => one.faults ?? []);
  const skips = all.flatMap((one) => one.skips ?? []);
  const total = all.reduce(
    (soFar, one) => ({
      passed: soFar.passed + one.passed,
      failed: soFar.failed + one.failed,
      skipped: soFar.skipped + one.skipped,
      excused: soFar.excused + one.excused,
    }),
    nothing,
  );
  return { ...total, ...(faults.length > 0 && { faults }), ...(skips.length > 0 && { skips }) };
}

/** Returns the last line of a run: how many tests passed, failed and were skipped. */
export function verdict({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Returns the exit code, 0 or 1. A run without passed tests is a failure; with `isCi` so is every skip but the
 * excused ones.
 */
export function exitCode(counts: Counts, isCi: boolean): 0 | 1 {
  if (counts.failed > 0 || counts.passed === 0) return 1;
  return isCi && counts.skipped > counts.excused ? 1 : 0;
}

/** One step of a drill: `work` resolves to what was found. */
export type Step = (title: string, work: () => Promise<string>) => Promise<void>;

/** Returns `step`, which runs a step, says what came of it and counts it in `counts`. A step that fails does not end the drill. */
export function countSteps(say: (line: string) => void): { counts: Counts[]; step: Step } {
  const counts: Counts[] = [];
  const step: Step = async (title, work) => {
    const count = await work().then(
      (found) => {
        say(`passed: ${title}: ${found}`);
        return onePassed;
      },
      (error: unknown) => failedAs(title, messageOf(error)),
    );
    if (count.failed > 0) say(`failed: ${count.faults?.join(" ")}`);
    counts.push(count);
  };
  return { counts, step };
}
