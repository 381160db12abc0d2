import { expect, test } from "vitest";
import { bestReceivedQuality } from "./received-quality.ts";

test.each([
  ["nobody has said yet how we arrive", [null, null], null],
  ["one receives badly, the other well: what is sent is not to blame", [1, 4], 4],
  ["all receive badly", [1, 2], 2],
  ["the only other one receives badly", [0, null], 0],
] as const)("%s", { tags: ["S1.18"] }, (_, heard, wanted) => {
  expect(bestReceivedQuality(heard)).toBe(wanted);
});
