import { type Beats, findBeats } from "./beats.ts";
import { bandPass } from "./butterworth.ts";
import { dominantRate } from "./dominant-rate.ts";
import { chromSignal, posSignal, pulseBand } from "./pulse-signal.ts";
import { accepted, refused, type Reading, type RefusalReason } from "./reading.ts";
import type { Recording } from "./recording.ts";
import { evenRate, troublesOfRate, troublesOfScene } from "./scene.ts";
import { type ColourTrace, evenColours, median, type Series } from "./series.ts";

/** A heart rate in beats a minute, and what variability and breathing are read from where it was accepted. */
export type HeartRate = {
  readonly reading: Reading;
  readonly pulse: Series;
  readonly beats: Beats;
  readonly signalToNoise: number;
};

/** Beats a minute; the rule tried on faces, photographs and walls in shared research: all of it must hold. */
const gate = {
  leastSignalToNoise: 0,
  mostBetweenMethods: 3,
  /** A slow heart that breathing speeds up and slows down has a wide peak, of which two methods see different tops: there their beats are counted. */
  slow: 55,
  mostBetweenPatches: 4,
  leastPatches: 2 / 3,
  mostBetweenWindows: 4,
  leastLikeness: 0.75,
  lowest: 40,
  highest: 180,
} as const;

const windowSeconds = 10;
const windowStep = 2;
/** Of a reading; a provisional one may be shorter, and is never kept. */
export const leastSeconds = { provisional: 10, whole: 25 } as const;

/**
 * The heart rate in a recording by POS, believed only where CHROM, the parts of the face, shorter windows and the likeness of the
 * beats agree, and neither motion nor light has the same rate. Signal to noise after de Haan and Jeanne (2013).
 */
export function heartRate(recording: Recording, least: number = leastSeconds.whole): HeartRate {
  const colours = evenColours(recording.face, evenRate);
  const pulse = filtered(posSignal(colours));
  const { perMinute, signalToNoise } = dominantRate(pulse, pulseBand);
  const beats = findBeats(pulse, perMinute);
  const seconds = colours.red.length / evenRate;
  const answer = (reading: Reading): HeartRate => ({ reading, pulse, beats, signalToNoise });
  if (seconds < least) return answer(refused("too-short", ...troublesOfScene(recording)));
  const reasons: RefusalReason[] = [...troublesOfScene(recording), ...troublesOfRate(recording, perMinute)];
  const isSlow = perMinute < gate.slow;
  const other = filtered(chromSignal(colours));
  const between = isSlow
    ? Math.abs(beatRate(beats) - beatRate(findBeats(other, perMinute)))
    : Math.abs(perMinute - dominantRate(other, pulseBand).perMinute);
  if (signalToNoise < gate.leastSignalToNoise || perMinute < gate.lowest || perMinute > gate.highest)
    reasons.push("weak-signal");
  if (between > gate.mostBetweenMethods) reasons.push("methods-disagree");
  const patches = recording.patches.map((patch) => Math.abs(rateOf(patch) - perMinute));
  const agreeing = patches.filter((difference) => difference < gate.mostBetweenPatches).length;
  if (patches.length > 0 && agreeing / patches.length < gate.leastPatches) reasons.push("skin-disagrees");
  if (spreadOverWindows(pulse, perMinute) > gate.mostBetweenWindows) reasons.push("unsteady");
  if (beats.likeness < gate.leastLikeness) reasons.push("no-beats");
  if (reasons.length > 0) return answer(refused(...reasons));
  return answer(accepted(perMinute, qualityOf(signalToNoise, beats.likeness)));
}

const filtered = (values: Float64Array): Series => ({
  rate: evenRate,
  values: bandPass({ rate: evenRate, values }, pulseBand),
});

/** Beats a minute by the mean time between them. */
function beatRate({ times }: Beats): number {
  const [first = 0] = times;
  return (60 * (times.length - 1)) / ((times.at(-1) ?? first) - first || 1);
}

const rateOf = (trace: ColourTrace): number =>
  dominantRate(filtered(posSignal(evenColours(trace, evenRate))), pulseBand).perMinute;

/** The median distance of ten-second windows' rates from the whole reading's, a minute. */
function spreadOverWindows({ rate, values }: Series, perMinute: number): number {
  const length = Math.min(values.length, windowSeconds * rate);
  const distances: number[] = [];
  for (let begin = 0; begin + length <= values.length; begin += windowStep * rate) {
    const part = { rate, values: values.subarray(begin, begin + length) };
    distances.push(Math.abs(dominantRate(part, pulseBand).perMinute - perMinute));
  }
  return median(distances);
}

/** 0 at the gate, 1 from 10 dB and beats that are all alike. */
const qualityOf = (signalToNoise: number, likeness: number): number =>
  Math.min(signalToNoise / 10, (likeness - gate.leastLikeness) / (1 - gate.leastLikeness));
