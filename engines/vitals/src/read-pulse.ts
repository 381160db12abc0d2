import { findBeats } from "./beats.ts";
import { bandPass } from "./butterworth.ts";
import { dominantRate } from "./dominant-rate.ts";
import { pulseBand } from "./pulse-signal.ts";
import { allRefused, type VitalSigns } from "./read-vitals.ts";
import { accepted, refused, type Reading } from "./reading.ts";
import { respiration } from "./breath/respiration.ts";
import type { Series } from "./series.ts";
import { stressIndex } from "./stress-index.ts";
import { normalIntervals, variabilityOf } from "./variability.ts";

const gate = {
  leastSeconds: 10,
  leastSignalToNoise: 0,
  leastLikeness: 0.75,
  lowest: 40,
  highest: 180,
  /** Of variability; of less than 20 s it says nothing that a second look would repeat. */
  leastSecondsOfBeats: 20,
  leastLikenessOfBeats: 0.9,
  mostLeftOut: 0.1,
} as const;

/**
 * Returns all values of a given pulse, from a finger sensor or another program; `breath` is a signal of breathing
 * (Task Force, 1996; Karlen et al., 2013). A value that the signal does not allow is refused with its reason; all
 * are when it is too short, weak or without beats.
 */
export function readPulse(pulse: Series, breath?: Series): VitalSigns {
  const inBand = { rate: pulse.rate, values: bandPass(pulse, pulseBand) };
  const { perMinute, signalToNoise } = dominantRate(inBand, pulseBand);
  const beats = findBeats(pulse, perMinute);
  const intervals = normalIntervals(beats.times);
  const seconds = pulse.values.length / pulse.rate;
  if (seconds < gate.leastSeconds) return allRefused(refused("too-short"));
  if (signalToNoise < gate.leastSignalToNoise || perMinute < gate.lowest || perMinute > gate.highest)
    return allRefused(refused("weak-signal"));
  if (beats.likeness < gate.leastLikeness) return allRefused(refused("no-beats"));
  const quality = Math.min(1, signalToNoise / 10);
  const readingOf = (value: number | null | undefined): Reading => {
    if (beats.likeness < gate.leastLikenessOfBeats || intervals.leftOut > gate.mostLeftOut)
      return refused("no-beats");
    if (seconds < gate.leastSecondsOfBeats) return refused("too-short");
    return value === null || value === undefined ? refused("too-few-beats") : accepted(value, quality);
  };
  const found = variabilityOf(intervals);
  const motion = breath && {
    times: Array.from(breath.values, (_, at) => at / breath.rate),
    x: breath.values,
    y: breath.values,
  };
  return {
    hr: accepted(perMinute, quality),
    rr: respiration(pulse, beats, motion),
    sdnn: readingOf(found?.sdnn),
    rmssd: readingOf(found?.rmssd),
    pnn50: readingOf(found?.pnn50),
    stressIndex: readingOf(stressIndex(intervals)),
  };
}
