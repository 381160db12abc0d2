import { bandPass } from "./butterworth.ts";
import { dominantRate } from "./dominant-rate.ts";
import { pulseBand } from "./pulse-signal.ts";
import type { RefusalReason } from "./reading.ts";
import type { Look, MotionTrace, Recording } from "./recording.ts";
import {
  type ColourTrace,
  standardDeviation,
  resample,
  frameTiming,
  mean,
  median,
  valueAt,
} from "./series.ts";

/** Samples a second of resampled signals. */
export const evenRate = 30;

const limits = {
  leastFrameRate: 12,
  longestGap: 0.5,
  mostJitter: 1,
  darkest: 25,
  brightest: 250,
  /** Shares of looks at the face without one, or with several. */
  mostWithout: 0.1,
  mostSeveral: 0.02,
  /** Of the picture's height: a smaller face has too few pixels. */
  leastHeight: 0.2,
  /** Share of the face's pixels, over the reading. */
  mostClipped: 0.1,
  /** Of the face's height: how far it may go to and fro, as a standard deviation. */
  mostMotion: 0.05,
  /** How near a motion's rate may come to the pulse's, or its double, a minute; and how clear that motion must be, in dB. */
  sameRate: 4,
  clearMotion: 0,
  /** Of the face's height, within the band of the pulse: less cannot be seen in the colours. */
  leastSway: 0.002,
  clearFlicker: 3,
  /** Of the light behind the face, as a standard deviation within the band of the pulse. */
  mostFlicker: 0.005,
} as const;

/** Returns the problems of the scene that rule out any reading, the first to correct first. */
export function sceneRefusalReasons(recording: Recording): readonly RefusalReason[] {
  const ofLooks = troublesOfLooks(recording.looks ?? []);
  if (recording.face.times.length === 0) return ofLooks;
  return [
    ...ofLooks,
    ...troublesOfLight(recording),
    ...(moves(recording.motion) ? (["moving"] as const) : []),
    ...troublesOfFrames(recording.face.times),
  ];
}

function troublesOfFrames(times: ArrayLike<number>): readonly RefusalReason[] {
  const { rate, longestGap, jitter } = frameTiming(times);
  const found: RefusalReason[] = [];
  if (rate < limits.leastFrameRate) found.push("frames-too-few");
  if (longestGap > limits.longestGap || jitter > limits.mostJitter) found.push("frames-uneven");
  return found;
}

function troublesOfLooks(looks: readonly Look[]): readonly RefusalReason[] {
  if (looks.length === 0) return [];
  const found: RefusalReason[] = [];
  const shareOf = (holds: (look: Look) => boolean) => looks.filter(holds).length / looks.length;
  if (shareOf(({ faces }) => faces === 0) > limits.mostWithout) found.push("no-face");
  if (shareOf(({ faces }) => faces > 1) > limits.mostSeveral) found.push("several-faces");
  const heights = looks.filter(({ faces }) => faces > 0).map(({ height }) => height);
  if (heights.length > 0 && median(heights) < limits.leastHeight) found.push("too-far");
  return found;
}

function troublesOfLight({ face, patches, background, clipped = [] }: Recording): readonly RefusalReason[] {
  const found: RefusalReason[] = [];
  const levels = [face, ...patches].map(({ red, green, blue }) =>
    Math.max(mean(red), mean(green), mean(blue)),
  );
  if (levels.some((level) => level < limits.darkest)) found.push("too-dark");
  if (mean(clipped) > limits.mostClipped || levels.some((level) => level > limits.brightest))
    found.push("too-bright");
  if (background && flickers(background)) found.push("flickering-light");
  return found;
}

const moves = (motion: MotionTrace | undefined): boolean =>
  motion !== undefined &&
  Math.max(standardDeviation(motion.x), standardDeviation(motion.y)) > limits.mostMotion;

function flickers({ times, green }: ColourTrace): boolean {
  const light = { rate: evenRate, values: resample(times, green, evenRate) };
  if (light.values.length < evenRate * 4) return false;
  const values = bandPass(light, pulseBand);
  const isStrong = standardDeviation(values) / (mean(light.values) || 1) > limits.mostFlicker;
  return isStrong && dominantRate({ rate: evenRate, values }, pulseBand).signalToNoise > limits.clearFlicker;
}

/** Returns reasons why a found rate is no pulse: the face moves or the light flickers at that rate. */
export function rateRefusalReasons(
  { background, motion }: Recording,
  perMinute: number,
): readonly RefusalReason[] {
  const isSame = (times: ArrayLike<number>, values: ArrayLike<number>, clear: number, least: number) => {
    const even = resample(times, values, evenRate);
    if (even.length < evenRate * 4) return false;
    const inBand = bandPass({ rate: evenRate, values: even }, pulseBand);
    if (standardDeviation(inBand) <= least) return false;
    const found = dominantRate({ rate: evenRate, values: inBand }, pulseBand);
    const isNear = [1, 2].some((fold) => Math.abs(found.perMinute * fold - perMinute) < limits.sameRate);
    return isNear && found.signalToNoise > clear;
  };
  const found: RefusalReason[] = [];
  if (
    motion &&
    [motion.x, motion.y].some((values) => isSame(motion.times, values, limits.clearMotion, limits.leastSway))
  )
    found.push("moving");
  if (background) {
    const light = Array.from(background.times, (_, at) => valueAt(background.green, at));
    if (isSame(background.times, light, limits.clearFlicker, 0)) found.push("flickering-light");
  }
  return found;
}
