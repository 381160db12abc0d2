import { bandPass, type Band } from "../butterworth.ts";
import { powerSpectrum } from "../fourier.ts";
import { valueAt } from "../series.ts";

/** 5 to 36 breaths a minute. */
const breathBand: Band = { low: 0.08, high: 0.6 };
/** Hz on either side of the strongest rate that still are the same breath, as none is quite like the next. */
const width = 0.045;
/** Samples a second of all breathing signals. */
export const breathSampleRate = 4;
/** Seconds by which what goes with breathing may come before or after it. */
const mostLag = 4;

/** `share` is the proportion of power at the rate, 0 to 1: low for drift, near 1 for breathing. */
export type BreathRate = { readonly perMinute: number; readonly share: number };

/** What a course holds of breathing and nothing slower or faster. */
const breathOnly = (values: Float64Array): Float64Array =>
  bandPass({ rate: breathSampleRate, values }, breathBand);

/**
 * Returns the rate of a signal with `breathSampleRate` samples a second, between 5 and 36 a minute; always
 * one, so check its `share`. Uses its slope, since drift of posture and heart rate grows towards low
 * frequencies (1/f: Saul et al., Am. J. Physiol. 255, 1988).
 */
export function breathRate(values: Float64Array): BreathRate {
  const { power, step } = powerSpectrum(breathOnly(values), breathSampleRate);
  const first = Math.ceil(breathBand.low / step);
  const last = Math.floor(breathBand.high / step);
  const slope = (at: number) => valueAt(power, at) * (at * step) ** 2;
  let top = first;
  for (let at = first; at <= last; at += 1) if (slope(at) > slope(top)) top = at;
  let [near, all] = [0, 0];
  for (let at = first; at <= last; at += 1) {
    all += slope(at);
    if (Math.abs(at - top) * step <= width) near += slope(at);
  }
  return { perMinute: top * step * 60, share: all > 0 ? near / all : 0 };
}

/**
 * Returns the largest absolute correlation of two signals within the breathing band, 0 to 1, at shifts of up to 4
 * seconds. Both at `breathSampleRate`.
 */
export function maxCorrelation(one: Float64Array, other: Float64Array): number {
  const [a, b] = [breathOnly(one), breathOnly(other)];
  const length = Math.min(a.length, b.length);
  let best = 0;
  for (let lag = -mostLag * breathSampleRate; lag <= mostLag * breathSampleRate; lag += 1) {
    let [both, first, second] = [0, 0, 0];
    for (let at = Math.max(0, -lag); at < Math.min(length, length - lag); at += 1) {
      const [x, y] = [valueAt(a, at), valueAt(b, at + lag)];
      both += x * y;
      first += x * x;
      second += y * y;
    }
    best = Math.max(best, Math.abs(both) / (Math.sqrt(first * second) || 1));
  }
  return best;
}
