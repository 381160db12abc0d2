/** A signal with evenly spaced samples; `rate` in Hz. */
export type Series = { readonly rate: number; readonly values: Float64Array };

/**
 * Red, green and blue at the same times, each the mean over a patch of skin, 0 to 255. `times` are increasing
 * seconds.
 */
export type ColourTrace = {
  readonly times: ArrayLike<number>;
  readonly red: ArrayLike<number>;
  readonly green: ArrayLike<number>;
  readonly blue: ArrayLike<number>;
};

/** The three colours with evenly spaced samples. */
export type EvenColours = {
  readonly rate: number;
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
};

/** How evenly frames came, by the camera's clock. */
export type FrameTiming = {
  readonly rate: number;
  /** Seconds. */
  readonly longestGap: number;
  /** Standard deviation of the steps divided by their mean. */
  readonly jitter: number;
  /** Share of the time without a frame for longer than 0.1 s. */
  readonly timeInGaps: number;
};

/** Seconds: three frames lost of thirty a second. */
const gap = 0.1;

/** Returns how evenly frames came, from their times in seconds; all values are 0 for fewer than two frames. */
export function frameTiming(times: ArrayLike<number>): FrameTiming {
  const steps = Array.from(
    { length: Math.max(0, times.length - 1) },
    (_, at) => valueAt(times, at + 1) - valueAt(times, at),
  );
  const total = steps.reduce((sum, one) => sum + one, 0);
  if (total <= 0) return { rate: 0, longestGap: 0, jitter: 0, timeInGaps: 0 };
  const step = total / steps.length;
  const spread = Math.sqrt(steps.reduce((sum, one) => sum + (one - step) ** 2, 0) / steps.length);
  const inGaps = steps.reduce((sum, one) => sum + (one > gap ? one : 0), 0);
  const longestGap = steps.reduce((longest, one) => Math.max(longest, one), 0);
  return { rate: 1 / step, longestGap, jitter: spread / step, timeInGaps: inGaps / total };
}

/**
 * Resamples values at their true times (s, increasing) to `rate` a second from the first time on, by linear
 * interpolation; assumes no frame rate. Empty for fewer than two values.
 */
export function resample(times: ArrayLike<number>, values: ArrayLike<number>, rate: number): Float64Array {
  const begin = valueAt(times, 0);
  const count = times.length < 2 ? 0 : Math.floor((valueAt(times, times.length - 1) - begin) * rate) + 1;
  const out = new Float64Array(count);
  let left = 0;
  for (let index = 0; index < count; index += 1) {
    const time = begin + index / rate;
    while (left < times.length - 2 && valueAt(times, left + 1) < time) left += 1;
    const from = valueAt(times, left);
    const span = valueAt(times, left + 1) - from;
    const share = span > 0 ? (time - from) / span : 0;
    out[index] = valueAt(values, left) * (1 - share) + valueAt(values, left + 1) * share;
  }
  return out;
}

/** Resamples a colour trace to `rate` samples a second, as `resample` does. */
export function resampleColours({ times, red, green, blue }: ColourTrace, rate: number): EvenColours {
  const even = (values: ArrayLike<number>) => resample(times, values, rate);
  return { rate, red: even(red), green: even(green), blue: even(blue) };
}

/** Returns the value at an index; 0 beyond the ends. */
export const valueAt = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

/** Returns the arithmetic mean; 0 without values. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += valueAt(values, index);
  return values.length === 0 ? 0 : sum / values.length;
}

/** Returns the population standard deviation (divided by n); 0 without values. */
export function standardDeviation(values: ArrayLike<number>): number {
  const middle = mean(values);
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += (valueAt(values, index) - middle) ** 2;
  return values.length === 0 ? 0 : Math.sqrt(sum / values.length);
}

/** Returns the median; NaN without values. */
export function median(values: ArrayLike<number>): number {
  const sorted = Array.from(values).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
