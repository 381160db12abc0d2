import { bandPass, type Band } from "../butterworth.ts";
import { powerSpectrum } from "../fourier.ts";
import { valueAt } from "../series.ts";

/** 5 to 36 breaths a minute. */
const breathBand: Band = { low: 0.08, high: 0.6 };
/** Hz on either side of the strongest rate that still are the same breath, as none is quite like the next. */
const width = 0.045;
/** Steps a second of everything that goes with breathing. */
export const breathSteps = 4;
/** Seconds by which what goes with breathing may come before or after it. */
const mostLag = 4;

/** `share` is how much of all there is lies at the rate, 0 to 1: little where something wanders, nearly all where somebody breathes. */
export type BreathRate = { readonly perMinute: number; readonly share: number };

/** What a course holds of breathing and nothing slower or faster. */
const breathOnly = (values: Float64Array): Float64Array =>
  bandPass({ rate: breathSteps, values }, breathBand);

/**
 * The rate of a course with `breathSteps` values a second. Its slope is looked at instead of itself, as drift of posture and of the heart's
 * rate grows towards slow frequencies (1/f: Saul et al., Am. J. Physiol. 255, 1988).
 */
export function breathRate(values: Float64Array): BreathRate {
  const { power, step } = powerSpectrum(breathOnly(values), breathSteps);
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

/** The largest correlation of two courses within their band, whichever comes first and whichever way it points, 0 to 1. */
export function goesWith(one: Float64Array, other: Float64Array): number {
  const [a, b] = [breathOnly(one), breathOnly(other)];
  const length = Math.min(a.length, b.length);
  let best = 0;
  for (let lag = -mostLag * breathSteps; lag <= mostLag * breathSteps; lag += 1) {
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
