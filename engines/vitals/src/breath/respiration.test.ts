import { expect, test } from "vitest";
import type { Beats } from "../beats.ts";
import { breathRate, maxCorrelation } from "./breath-rate.ts";
import type { MotionTrace } from "../recording.ts";
import { respiration } from "./respiration.ts";

const wave = (perMinute: number, time: number) => Math.sin((2 * Math.PI * perMinute * time) / 60);
const course = (at: (time: number) => number, seconds = 40) =>
  new Float64Array(seconds * 4 + 1).map((_, index) => at(index / 4));

/** A pulse of 70 a minute whose intervals or heights go up and down so many times a minute. */
function beatsOf(inTimes: number, inHeights: number, seconds = 40): Beats {
  const times: number[] = [];
  for (let time = 0.3; time < seconds; time += 0.86 * (1 + 0.05 * wave(inTimes, time))) times.push(time);
  return { times, heights: times.map((time) => 1 + 0.1 * wave(inHeights, time)), likeness: 1 };
}

const pulseOf = (seconds = 40) => ({ rate: 30, values: new Float64Array(Math.round(seconds * 30)) });

function motionOf(chest: (time: number) => number, y: (time: number) => number = () => 0): MotionTrace {
  const times = Array.from({ length: 40 * 30 }, (_, at) => at / 30);
  return { times, x: times.map(() => 0), y: times.map(y), chest: times.map(chest) };
}

const valueOf = (found: ReturnType<typeof respiration>) => (found.ok ? found.value : found.reasons);

test.each([
  ["the times between beats", 15, 0, 15],
  ["the height of beats", 0, 15, 15],
  ["both, a little faster", 15.7, 15.7, 15],
])("breathing is read where the chest and %s agree", { tags: ["S1.21"] }, (_, inTimes, inHeights, chest) => {
  const found = respiration(
    pulseOf(),
    beatsOf(inTimes, inHeights),
    motionOf((time) => wave(chest, time)),
  );
  expect(found.ok && Math.abs(found.value - chest)).toBeLessThan(0.5);
});

test("breathing that the pulse lacks or contradicts is refused", { tags: ["S1.21"] }, () => {
  const chest = motionOf((time) => wave(15, time));
  expect(valueOf(respiration(pulseOf(), beatsOf(24, 24), chest))).toEqual(["sources-disagree"]);
  expect(valueOf(respiration(pulseOf(), beatsOf(20, 20), chest))).toEqual(["sources-disagree"]);
  expect(valueOf(respiration(pulseOf(), beatsOf(0, 0), chest))).toEqual(["sources-disagree"]);
  expect(valueOf(respiration(pulseOf(), beatsOf(15, 15), undefined))).toEqual(["sources-disagree"]);
});

test("a chest moving in several directions is not breathing", { tags: ["S1.21"] }, () => {
  const restless = motionOf((time) => wave(9, time) + 0.6 * wave(16, time) + 0.4 * wave(24, time));
  expect(valueOf(respiration(pulseOf(), beatsOf(9, 9), restless))).toEqual(["weak-signal"]);
  expect(
    valueOf(
      respiration(
        pulseOf(),
        beatsOf(9, 9),
        motionOf(() => 0),
      ),
    ),
  ).toEqual(["weak-signal"]);
});

test("head movement suffices where no chest is visible", { tags: ["S1.21"] }, () => {
  const head = motionOf(
    () => 0,
    (time) => wave(12, time),
  );
  expect(respiration(pulseOf(), beatsOf(12, 12), head).ok).toBe(true);
});

test("half a minute and twelve beats are the minimum", () => {
  const chest = motionOf((time) => wave(15, time));
  const few = (beats: Beats, count: number): Beats => ({ ...beats, times: beats.times.slice(0, count) });
  expect(respiration(pulseOf(30), beatsOf(15, 15), chest).ok).toBe(true);
  expect(valueOf(respiration(pulseOf(29.9), beatsOf(15, 15), chest))).toEqual(["too-short"]);
  expect(valueOf(respiration(pulseOf(), few(beatsOf(15, 15), 11), chest))).toEqual(["too-short"]);
  expect(valueOf(respiration(pulseOf(), few(beatsOf(15, 15), 12), chest))).not.toEqual(["too-short"]);
});

test.each([5.5, 8, 15, 24, 34])("a course of %d a minute is found, and all of it lies there", (perMinute) => {
  const found = breathRate(course((time) => wave(perMinute, time)));
  expect(Math.abs(found.perMinute - perMinute)).toBeLessThan(0.5);
  expect(found.share).toBeGreaterThan(0.9);
});

test("drift does not hide breathing, and two rates share the signal", () => {
  const drifting = breathRate(course((time) => 3 * wave(1.5, time) + wave(14, time)));
  expect(Math.abs(drifting.perMinute - 14)).toBeLessThan(0.5);
  expect(breathRate(course((time) => wave(10, time) / 10 + wave(25, time) / 25)).share).toBeCloseTo(0.5, 1);
  expect(breathRate(new Float64Array(160)).share).toBe(0);
});

test("correlation allows a delay and inversion, and not another rate", () => {
  const one = course((time) => wave(14, time));
  expect(
    maxCorrelation(
      one,
      course((time) => -wave(14, time - 1.5)),
    ),
  ).toBeGreaterThan(0.95);
  expect(
    maxCorrelation(
      one,
      course((time) => wave(20, time)),
    ),
  ).toBeLessThan(0.4);
  expect(maxCorrelation(one, new Float64Array(161))).toBe(0);
});
