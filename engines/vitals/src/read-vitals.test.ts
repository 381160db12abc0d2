import { expect, test } from "vitest";
import { readVitals } from "./read-vitals.ts";
import type { Reading } from "./reading.ts";
import { simulateFace, type SimulatedFace } from "./testing/made-face.ts";

const valueOf = (reading: Reading) => (reading.ok ? reading.value : reading.reasons);
const seconds = 32;
const calm = simulateFace({ seconds });
const minute = simulateFace({ seconds: 62, noise: 0.03, pulse: 0.01, breath: 15, sinusArrhythmia: 0.05 });
const ofMinute = readVitals(minute.recording);

test.each<[string, Partial<SimulatedFace>]>([
  ["slow, sped up and slowed down by breathing", { heart: 48, breath: 9, sinusArrhythmia: 0.08 }],
  ["at 41 a minute", { heart: 41, breath: 10 }],
  ["at 175 a minute", { heart: 175, breath: 28, sinusArrhythmia: 0.005, mayer: 0 }],
  ["in dark skin", { skin: [78, 52, 40], pulse: 0.005 }],
  ["with every tenth frame lost", { lostFrames: 0.1, jitter: 0.4 }],
  ["by a slow camera", { frameRate: 16 }],
])("a heart rate %s is read within two beats a minute", { tags: ["S1.20"] }, (_, face) => {
  const { recording, truth } = simulateFace({ seconds, ...face });
  const { hr } = readVitals(recording);
  expect(valueOf(hr)).toBeTypeOf("number");
  expect(hr.ok && Math.abs(hr.value - truth.hr)).toBeLessThan(2);
});

test.each<[string, Partial<SimulatedFace>, string]>([
  ["a photograph", { pulse: 0 }, "weak-signal"],
  ["a photograph that sways once a second", { pulse: 0, sway: 0.02 }, "moving"],
  ["one whose swaying nobody followed", { pulse: 0, sway: 0.02, hasMotion: false }, "skin-disagrees"],
  ["a face in the dark", { skin: [16, 11, 9] }, "too-dark"],
  ["a face in glaring light", { skin: [254, 252, 251] }, "too-bright"],
  ["light that flickers as fast as a heart", { pulse: 0, flicker: 0.02 }, "flickering-light"],
  ["a film that was compressed", { compression: 1 }, "skin-disagrees"],
  ["a camera with eight pictures a second", { frameRate: 8 }, "frames-too-few"],
  ["a camera that stops now and then", { freezes: 10 }, "frames-uneven"],
  ["twenty-four seconds", { seconds: 24.9 }, "too-short"],
  ["a face that goes to and fro", { headMotion: 0.15 }, "moving"],
  ["nobody", { faces: 0 }, "no-face"],
  ["two people", { faces: 2 }, "several-faces"],
])("%s is refused with the reason", { tags: ["S1.20"] }, (_, face, reason) => {
  const found = readVitals(simulateFace({ seconds, ...face }).recording);
  for (const reading of Object.values(found)) expect(reading.ok).toBe(false);
  expect(valueOf(found.hr)).toContain(reason);
});

test("a face that is too far away, or clipped, is refused", () => {
  const looks = [{ time: 0, faces: 1, height: 0.1 }];
  expect(valueOf(readVitals({ ...calm.recording, looks }).hr)).toEqual(["too-far"]);
  const clipped = calm.recording.face.red.length;
  const half = Array.from({ length: clipped }, () => 0.5);
  expect(valueOf(readVitals({ ...calm.recording, clipped: half }).hr)).toEqual(["too-bright"]);
});

test("disagreeing parts of the face are refused", () => {
  const others = [61, 95, 110].map((heart, seed) => simulateFace({ heart, seed, seconds }).recording.face);
  expect(valueOf(readVitals({ ...calm.recording, patches: others }).hr)).toContain("skin-disagrees");
});

test("a calm minute gives variability and stress of its beats", { tags: ["S1.24", "S1.25"] }, () => {
  const { hr, sdnn, rmssd, pnn50, stressIndex } = ofMinute;
  expect(hr.ok && Math.abs(hr.value - minute.truth.hr)).toBeLessThan(1);
  expect(sdnn.ok && Math.abs(sdnn.value - minute.truth.sdnn)).toBeLessThan(10);
  expect(rmssd.ok && Math.abs(rmssd.value - minute.truth.rmssd)).toBeLessThan(16);
  expect([pnn50.ok, stressIndex.ok]).toEqual([true, true]);
});

test("half a minute gives no variability", { tags: ["S1.25"] }, () => {
  expect(valueOf(readVitals(calm.recording).rmssd)).toContain("too-short");
});

test("breathing is read where chest and pulse agree", { tags: ["S1.21"] }, () => {
  expect(ofMinute.rr.ok && Math.abs(ofMinute.rr.value - minute.truth.rr)).toBeLessThan(2);
});

test(
  "breathing is refused where chest and pulse disagree and where no chest was recorded",
  { tags: ["S1.21"] },
  () => {
    const other = simulateFace({ breath: 27, breathIrregular: 0, seed: 5, seconds: 62 }).recording.motion;
    expect(valueOf(readVitals({ ...minute.recording, ...(other && { motion: other }) }).rr)).toEqual([
      "sources-disagree",
    ]);
    const { motion: _, ...unwatched } = minute.recording;
    expect(valueOf(readVitals(unwatched).rr)).toEqual(["sources-disagree"]);
  },
);

test("the same recording gives the same result", () => {
  expect(readVitals(minute.recording)).toEqual(ofMinute);
});
