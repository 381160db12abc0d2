import { expect, test } from "vitest";
import { bandPass } from "./butterworth.ts";
import { dominantRate } from "./dominant-rate.ts";
import { pulseBand } from "./pulse-signal.ts";
import { standardDeviation } from "./series.ts";

const rate = 30;
const wave = (perMinute: number, seconds = 30) =>
  new Float64Array(seconds * rate).map((_, at) => Math.sin((2 * Math.PI * perMinute * at) / 60 / rate));

test.each([42, 60.4, 72.1, 119.7, 178])(
  "a wave of %d a minute is found within a tenth of a beat",
  (perMinute) => {
    const found = dominantRate({ rate, values: wave(perMinute) }, pulseBand);
    expect(found.perMinute).toBeCloseTo(perMinute, 1);
    expect(found.signalToNoise).toBeGreaterThan(10);
  },
);

test("a slope under the wave changes nothing", () => {
  const values = wave(66).map((value, at) => value + at / 20);
  expect(dominantRate({ rate, values }, pulseBand).perMinute).toBeCloseTo(66, 0);
});

test.each([
  [72, 1, "lets the middle of the band pass whole"],
  [6, 0, "takes away what is slower than any heart"],
  [600, 0, "takes away what is faster"],
])("the filter at %d a minute, share %d: %s", (perMinute, share) => {
  const values = wave(perMinute, 40);
  const passed = bandPass({ rate, values }, pulseBand);
  const middle = (all: Float64Array) => all.subarray(10 * rate, 30 * rate);
  expect(standardDeviation(middle(passed)) / standardDeviation(middle(values))).toBeCloseTo(share, 1);
});

test("the filter introduces no delay", () => {
  const values = wave(72, 40);
  const passed = bandPass({ rate, values }, pulseBand);
  const top = (all: Float64Array) =>
    600 +
    all.subarray(600, 625).reduce((best, value, at, part) => (value > (part[best] ?? 0) ? at : best), 0);
  expect(Math.abs(top(passed) - top(values))).toBeLessThanOrEqual(1);
});
