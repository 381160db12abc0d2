import { expect, test } from "vitest";
import { loudnessOf } from "./microphone-level.ts";

const tone = (amplitude: number) =>
  Float32Array.from({ length: 1_024 }, (_, i) => amplitude * Math.sin(i / 5));

test.each([
  ["silence", 0, 0, 0],
  ["a quiet room", 0.0005, 0, 0.02],
  ["a soft voice", 0.02, 0.4, 0.6],
  ["a clear voice", 0.2, 0.8, 1],
  ["shouting", 1, 1, 1],
])("%s shows on the meter", { tags: ["S1.16"] }, (_, amplitude, least, most) => {
  expect(loudnessOf(tone(amplitude))).toBeGreaterThanOrEqual(least);
  expect(loudnessOf(tone(amplitude))).toBeLessThanOrEqual(most);
});

test("silence has no level", { tags: ["S1.16"] }, () => {
  expect(loudnessOf(new Float32Array(0))).toBe(0);
});
