import { bandPass, type Band } from "./butterworth.ts";
import type { Beats } from "./beats.ts";
import { dominantRate } from "./dominant-rate.ts";
import { accepted, refused, type Reading } from "./reading.ts";
import type { MotionTrace } from "./recording.ts";
import { deviation, evenly, mean, type Series } from "./series.ts";

/** 5 to 36 breaths a minute. */
const breathBand: Band = { low: 0.08, high: 0.6 };
const rate = 4;
const leastSeconds = 30;
const leastBeats = 12;
const mostBetween = 2;
const leastSignalToNoise = 0;

/**
 * Breaths a minute, only where two ways agree within two: how the chest and head go up and down, and how breathing changes
 * the pulse (its intervals, its height, its level; Karlen et al., IEEE Trans. Biomed. Eng. 60(7), 2013). On real faces the second alone was wrong.
 */
export function respiration(pulse: Series, beats: Beats, motion: MotionTrace | undefined): Reading {
  if (!motion) return refused("sources-disagree");
  const seconds = pulse.values.length / pulse.rate;
  if (seconds < leastSeconds || beats.times.length < leastBeats) return refused("too-short");
  const moved = rateOf(evenly(motion.times, motion.y, rate));
  const modulated = modulation(beats, seconds);
  if (moved.signalToNoise < leastSignalToNoise) return refused("weak-signal");
  if (Math.abs(moved.perMinute - modulated.perMinute) > mostBetween) return refused("sources-disagree");
  const quality = (Math.min(moved.signalToNoise, modulated.signalToNoise + 3) - leastSignalToNoise) / 10;
  return accepted(mean([moved.perMinute, modulated.perMinute]), quality);
}

/** Intervals between beats and their heights, each by its own spread, together. */
function modulation({ times, heights }: Beats, seconds: number) {
  const intervals = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const grid = Math.floor(seconds * rate);
  const even = (at: readonly number[], values: readonly number[]) =>
    byDeviation(evenly(at, values, rate)).subarray(0, grid);
  const course = even(times.slice(1), intervals);
  const height = even(times.slice(1), heights.slice(1));
  return rateOf(course.map((value, at) => value + (height[at] ?? 0)));
}

const rateOf = (values: Float64Array) =>
  dominantRate({ rate, values: bandPass({ rate, values }, breathBand) }, breathBand);

function byDeviation(values: Float64Array): Float64Array {
  const middle = mean(values);
  const spread = deviation(values) || 1;
  return values.map((value) => (value - middle) / spread);
}
