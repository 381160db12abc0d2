import { valueAt } from "./series.ts";

/** Power at the frequencies 0, `step`, 2 `step`, … up to half the sample rate; `step` in Hz. */
export type Spectrum = { readonly power: Float64Array; readonly step: number };

/**
 * Returns the power spectrum of a signal with a Hann window, zero-padded to a power of two of at least 4,096
 * samples and four times its length. Radix-2 FFT (Cooley and Tukey, 1965).
 */
export function powerSpectrum(values: ArrayLike<number>, rate: number): Spectrum {
  const size = 2 ** Math.max(12, Math.ceil(Math.log2(Math.max(1, values.length) * 4)));
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const last = Math.max(1, values.length - 1);
  for (let index = 0; index < values.length; index += 1)
    real[index] = valueAt(values, index) * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / last));
  transform(real, imaginary);
  const power = new Float64Array(size / 2 + 1);
  for (let index = 0; index < power.length; index += 1)
    power[index] = valueAt(real, index) ** 2 + valueAt(imaginary, index) ** 2;
  return { power, step: rate / size };
}

/** In place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real, imaginary);
  for (let span = 2; span <= real.length; span *= 2) {
    const angle = (-2 * Math.PI) / span;
    for (let offset = 0; offset < span / 2; offset += 1) {
      const cosine = Math.cos(angle * offset);
      const sine = Math.sin(angle * offset);
      for (let begin = 0; begin < real.length; begin += span) {
        const upper = begin + offset;
        const lower = upper + span / 2;
        const r = valueAt(real, lower) * cosine - valueAt(imaginary, lower) * sine;
        const i = valueAt(real, lower) * sine + valueAt(imaginary, lower) * cosine;
        real[lower] = valueAt(real, upper) - r;
        imaginary[lower] = valueAt(imaginary, upper) - i;
        real[upper] = valueAt(real, upper) + r;
        imaginary[upper] = valueAt(imaginary, upper) + i;
      }
    }
  }
}

/** Each value to the place whose number has its bits in reverse. */
function reorder(real: Float64Array, imaginary: Float64Array): void {
  let other = 0;
  for (let index = 0; index < real.length - 1; index += 1) {
    if (index < other) {
      [real[index], real[other]] = [valueAt(real, other), valueAt(real, index)];
      [imaginary[index], imaginary[other]] = [valueAt(imaginary, other), valueAt(imaginary, index)];
    }
    let bit = real.length / 2;
    while (bit <= other) {
      other -= bit;
      bit /= 2;
    }
    other += bit;
  }
}
