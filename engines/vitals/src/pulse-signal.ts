import { bandPass, type Band } from "./butterworth.ts";
import { standardDeviation, type EvenColours, mean, type Series, valueAt } from "./series.ts";

/** The band of heart rates in Hz: 36 to 240 beats a minute, wider than what is accepted. */
export const pulseBand: Band = { low: 0.6, high: 4 };

/** Seconds of the sliding window of POS and CHROM (Wang et al., 2017: 32 frames at 20 a second). */
const windowSeconds = 1.6;

/**
 * The pulse in the colours of skin by POS, the plane orthogonal to the skin tone
 * (Wang, den Brinker, Stuijk, de Haan, IEEE Trans. Biomed. Eng. 64(7), 2017). No unit; only its course counts.
 */
function posSignal({ rate, red, green, blue }: EvenColours): Float64Array {
  const length = Math.round(windowSeconds * rate);
  const out = new Float64Array(red.length);
  const first = new Float64Array(length);
  const second = new Float64Array(length);
  for (let begin = 0; begin + length <= red.length; begin += 1) {
    const meanOf = (one: Float64Array) => mean(one.subarray(begin, begin + length)) || 1;
    const [byRed, byGreen, byBlue] = [meanOf(red), meanOf(green), meanOf(blue)];
    for (let at = 0; at < length; at += 1) {
      const g = valueAt(green, begin + at) / byGreen;
      const b = valueAt(blue, begin + at) / byBlue;
      first[at] = g - b;
      second[at] = g + b - (2 * valueAt(red, begin + at)) / byRed;
    }
    const weight = standardDeviation(first) / (standardDeviation(second) || 1);
    const middle = mean(first) + weight * mean(second);
    for (let at = 0; at < length; at += 1)
      out[begin + at] = valueAt(out, begin + at) + valueAt(first, at) + weight * valueAt(second, at) - middle;
  }
  return out;
}

/** Returns the pulse by POS, within `pulseBand`. */
export const posPulse = (colours: EvenColours): Series => inBand(colours.rate, posSignal(colours));

/** Returns the pulse by CHROM, within `pulseBand`. */
export const chromPulse = (colours: EvenColours): Series => inBand(colours.rate, chromSignal(colours));

const inBand = (rate: number, values: Float64Array): Series => ({
  rate,
  values: bandPass({ rate, values }, pulseBand),
});

/**
 * The pulse in the colours of skin by CHROM, from chrominance differences
 * (de Haan and Jeanne, IEEE Trans. Biomed. Eng. 60(10), 2013). Another way to the same pulse: where both agree, neither errs alone.
 */
function chromSignal({ rate, red, green, blue }: EvenColours): Float64Array {
  const half = Math.round((windowSeconds * rate) / 2);
  const length = 2 * half;
  const out = new Float64Array(red.length);
  for (let begin = 0; begin + length <= red.length; begin += half) {
    const [r, g, b] = [red, green, blue].map((one) => byMean(one.subarray(begin, begin + length)));
    if (!r || !g || !b) continue;
    const filtered = (values: Float64Array) => bandPass({ rate, values }, pulseBand);
    const x = filtered(r.map((value, at) => 3 * (value - 1) - 2 * (valueAt(g, at) - 1)));
    const y = filtered(r.map((value, at) => 1.5 * value + valueAt(g, at) - 1.5 * valueAt(b, at) - 1));
    const weight = standardDeviation(x) / (standardDeviation(y) || 1);
    const pulse = x.map((value, at) => value - weight * valueAt(y, at));
    const middle = mean(pulse);
    for (let at = 0; at < length; at += 1) {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (length - 1));
      out[begin + at] = valueAt(out, begin + at) + (valueAt(pulse, at) - middle) * hann;
    }
  }
  return out;
}

/** Divided by its mean: what the light's strength and the skin's tone have in common falls away. */
function byMean(values: Float64Array): Float64Array {
  const middle = mean(values) || 1;
  return values.map((value) => value / middle);
}
