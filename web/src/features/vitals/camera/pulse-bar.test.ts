import { expect, test } from "vitest";
import { pulseBar } from "./pulse-bar.ts";

const adult = { lowest: 60, highest: 100 };

test("the bar shows a usual pulse inside the usual range and others outside", () => {
  for (const rate of [60, 68, 100]) {
    const { at, from, to } = pulseBar(rate, adult);
    expect(at).toBeGreaterThanOrEqual(from);
    expect(at).toBeLessThanOrEqual(to);
  }
  expect(pulseBar(59, adult).at).toBeLessThan(pulseBar(59, adult).from);
  expect(pulseBar(101, adult).at).toBeGreaterThan(pulseBar(101, adult).to);
});

test("the bar keeps its mark visible for a pulse beyond its ends", () => {
  expect(pulseBar(20, adult).at).toBe(3);
  expect(pulseBar(230, adult).at).toBe(97);
});

test("the bar of a small child has its own usual range", () => {
  const baby = { lowest: 107, highest: 181 };
  const { at, from, to } = pulseBar(140, baby);
  expect(from < at && at < to).toBe(true);
  expect(pulseBar(90, baby).at).toBeLessThan(from);
});
