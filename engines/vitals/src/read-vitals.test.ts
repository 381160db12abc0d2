import { expect, test } from "vitest";
import { heartRate, leastSeconds } from "./heart-rate.ts";
import { readVitals } from "./read-vitals.ts";
import type { Reading } from "./reading.ts";
import { makeFace, type MadeFace } from "./testing/made-face.ts";

const valueOf = (reading: Reading) => (reading.ok ? reading.value : reading.reasons);

test.each<[string, Partial<MadeFace>]>([
  ["at rest in good light", {}],
  ["slow, sped up and slowed down by breathing", { heart: 48, breath: 9, sinusArrhythmia: 0.08 }],
  ["at 41 a minute", { heart: 41, breath: 10 }],
  ["fast", { heart: 132, breath: 22, sinusArrhythmia: 0.01 }],
  ["at 175 a minute", { heart: 175, breath: 28, sinusArrhythmia: 0.005 }],
  ["in dark skin", { skin: [78, 52, 40], pulse: 0.005 }],
  ["with every tenth frame lost", { lostFrames: 0.1, jitter: 0.4 }],
  ["by a slow camera", { frameRate: 16 }],
])("a heart %s is read within two beats a minute", (_, face) => {
  const { recording, heart } = makeFace(face);
  const { hr } = readVitals(recording);
  expect(valueOf(hr)).toBeTypeOf("number");
  expect(hr.ok && Math.abs(hr.value - heart)).toBeLessThan(2);
});

test.each<[string, Partial<MadeFace>, string]>([
  ["a photograph", { pulse: 0 }, "weak-signal"],
  ["a photograph that sways once a second", { pulse: 0, sway: 0.02, swayHertz: 1, swayShows: 0.3 }, "moving"],
  ["a face in the dark", { skin: [16, 11, 9] }, "too-dark"],
  ["a face in glaring light", { skin: [254, 252, 251], pulse: 0.001, lightWander: 0 }, "too-bright"],
  [
    "a light that flickers as fast as a heart",
    { pulse: 0, flicker: 0.02, flickerHertz: 1.2 },
    "flickering-light",
  ],
  ["a camera with eight pictures a second", { frameRate: 8 }, "frames-too-few"],
  ["ten seconds", { seconds: 10 }, "too-short"],
  ["a face that goes to and fro", { sway: 0.2, swayHertz: 0.2 }, "moving"],
])("%s is refused, with the reason", (_, face, reason) => {
  const found = readVitals(makeFace(face).recording);
  for (const reading of Object.values(found)) expect(reading.ok).toBe(false);
  expect(valueOf(found.hr)).toContain(reason);
});

test.each([
  ["nobody", [0, 0, 1, 0], "no-face"],
  ["two people", [1, 2, 1, 2], "several-faces"],
])("%s before the camera is refused", (_, faceCounts, reason) => {
  const looks = faceCounts.map((faces, time) => ({ time, faces, height: 0.5 }));
  const { hr } = readVitals({ ...makeFace().recording, looks });
  expect(valueOf(hr)).toContain(reason);
});

test("parts of the face that disagree are refused", () => {
  const { face, ...rest } = makeFace().recording;
  const others = [61, 95, 110].map((heart, seed) => makeFace({ heart, seed }).recording.face);
  expect(valueOf(readVitals({ ...rest, face, patches: others }).hr)).toContain("skin-disagrees");
});

test("a minute of calm gives variability as the beats had it; half a minute gives none", () => {
  const { recording, beats } = makeFace({ noise: 0.02, pulse: 0.01 });
  const ms = beats.slice(1).map((time, at) => 1000 * (time - (beats[at] ?? 0)));
  const differences = ms.slice(1).map((one, at) => one - (ms[at] ?? 0));
  const rmssd = Math.sqrt(differences.reduce((sum, one) => sum + one ** 2, 0) / differences.length);
  const found = readVitals(recording);
  expect(found.rmssd.ok && Math.abs(found.rmssd.value - rmssd)).toBeLessThan(16);
  expect(found.stressIndex.ok).toBe(true);
  expect(valueOf(readVitals(makeFace({ seconds: 35 }).recording).rmssd)).toContain("too-short");
});

test("breathing is read where chest and pulse agree, and refused where they do not", () => {
  const calm = makeFace({ breath: 15, sinusArrhythmia: 0.05, noise: 0.03 });
  const found = readVitals(calm.recording).rr;
  expect(found.ok && Math.abs(found.value - 15)).toBeLessThan(2);
  const other = makeFace({ breath: 24, seed: 5 }).recording.motion;
  expect(valueOf(readVitals({ ...calm.recording, ...(other && { motion: other }) }).rr)).toContain(
    "sources-disagree",
  );
});

test("a provisional heart rate comes after ten seconds, under the same conditions", () => {
  const { recording, heart } = makeFace({ seconds: 12 });
  const { reading } = heartRate(recording, leastSeconds.provisional);
  expect(reading.ok && Math.abs(reading.value - heart)).toBeLessThan(4);
  expect(heartRate(makeFace({ seconds: 12, pulse: 0 }).recording, leastSeconds.provisional).reading.ok).toBe(
    false,
  );
});

test("the same recording gives the same answer", () => {
  expect(readVitals(makeFace().recording)).toEqual(readVitals(makeFace().recording));
});
