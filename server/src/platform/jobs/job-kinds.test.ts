import { expect, test } from "vitest";
import { jobPolicies, mailJobKinds, retriesOfPassing } from "./job-kinds.ts";

/** The shortest time that retries may take, in hours: pg-boss waits between half of each pause and all of it. */
function leastHours(retryLimit: number, longest: number): number {
  const pauses = Array.from({ length: retryLimit }, (_, index) => Math.min(longest, 2 * 2 ** index));
  return pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
}

test.each(mailJobKinds)("%s outlasts a mail server that is away for two days", (kind) => {
  const { retryLimit, retryDelayMax = Infinity } = jobPolicies[kind];
  expect(leastHours(retryLimit, retryDelayMax)).toBeGreaterThan(48);
});

test("a message of no later use is given up within two hours", () => {
  expect(2 * leastHours(retriesOfPassing, Infinity)).toBeLessThan(2);
});
