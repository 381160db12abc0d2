import { type Beats, findBeats } from "./beats.ts";
import { bloodColour, isPlausibleBloodColour, isSameBlood } from "./blood-colour.ts";
import { dominantRate } from "./dominant-rate.ts";
import { chromPulse, pulseBand, posPulse } from "./pulse-signal.ts";
import { accepted, refused, type Reading, type RefusalReason } from "./reading.ts";
import type { Recording } from "./recording.ts";
import { evenRate, rateRefusalReasons, sceneRefusalReasons } from "./scene.ts";
import { type EvenColours, resampleColours, median, type Series } from "./series.ts";

/**
 * A heart-rate reading with its signals, which variability and breathing use once it is accepted. `perMinute` is in
 * beats a minute, `signalToNoise` in dB.
 */
export type HeartRate = {
  readonly reading: Reading;
  readonly pulse: Series;
  readonly beats: Beats;
  readonly signalToNoise: number;
  readonly perMinute: number;
};

/** Evidence for and against a pulse. */
export type PulseEvidence = {
  /** Beats a minute. */
  readonly perMinute: number;
  /** In dB. */
  readonly signalToNoise: number;
  /** Difference between the methods POS and CHROM, in beats a minute. */
  readonly betweenMethods: number;
  /** Share of the patches of skin with the same pulse, from 0 to 1. */
  readonly agreeingPatches: number;
  /** Whether the colour of the face changes as blood makes it. */
  readonly isBloodInFace: boolean;
  /** Share of the patches of which that is true, from 0 to 1. */
  readonly bloodInPatches: number;
  /** Median deviation of windows of 10 s, in beats a minute. */
  readonly betweenWindows: number;
  /** Similarity of the beats (`Beats`), from -1 to 1. */
  readonly likeness: number;
};

/** The rule tried on faces, photographs and walls in shared research, and on our generator: all of it must hold. */
const gate = {
  leastSignalToNoise: 0,
  mostBetweenMethods: 3,
  mostBetweenPatches: 4,
  leastPatches: 2 / 3,
  mostBetweenWindows: 4,
  leastLikeness: 0.75,
  lowest: 40,
  highest: 180,
} as const;
/** A slow heart that breathing speeds up and slows down has a wide peak, of which two methods see different tops: there their beats are counted. */
const slow = 55;
const windowSeconds = 10;
const windowStep = 2;
/** The least length of a recording, in seconds; a provisional value may use a shorter one and is never stored. */
export const leastSeconds = { provisional: 10, whole: 25 } as const;

/**
 * Returns the heart rate of a recording by POS. It is accepted only where CHROM, parts of the face, shorter windows and
 * the beats' similarity agree. Colours must vary as blood does, and neither motion nor light may have the same rate.
 * Signal to noise after de Haan and Jeanne (2013). Refused as too short below `least` seconds.
 */
export function heartRate(recording: Recording, least: number = leastSeconds.whole): HeartRate {
  const colours = resampleColours(recording.face, evenRate);
  const pulse = posPulse(colours);
  const { perMinute, signalToNoise } = dominantRate(pulse, pulseBand);
  const beats = findBeats(pulse, perMinute);
  const answer = (reading: Reading): HeartRate => ({ reading, pulse, beats, signalToNoise, perMinute });
  const ofScene = sceneRefusalReasons(recording);
  if (colours.red.length / evenRate < least) return answer(refused(...ofScene, "too-short"));
  const evidence = evidenceOf({ recording, colours, pulse, beats, perMinute, signalToNoise });
  const reasons = [
    ...ofScene,
    ...rateRefusalReasons(recording, perMinute),
    ...refusalReasonsOfPulse(evidence),
  ];
  if (reasons.length > 0) return answer(refused(...reasons));
  return answer(accepted(perMinute, qualityOf(evidence)));
}

/** Returns why the evidence is insufficient; empty where it suffices. */
export function refusalReasonsOfPulse(evidence: PulseEvidence): readonly RefusalReason[] {
  const { perMinute, agreeingPatches, bloodInPatches } = evidence;
  const found: RefusalReason[] = [];
  if (evidence.signalToNoise < gate.leastSignalToNoise || perMinute < gate.lowest || perMinute > gate.highest)
    found.push("weak-signal");
  if (evidence.betweenMethods > gate.mostBetweenMethods) found.push("methods-disagree");
  const isSkinAlike = agreeingPatches >= gate.leastPatches && bloodInPatches >= gate.leastPatches;
  if (!isSkinAlike || !evidence.isBloodInFace) found.push("skin-disagrees");
  if (evidence.betweenWindows > gate.mostBetweenWindows) found.push("unsteady");
  if (evidence.likeness < gate.leastLikeness) found.push("no-beats");
  return found;
}

type Seen = {
  recording: Recording;
  colours: EvenColours;
  pulse: Series;
  beats: Beats;
  perMinute: number;
  signalToNoise: number;
};

function evidenceOf({ recording, colours, pulse, beats, perMinute, signalToNoise }: Seen): PulseEvidence {
  const other = chromPulse(colours);
  const patches = recording.patches.map((patch) => resampleColours(patch, evenRate));
  const blood = bloodColour(colours, pulse, perMinute);
  const share = (holds: (patch: EvenColours) => boolean) =>
    patches.length === 0 ? 1 : patches.filter(holds).length / patches.length;
  return {
    perMinute,
    signalToNoise,
    betweenMethods:
      perMinute < slow
        ? Math.abs(beatRate(beats) - beatRate(findBeats(other, perMinute)))
        : Math.abs(perMinute - dominantRate(other, pulseBand).perMinute),
    agreeingPatches: share((patch) => Math.abs(rateOf(patch) - perMinute) < gate.mostBetweenPatches),
    isBloodInFace: isPlausibleBloodColour(blood),
    bloodInPatches: share((patch) => {
      const own = bloodColour(patch, pulse, perMinute);
      return isPlausibleBloodColour(own) && isSameBlood(own, blood);
    }),
    betweenWindows: spreadOverWindows(pulse, perMinute),
    likeness: beats.likeness,
  };
}

/** Beats a minute by the mean time between them. */
function beatRate({ times }: Beats): number {
  const [first = 0] = times;
  return (60 * (times.length - 1)) / ((times.at(-1) ?? first) - first || 1);
}

const rateOf = (colours: EvenColours): number => dominantRate(posPulse(colours), pulseBand).perMinute;

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
const qualityOf = ({ signalToNoise, likeness }: PulseEvidence): number =>
  Math.min(signalToNoise / 10, (likeness - gate.leastLikeness) / (1 - gate.leastLikeness));
