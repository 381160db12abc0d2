import { beatPlacementSpread } from "./beat-agreement.ts";
import { findBeats } from "./beats.ts";
import { type HeartRate, heartRate } from "./heart-rate.ts";
import { posPulse } from "./pulse-signal.ts";
import { accepted, refused, type Reading, type RefusalReason } from "./reading.ts";
import type { Recording } from "./recording.ts";
import { respiration } from "./breath/respiration.ts";
import { evenRate } from "./scene.ts";
import { type ColourTrace, resampleColours, frameTiming } from "./series.ts";
import { stressIndex } from "./stress-index.ts";
import { type BeatEvidence, beatRefusalReasons } from "./variability-gate.ts";
import { type NormalIntervals, normalIntervals, variabilityOf } from "./variability.ts";

/** Beats and breaths a minute, milliseconds, percent; the stress index has no unit. */
export type VitalSigns = {
  readonly hr: Reading;
  readonly rr: Reading;
  readonly sdnn: Reading;
  readonly rmssd: Reading;
  readonly pnn50: Reading;
  readonly stressIndex: Reading;
};

/**
 * Returns all values of a recording, each accepted or refused on its own; all are refused without an accepted
 * pulse. Pulse after Wang et al. (2017), variability after Task Force (1996), breathing after Karlen et al.
 * (2013), stress after Baevsky and Chernikova (2017).
 */
export function readVitals(recording: Recording): VitalSigns {
  const heart = heartRate(recording);
  if (!heart.reading.ok) return allRefused(heart.reading);
  const { reading, pulse, beats } = heart;
  const intervals = normalIntervals(beats.times);
  const reasons = beatRefusalReasons(evidenceOf(heart, intervals, recording));
  return {
    hr: reading,
    rr: respiration(pulse, beats, recording.motion),
    ...variability(intervals, reasons, reading.quality),
  };
}

function variability(
  intervals: NormalIntervals,
  reasons: readonly RefusalReason[],
  quality: number,
): Omit<VitalSigns, "hr" | "rr"> {
  const found = variabilityOf(intervals);
  const index = stressIndex(intervals);
  const readingOf = (value: number | null | undefined): Reading => {
    if (reasons.length > 0) return refused(...reasons);
    return value === null || value === undefined ? refused("too-few-beats") : accepted(value, quality);
  };
  return {
    sdnn: readingOf(found?.sdnn),
    rmssd: readingOf(found?.rmssd),
    pnn50: readingOf(found?.pnn50),
    stressIndex: readingOf(index),
  };
}

function evidenceOf(
  { signalToNoise, perMinute, beats, pulse }: HeartRate,
  { leftOut }: NormalIntervals,
  { face, patches }: Recording,
): BeatEvidence {
  const { rate, longestGap, timeInGaps } = frameTiming(face.times);
  const beatsIn = (patch: ColourTrace) =>
    findBeats(posPulse(resampleColours(patch, evenRate)), perMinute).times;
  return {
    seconds: pulse.values.length / pulse.rate,
    frameRate: rate,
    longestGap,
    timeInGaps,
    signalToNoise,
    likeness: beats.likeness,
    leftOut,
    apart: beatPlacementSpread(patches.map(beatsIn)),
  };
}

/** Returns all values refused for the same reasons. */
export function allRefused(why: Reading): VitalSigns {
  return { hr: why, rr: why, sdnn: why, rmssd: why, pnn50: why, stressIndex: why };
}
