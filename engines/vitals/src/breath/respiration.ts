import type { Beats } from "../beats.ts";
import { breathRate, breathSampleRate, maxCorrelation } from "./breath-rate.ts";
import { accepted, refused, type Reading } from "../reading.ts";
import type { MotionTrace } from "../recording.ts";
import { standardDeviation, resample, mean, median, type Series, valueAt } from "../series.ts";

const gate = {
  leastSeconds: 30,
  leastBeats: 12,
  /** Of all motion as slow as breathing: what lies at one rate. */
  leastShare: 0.6,
  /** A minute: how near the rate of motion and of a change of the pulse must be, and how much one must then go with the other. */
  mostBetween: 2,
  leastTogether: 0.4,
  /** From here on one goes with the other so surely that its rate need not be clear by itself. */
  surelyTogether: 0.5,
} as const;

/**
 * Returns breaths a minute, or why they are refused. Two methods must agree: movement of chest and head, and the
 * effect of breathing on the beats' times or heights (Karlen et al., IEEE Trans. Biomed. Eng. 60(7), 2013). On
 * real faces the second method alone was wrong.
 */
export function respiration(pulse: Series, beats: Beats, motion: MotionTrace | undefined): Reading {
  if (!motion) return refused("sources-disagree");
  const seconds = pulse.values.length / pulse.rate;
  if (seconds < gate.leastSeconds || beats.times.length < gate.leastBeats) return refused("too-short");
  const [moved] = [motion.chest, motion.y]
    .filter((course) => course !== undefined)
    .map((course) => resample(motion.times, course, breathSampleRate))
    .filter((course) => standardDeviation(course) > 0)
    .map((course) => ({ course, ...breathRate(course) }))
    .sort((a, b) => b.share - a.share);
  if (!moved || moved.share < gate.leastShare) return refused("weak-signal");
  const together = Math.max(
    ...modulations(beats, moved.course.length).map((course) => agreement(moved, course)),
  );
  if (together < gate.leastTogether) return refused("sources-disagree");
  return accepted(moved.perMinute, Math.min(moved.share, together));
}

type Moved = { readonly course: Float64Array; readonly perMinute: number };

/** How much a change of the pulse goes with the motion; 0 where its own rate is another, unless one clearly goes with the other. */
function agreement(moved: Moved, course: Float64Array): number {
  const together = maxCorrelation(moved.course, course);
  const isNear = Math.abs(breathRate(course).perMinute - moved.perMinute) <= gate.mostBetween;
  return isNear || together >= gate.surelyTogether ? together : 0;
}

/** The times between beats, the heights of beats, and both together, at even steps from the pulse's begin. */
function modulations({ times, heights }: Beats, length: number): readonly Float64Array[] {
  const intervals = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const usual = median(intervals);
  const calm = intervals.map((one) => (Math.abs(one - usual) < 0.25 * usual ? one : usual));
  const course = evenFromBegin(times.slice(1), calm, length);
  const height = evenFromBegin(times, heights, length);
  return [course, height, course.map((value, at) => valueAt(height, at) - value)];
}

/** Values at `breathSampleRate` a second from 0 on, by straight lines; before the first and after the last as these; by their own spread. */
function evenFromBegin(times: readonly number[], values: readonly number[], length: number): Float64Array {
  const out = new Float64Array(length);
  let left = 0;
  for (let index = 0; index < length; index += 1) {
    const time = index / breathSampleRate;
    while (left < times.length - 2 && valueAt(times, left + 1) < time) left += 1;
    const span = valueAt(times, left + 1) - valueAt(times, left);
    const share = Math.max(0, Math.min(1, span > 0 ? (time - valueAt(times, left)) / span : 0));
    out[index] = valueAt(values, left) * (1 - share) + valueAt(values, left + 1) * share;
  }
  const middle = mean(out);
  const spread = standardDeviation(out) || 1;
  return out.map((value) => (value - middle) / spread);
}
