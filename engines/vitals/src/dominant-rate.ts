import { type Band } from "./butterworth.ts";
import { powerSpectrum } from "./fourier.ts";
import { mean, type Series, valueAt } from "./series.ts";

/** The strongest rate of a signal: `perMinute` per minute, `signalToNoise` in dB. */
export type DominantRate = { readonly perMinute: number; readonly signalToNoise: number };

/** Hz on either side of the rate and of its double that count as signal (after de Haan and Jeanne, 2013). */
const signalWidth = 0.12;

/**
 * Returns the rate (per minute) with the most power within a band (Hz), after removing the linear trend,
 * refined by a parabola through the logarithms of the highest value and its neighbours. There is always one:
 * noise is the other power within the band, so check `signalToNoise`.
 */
export function dominantRate({ rate, values }: Series, { low, high }: Band): DominantRate {
  const { power, step } = powerSpectrum(straightened(values), rate);
  const first = Math.ceil(low / step);
  const last = Math.min(power.length - 2, Math.floor(high / step));
  let top = first;
  for (let index = first; index <= last; index += 1)
    if (valueAt(power, index) > valueAt(power, top)) top = index;
  const hertz = (top + shiftOfPeak(power, top)) * step;
  let signal = 0;
  let noise = 0;
  for (let index = first; index <= last; index += 1) {
    const distance = Math.min(Math.abs(index * step - hertz), Math.abs(index * step - 2 * hertz));
    if (distance <= signalWidth) signal += valueAt(power, index);
    else noise += valueAt(power, index);
  }
  return { perMinute: hertz * 60, signalToNoise: 10 * Math.log10((signal + 1e-30) / (noise + 1e-30)) };
}

function shiftOfPeak(power: Float64Array, top: number): number {
  const [left, middle, right] = [top - 1, top, top + 1].map((index) =>
    Math.log(valueAt(power, index) + 1e-30),
  );
  if (left === undefined || middle === undefined || right === undefined) return 0;
  const bend = left - 2 * middle + right;
  return bend >= 0 ? 0 : Math.max(-1, Math.min(1, (left - right) / (2 * bend)));
}

/** Without its straight line of least squares. */
function straightened(values: Float64Array): Float64Array {
  const middle = (values.length - 1) / 2;
  const level = mean(values);
  let above = 0;
  let below = 0;
  for (let index = 0; index < values.length; index += 1) {
    above += (index - middle) * (valueAt(values, index) - level);
    below += (index - middle) ** 2;
  }
  const slope = below === 0 ? 0 : above / below;
  return values.map((value, index) => value - level - slope * (index - middle));
}
