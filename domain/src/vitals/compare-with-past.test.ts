import { expect, test } from "vitest";
import { compareWithPast } from "./compare-with-past.ts";

test.each([
  [68, [60, 70, 66], { usual: 66, count: 3, verdict: "within" }],
  [59, [60, 70, 66, 64], { usual: 65, count: 4, verdict: "lower" }],
  [71, [60, 70, 66], { usual: 66, count: 3, verdict: "higher" }],
  [70, [70, 60, 66], { usual: 66, count: 3, verdict: "within" }],
] as const)("a value of %i beside one's own earlier ones %j", { tags: ["S1.25"] }, (value, past, wanted) => {
  expect(compareWithPast(value, past)).toEqual(wanted);
});

test("two earlier values are too few to compare with", { tags: ["S1.25"] }, () => {
  expect(compareWithPast(70, [60, 61])).toBeNull();
});
