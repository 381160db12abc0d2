import { expect, test } from "vitest";
import { darkSince, isDark, isSilent, judgeDeviceTest, networkResult } from "./device-verdict.ts";

const all = { camera: "pass", speaker: "pass", microphone: "pass", network: "pass" } as const;

test.each([
  ["everything works", all, "ready"],
  ["there is no camera", { ...all, camera: "fail" }, "sound-only"],
  ["the camera was skipped", { ...all, camera: "skip" }, "untried"],
  ["the speaker was skipped", { ...all, speaker: "skip" }, "untried"],
  ["the microphone is not heard", { ...all, microphone: "fail" }, "not-ready"],
  ["the line is poor", { ...all, network: "fail" }, "not-ready"],
  ["one failed and another was skipped", { ...all, speaker: "fail", network: "skip" }, "not-ready"],
] as const)("%s: %#", { tags: ["S1.16", "D.87"] }, (_, results, verdict) => {
  expect(judgeDeviceTest(results)).toBe(verdict);
});

test("a fair connection passes, and a poor one does not", { tags: ["D.87"] }, () => {
  expect([networkResult("good"), networkResult("fair"), networkResult("poor")]).toEqual([
    "pass",
    "pass",
    "fail",
  ]);
});

test.each([
  [4_999, null, false],
  [5_000, null, true],
  [9_000, 4_001, false],
  [9_000, 4_000, true],
])(
  "after %i ms, with the last voice at %s, the microphone counts as silent: %s",
  { tags: ["S1.16"] },
  (now, voiceAt, silent) => {
    expect(isSilent({ onSince: 0, voiceAt }, now)).toBe(silent);
  },
);

test("a picture black for two seconds is reported, and a dark moment is not", { tags: ["S1.16"] }, () => {
  const began = darkSince(null, 3, 1_000);
  expect(isDark(darkSince(began, 3, 2_900), 2_900)).toBe(false);
  expect(isDark(darkSince(began, 3, 3_000), 3_000)).toBe(true);
  expect(darkSince(began, 90, 3_000)).toBeNull();
});
