import { expect, test } from "vitest";
import { readPulse } from "./read-pulse.ts";
import type { Reading } from "./reading.ts";
import { calmBody, simulateBody, type SimulatedBody } from "./testing/living-body.ts";
import { randomFrom } from "./testing/random.ts";

const rate = 30;

/** A finger sensor's pulse with noise as a share of its height. */
function waveOf(changes: Partial<SimulatedBody> & { noise?: number } = {}) {
  const body = { ...calmBody, ...changes };
  const { pulse, truth } = simulateBody(body);
  const random = randomFrom(3);
  const times = Array.from({ length: Math.round(body.seconds * rate) }, (_, at) => at / rate);
  const values = pulse(times).map((value) => value + (changes.noise ?? 0.02) * random.normal());
  return { wave: { rate, values }, truth };
}

const reasonsOf = (reading: Reading) => (reading.ok ? [] : reading.reasons);

test(
  "a clean pulse gives rate, variability and stress of its beats",
  { tags: ["S1.20", "S1.24", "S1.25"] },
  () => {
    const { wave, truth } = waveOf();
    const { hr, sdnn, rmssd, stressIndex, rr } = readPulse(wave);
    expect(hr.ok && Math.abs(hr.value - truth.hr)).toBeLessThan(1);
    expect(sdnn.ok && Math.abs(sdnn.value - truth.sdnn)).toBeLessThan(5);
    expect(rmssd.ok && Math.abs(rmssd.value - truth.rmssd)).toBeLessThan(8);
    expect(stressIndex.ok).toBe(true);
    expect(reasonsOf(rr)).toEqual(["sources-disagree"]);
  },
);

test("breathing motion also gives a breathing rate", { tags: ["S1.21"] }, () => {
  const { wave, truth } = waveOf({ sinusArrhythmia: 0.05, breathIrregular: 0 });
  const breath = simulateBody({ ...calmBody, sinusArrhythmia: 0.05, breathIrregular: 0 }).breathing(
    Array.from({ length: calmBody.seconds * rate }, (_, at) => at / rate),
  );
  const { rr } = readPulse(wave, { rate, values: breath });
  expect(rr.ok && Math.abs(rr.value - truth.rr)).toBeLessThan(1);
});

test.each<[string, Parameters<typeof waveOf>[0], string]>([
  ["nothing but noise", { noise: 30 }, "weak-signal"],
  ["nine seconds", { seconds: 9.9 }, "too-short"],
  ["a rate no resting heart has", { heart: 190, sinusArrhythmia: 0, mayer: 0 }, "weak-signal"],
  ["a rate too slow", { heart: 38.5, sinusArrhythmia: 0, mayer: 0, dicrotic: 0 }, "weak-signal"],
])("%s gives no value", { tags: ["S1.20"] }, (_, changes, reason) => {
  for (const reading of Object.values(readPulse(waveOf(changes).wave)))
    expect(reasonsOf(reading)).toEqual([reason]);
});

test("ten seconds give a rate, twenty variability, fifty beats a stress index", () => {
  const ofTen = readPulse(waveOf({ seconds: 10 }).wave);
  expect([ofTen.hr.ok, reasonsOf(ofTen.sdnn)]).toEqual([true, ["too-short"]]);
  expect(reasonsOf(readPulse(waveOf({ seconds: 19.9 }).wave).sdnn)).toEqual(["too-short"]);
  const ofTwenty = readPulse(waveOf({ seconds: 20 }).wave);
  expect([ofTwenty.sdnn.ok, reasonsOf(ofTwenty.stressIndex)]).toEqual([true, ["too-few-beats"]]);
});

test("random beats or a noisy pulse give a rate at most", { tags: ["S1.25"] }, () => {
  expect(reasonsOf(readPulse(waveOf({ beatJitter: 0.2, seconds: 40 }).wave).sdnn).length).toBeGreaterThan(0);
  expect(reasonsOf(readPulse(waveOf({ noise: 0.8, seconds: 40 }).wave).sdnn).length).toBeGreaterThan(0);
});
