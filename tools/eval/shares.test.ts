import { expect, test } from "vitest";
import { shareOf, formatFailure, formatSuccess } from "./shares.ts";

test.each([
  [0, 300, 0.009936], // 1 - 0.05^(1/300)
  [0, 20, 0.139108],
  [1, 10, 0.394163], // table of Clopper and Pearson
  [10, 10, 1],
])("%d failures of %d have an upper bound of %d", (count, n, upper) => {
  expect(shareOf(count, n).upper).toBeCloseTo(upper, 4);
});

test("few cases without a failure are reported as no failure seen", () => {
  expect(formatFailure(0, 299)).toBe("no failure seen in 299");
  expect(formatFailure(0, 360)).toBe("0 of 360 (at most 0.8 %)");
  expect(formatFailure(2, 20)).toBe("2 of 20 (at most 28.3 %)");
  expect(formatSuccess(20, 20)).toBe("100.0 % (n=20, at least 86.1 %)");
  expect(formatSuccess(0, 0)).toBe("none (n=0)");
});
