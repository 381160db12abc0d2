import { expect, test } from "vitest";
import { pulseBar } from "./pulse-bar.ts";

test("the bar shows a usual pulse inside the usual range, and others outside", () => {
  for (const rate of [60, 68, 100]) {
    const { at, from, to } = pulseBar(rate);
    expect(at).toBeGreaterThanOrEqual(from);
    expect(at).toBeLessThanOrEqual(to);
  }
  expect(pulseBar(59).at).toBeLessThan(pulseBar(59).from);
  expect(pulseBar(101).at).toBeGreaterThan(pulseBar(101).to);
});

test("the bar keeps its mark whole when a pulse lies beyond its ends", () => {
  expect(pulseBar(20).at).toBe(3);
  expect(pulseBar(230).at).toBe(97);
});
