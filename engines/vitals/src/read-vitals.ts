import { beatsApart } from "./beat-agreement.ts";
import { findBeats } from "./beats.ts";
import { type HeartRate, heartRate } from "./heart-rate.ts";
import { pulseOf } from "./pulse-signal.ts";
import { accepted, refused, type Reading, type RefusalReason } from "./reading.ts";
import type { Recording } from "./recording.ts";
import { respiration } from "./respiration.ts";
import { evenRate } from "./scene.ts";
import { type ColourTrace, evenColours, frameTiming } from "./series.ts";
import { stressIndex } from "./stress-index.ts";
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

/** Variability asks more than a rate: noise moves beats long before it moves their number. */
const variabilityGate = {
  leastSignalToNoise: 6,
  leastLikeness: 0.9,
  leastFrameRate: 24,
  longestGap: 0.1,
  mostLeftOut: 0.1,
  leastSeconds: 55,
  /** Ms: how far apart patches may place the same beats; and how alike beats must be where there are no patches to ask. */
  mostApart: 25,
  leastLikenessAlone: 0.985,
};

/** Everything that can be read from what the camera has seen; each value is accepted or refused by itself. */
export function readVitals(recording: Recording): VitalSigns {
  const heart = heartRate(recording);
  if (!heart.reading.ok) return allRefused(heart.reading);
  const { reading, pulse, beats } = heart;
  const intervals = normalIntervals(beats.times);
  const reasons = troublesOfVariability(heart, intervals, recording);
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

function troublesOfVariability(
  { signalToNoise, perMinute, beats, pulse }: HeartRate,
  { leftOut }: NormalIntervals,
  { face, patches }: Recording,
): readonly RefusalReason[] {
  const { rate, longestGap } = frameTiming(face.times);
  const found: RefusalReason[] = [];
  if (pulse.values.length / pulse.rate < variabilityGate.leastSeconds) found.push("too-short");
  if (rate < variabilityGate.leastFrameRate) found.push("frames-too-few");
  if (longestGap > variabilityGate.longestGap) found.push("frames-uneven");
  if (signalToNoise < variabilityGate.leastSignalToNoise) found.push("weak-signal");
  if (beats.likeness < variabilityGate.leastLikeness || leftOut > variabilityGate.mostLeftOut)
    found.push("no-beats");
  if (found.length === 0 && !areBeatsSure(patches, perMinute, beats.likeness)) found.push("no-beats");
  return found;
}

function areBeatsSure(patches: readonly ColourTrace[], perMinute: number, likeness: number): boolean {
  const apart = beatsApart(
    patches.map((patch) => findBeats(pulseOf(evenColours(patch, evenRate)), perMinute).times),
  );
  return apart === null ? likeness >= variabilityGate.leastLikenessAlone : apart <= variabilityGate.mostApart;
}

/** No value, for the same reasons. */
export function allRefused(why: Reading): VitalSigns {
  return { hr: why, rr: why, sdnn: why, rmssd: why, pnn50: why, stressIndex: why };
}
