import { bandPass } from "./butterworth.ts";
import { dominantRate } from "./dominant-rate.ts";
import { pulseBand } from "./pulse-signal.ts";
import type { RefusalReason } from "./reading.ts";
import type { Look, Recording } from "./recording.ts";
import { type ColourTrace, deviation, evenly, frameTiming, mean, median, valueAt } from "./series.ts";

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

/** What in front of the camera forbids every reading, whatever the signal looks like. */
export function troublesOfScene({
  face,
  patches,
  background,
  looks = [],
  motion,
  clipped = [],
}: Recording): readonly RefusalReason[] {
  const found: RefusalReason[] = [];
  const { rate, longestGap, jitter } = frameTiming(face.times);
  if (rate < limits.leastFrameRate) found.push("frames-too-few");
  if (longestGap > limits.longestGap || jitter > limits.mostJitter) found.push("frames-uneven");
  const shareOf = (holds: (look: Look) => boolean) =>
    looks.length === 0 ? 0 : looks.filter(holds).length / looks.length;
  if (shareOf(({ faces }) => faces === 0) > limits.mostWithout) found.push("no-face");
  if (shareOf(({ faces }) => faces > 1) > limits.mostSeveral) found.push("several-faces");
  const heights = looks.filter(({ faces }) => faces > 0).map(({ height }) => height);
  if (heights.length > 0 && median(heights) < limits.leastHeight) found.push("too-far");
  const levels = [face, ...patches].map(({ red, green, blue }) => [mean(red), mean(green), mean(blue)]);
  if (levels.some((level) => Math.max(...level) < limits.darkest)) found.push("too-dark");
  const isClipped = mean(clipped) > limits.mostClipped;
  if (isClipped || levels.some((level) => Math.max(...level) > limits.brightest)) found.push("too-bright");
  if (motion && Math.max(deviation(motion.x), deviation(motion.y)) > limits.mostMotion) found.push("moving");
  if (background && flickers(background)) found.push("flickering-light");
  return found;
}

function flickers({ times, green }: ColourTrace): boolean {
  const light = { rate: evenRate, values: evenly(times, green, evenRate) };
  if (light.values.length < evenRate * 4) return false;
  const values = bandPass(light, pulseBand);
  const isStrong = deviation(values) / (mean(light.values) || 1) > limits.mostFlicker;
  return isStrong && dominantRate({ rate: evenRate, values }, pulseBand).signalToNoise > limits.clearFlicker;
}

/** Whether what was found is no pulse but the rate at which the face goes to and fro, or the light flickers. */
export function troublesOfRate(
  { background, motion }: Recording,
  perMinute: number,
): readonly RefusalReason[] {
  const isSame = (times: ArrayLike<number>, values: ArrayLike<number>, clear: number, least: number) => {
    const even = evenly(times, values, evenRate);
    if (even.length < evenRate * 4) return false;
    const inBand = bandPass({ rate: evenRate, values: even }, pulseBand);
    if (deviation(inBand) <= least) return false;
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
