import { expect, test } from "vitest";
import { dominantRate } from "./dominant-rate.ts";
import { liveWave, provisionalHeartRate, currentRefusalReasons } from "./live.ts";
import { pulseBand } from "./pulse-signal.ts";
import { simulateFace } from "./testing/made-face.ts";

const calm = simulateFace({ seconds: 12 });

test(
  "a provisional heart rate appears within twelve seconds, and none from a photo",
  { tags: ["S1.20"] },
  () => {
    const found = provisionalHeartRate(calm.recording);
    expect(found.ok && Math.abs(found.value - calm.truth.hr)).toBeLessThan(4);
    expect(provisionalHeartRate(simulateFace({ seconds: 12, pulse: 0 }).recording).ok).toBe(false);
    expect(provisionalHeartRate(simulateFace({ seconds: 8 }).recording)).toEqual({
      ok: false,
      reasons: ["too-short"],
    });
  },
);

test("the displayed wave follows the heartbeat between -1 and 1", () => {
  const wave = liveWave(calm.recording, 6);
  expect(wave.values).toHaveLength(180);
  expect(Math.abs(dominantRate(wave, pulseBand).perMinute - calm.truth.hr)).toBeLessThan(8);
  expect(Math.max(...wave.values.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(liveWave(simulateFace({ seconds: 1 }).recording, 6).values).toHaveLength(0);
});

test("advice is current, the most important first", () => {
  expect(currentRefusalReasons(calm.recording)).toEqual([]);
  const { recording } = simulateFace({ seconds: 12, skin: [16, 11, 9] });
  const looks = (faces: number) =>
    Array.from({ length: 12 }, (_, time) => ({ time, faces: time < 6 ? 1 : faces, height: 0.5 }));
  expect(currentRefusalReasons({ ...recording, looks: looks(0) })).toEqual(["no-face", "too-dark"]);
  expect(currentRefusalReasons({ ...recording, looks: looks(1) })).toEqual(["too-dark"]);
});
