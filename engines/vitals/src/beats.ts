import { bandPass } from "./butterworth.ts";
import { standardDeviation, mean, type Series, valueAt } from "./series.ts";

/**
 * Beats found in a pulse. `times` are seconds from its start; `heights` the values of the filtered pulse there;
 * `likeness` is the mean correlation of each beat with their mean, -1 to 1.
 */
export type Beats = {
  readonly times: readonly number[];
  readonly likeness: number;
  readonly heights: readonly number[];
};

/** Steps a second at which a beat is placed: 4 ms. */
const fineRate = 250;
/** Of the expected time between two beats: nearer ones are one beat. */
const leastDistance = 0.6;
/** The least prominence of a peak, as a share of the signal's standard deviation. */
const leastProminence = 0.3;

/**
 * Locates each beat of a pulse of known rate to about 4 ms: band-pass around the rate, cubic spline to 250 Hz,
 * peaks. The similarity of the beats tests whether they are beats (template matching after Orphanidou et al., IEEE
 * J. Biomed. Health Inform. 19(3), 2015); it is 0 for fewer than four whole beats.
 */
export function findBeats(pulse: Series, perMinute: number): Beats {
  const expected = 60 / perMinute;
  const hertz = perMinute / 60;
  const band = { low: Math.max(0.6, hertz * 0.6), high: Math.min(hertz * 2.2, pulse.rate * 0.45, 4.5) };
  const fine = spline(bandPass(pulse, band), pulse.rate);
  const peaks = peaksOf(fine, leastDistance * expected * fineRate, leastProminence * standardDeviation(fine));
  return {
    times: peaks.map((index) => index / fineRate),
    heights: peaks.map((index) => valueAt(fine, index)),
    likeness: likenessOf(fine, peaks, Math.floor((0.8 * expected * fineRate) / 2)),
  };
}

/** A natural cubic spline through even values, read at `fineRate`. */
function spline(values: Float64Array, rate: number): Float64Array {
  const bends = secondDerivatives(values);
  const out = new Float64Array(Math.max(0, Math.floor(((values.length - 1) * fineRate) / rate)));
  for (let index = 0; index < out.length; index += 1) {
    const place = (index * rate) / fineRate;
    const left = Math.min(values.length - 2, Math.floor(place));
    const b = place - left;
    const a = 1 - b;
    out[index] =
      a * valueAt(values, left) +
      b * valueAt(values, left + 1) +
      ((a ** 3 - a) * valueAt(bends, left) + (b ** 3 - b) * valueAt(bends, left + 1)) / 6;
  }
  return out;
}

/** Of the natural spline with steps of 1, by elimination of its three diagonals. */
function secondDerivatives(values: Float64Array): Float64Array {
  const bends = new Float64Array(values.length);
  const factors = new Float64Array(values.length);
  for (let index = 1; index < values.length - 1; index += 1) {
    const rise = valueAt(values, index + 1) - 2 * valueAt(values, index) + valueAt(values, index - 1);
    const pivot = 4 - valueAt(factors, index - 1);
    factors[index] = 1 / pivot;
    bends[index] = (6 * rise - valueAt(bends, index - 1)) / pivot;
  }
  for (let index = values.length - 3; index >= 1; index -= 1)
    bends[index] = valueAt(bends, index) - valueAt(factors, index) * valueAt(bends, index + 1);
  return bends;
}

/** Highest first, each keeping lower ones at a distance; those that hardly rise above their surroundings fall away. */
function peaksOf(values: Float64Array, distance: number, prominence: number): number[] {
  const found: number[] = [];
  for (let index = 1; index < values.length - 1; index += 1)
    if (
      valueAt(values, index) > valueAt(values, index - 1) &&
      valueAt(values, index) >= valueAt(values, index + 1)
    )
      found.push(index);
  const retained: number[] = [];
  for (const peak of found.toSorted((a, b) => valueAt(values, b) - valueAt(values, a)))
    if (retained.every((other) => Math.abs(other - peak) >= distance)) retained.push(peak);
  return retained.filter((peak) => prominenceOf(values, peak) >= prominence).sort((a, b) => a - b);
}

/** How far one must go down, at least, before one can climb higher. */
function prominenceOf(values: Float64Array, peak: number): number {
  const top = valueAt(values, peak);
  const lowest = (step: 1 | -1) => {
    let low = top;
    for (
      let index = peak + step;
      index >= 0 && index < values.length && valueAt(values, index) <= top;
      index += step
    )
      low = Math.min(low, valueAt(values, index));
    return low;
  };
  return top - Math.max(lowest(-1), lowest(1));
}

function likenessOf(values: Float64Array, peaks: readonly number[], reach: number): number {
  const shapes = peaks
    .filter((peak) => peak - reach >= 0 && peak + reach < values.length)
    .map((peak) => values.subarray(peak - reach, peak + reach));
  if (shapes.length < 4) return 0;
  const template = new Float64Array(2 * reach).map((_, at) =>
    mean(shapes.map((shape) => valueAt(shape, at))),
  );
  return mean(shapes.map((shape) => correlation(shape, template)));
}

/** Pearson's; 0 where one of the two does not vary. */
function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const [middleA, middleB] = [mean(a), mean(b)];
  let sum = 0;
  for (let index = 0; index < a.length; index += 1)
    sum += (valueAt(a, index) - middleA) * (valueAt(b, index) - middleB);
  const size = standardDeviation(a) * standardDeviation(b) * a.length;
  return size === 0 ? 0 : sum / size;
}
