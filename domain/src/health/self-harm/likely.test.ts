import { expect, test } from "vitest";
import { featuresOf, openLikely } from "./likely.ts";

const weights = { bias: -1, least: 0, features: "cannot go on\t400\ngo on\t100\nfine\t-500" };

test.each([
  ["says it by its words together", "i cannot go on", true],
  ["says too little", "cannot go", false],
  ["is about something else", "the bus does not go today", false],
  ["takes it back", "i cannot go on fine fine fine", false],
])("a text that %s: %s", (_, text, isLikely) => {
  expect(openLikely(weights)(text)).toBe(isLikely);
});

test("the features of a text have length one, and repeated letters change nothing", () => {
  const features = featuresOf("i can not go on") ?? new Map<string, number>();
  expect(Math.hypot(...features.values())).toBeCloseTo(1);
  expect(featuresOf("sooooo very tired")).toEqual(featuresOf("so very tired"));
});
