import { findBeats } from "./beats.ts";
import { bandPass } from "./butterworth.ts";
import { dominantRate } from "./dominant-rate.ts";
import { pulseBand } from "./pulse-signal.ts";
import type { VitalSigns } from "./read-vitals.ts";
import { accepted, refused, type Reading } from "./reading.ts";
import { respiration } from "./respiration.ts";
import type { Series } from "./series.ts";
import { stressIndex } from "./stress-index.ts";
import { normalIntervals, variabilityOf } from "./variability.ts";

/** Variability of less than 20 s says nothing that a second look would repeat. */
const gate = { leastSignalToNoise: 0, leastLikeness: 0.9, mostLeftOut: 0.1, leastSeconds: 20 } as const;

/** Everything that can be read from a pulse that is given as such, by a finger sensor or another program; `breath` is what moved with breathing. */
export function readPulse(pulse: Series, breath?: Series): VitalSigns {
  const { perMinute, signalToNoise } = dominantRate(
    { rate: pulse.rate, values: bandPass(pulse, pulseBand) },
    pulseBand,
  );
  const beats = findBeats(pulse, perMinute);
  const intervals = normalIntervals(beats.times);
  const isWeak = signalToNoise < gate.leastSignalToNoise;
  const hasNoBeats = beats.likeness < gate.leastLikeness || intervals.leftOut > gate.mostLeftOut;
  const quality = Math.min(1, signalToNoise / 10);
  const readingOf = (value: number | null | undefined): Reading => {
    if (isWeak) return refused("weak-signal");
    if (hasNoBeats) return refused("no-beats");
    if (pulse.values.length / pulse.rate < gate.leastSeconds) return refused("too-short");
    return value === null || value === undefined ? refused("too-few-beats") : accepted(value, quality);
  };
  const found = variabilityOf(intervals);
  const motion = breath && {
    times: Array.from(breath.values, (_, at) => at / breath.rate),
    x: breath.values,
    y: breath.values,
  };
  return {
    hr: isWeak ? refused("weak-signal") : accepted(perMinute, quality),
    rr: respiration(pulse, beats, motion),
    sdnn: readingOf(found?.sdnn),
    rmssd: readingOf(found?.rmssd),
    pnn50: readingOf(found?.pnn50),
    stressIndex: readingOf(stressIndex(intervals)),
  };
}
