import { type Series, valueAt } from "./series.ts";

/** A frequency band in Hz. */
export type Band = { readonly low: number; readonly high: number };

type Complex = readonly [real: number, imaginary: number];
/** y = gain (x - x2) - a1 y1 - a2 y2. */
type Section = { readonly a1: number; readonly a2: number };

/**
 * Applies a second-order Butterworth band-pass without phase shift (Butterworth, 1930; digital by the bilinear
 * transform): forwards and backwards, ends extended by point reflection. Returns as many values, all 0 for fewer than two. The
 * band is limited to 0.49 of the sample rate.
 */
export function bandPass({ rate, values }: Series, band: Band): Float64Array {
  const { sections, gain } = design(band, rate);
  const margin = Math.min(values.length - 1, Math.round(3 * rate));
  if (margin < 1) return new Float64Array(values.length);
  const longer = reflect(values, margin);
  const forwards = run(longer, sections, gain).reverse();
  return run(forwards, sections, gain)
    .reverse()
    .slice(margin, margin + values.length);
}

function design({ low, high }: Band, rate: number): { sections: readonly Section[]; gain: number } {
  const warp = (hertz: number) => 2 * rate * Math.tan((Math.PI * Math.min(hertz, rate * 0.49)) / rate);
  const from = warp(low);
  const to = warp(high);
  const centre = Math.sqrt(from * to);
  // Of each pair of conjugate poles one is enough.
  const prototype: Complex = [Math.cos((3 * Math.PI) / 4), Math.sin((3 * Math.PI) / 4)];
  const half = scale(prototype, (to - from) / 2);
  const root = squareRoot(add(multiply(half, half), [-(centre ** 2), 0]));
  const sections = [add(half, root), add(half, scale(root, -1))].map((pole) => sectionOf(pole, rate));
  const middle = 2 * Math.atan(centre / (2 * rate));
  const size = sections.reduce((product, one) => product * responseOf(one, middle), 1);
  return { sections, gain: size ** (-1 / sections.length) };
}

function sectionOf(pole: Complex, rate: number): Section {
  const z = divide(add([2 * rate, 0], pole), add([2 * rate, 0], scale(pole, -1)));
  return { a1: -2 * z[0], a2: z[0] ** 2 + z[1] ** 2 };
}

/** How much of an angular frequency (per sample) comes through without the gain. */
function responseOf({ a1, a2 }: Section, angle: number): number {
  const above: Complex = [1 - Math.cos(2 * angle), Math.sin(2 * angle)];
  const below: Complex = [
    1 + a1 * Math.cos(angle) + a2 * Math.cos(2 * angle),
    -a1 * Math.sin(angle) - a2 * Math.sin(2 * angle),
  ];
  return Math.hypot(...above) / Math.hypot(...below);
}

function run(values: Float64Array, sections: readonly Section[], gain: number): Float64Array {
  let out = values;
  for (const { a1, a2 } of sections) {
    const next = new Float64Array(out.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let index = 0; index < out.length; index += 1) {
      const x = valueAt(out, index);
      const y = gain * (x - x2) - a1 * y1 - a2 * y2;
      [x1, x2, y1, y2] = [x, x1, y, y1];
      next[index] = y;
    }
    out = next;
  }
  return out;
}

function reflect(values: Float64Array, margin: number): Float64Array {
  const longer = new Float64Array(values.length + 2 * margin);
  const first = valueAt(values, 0);
  const last = valueAt(values, values.length - 1);
  longer.set(
    values.map((value) => value - first),
    margin,
  );
  for (let index = 1; index <= margin; index += 1) {
    longer[margin - index] = first - valueAt(values, index);
    longer[margin + values.length - 1 + index] =
      2 * last - valueAt(values, values.length - 1 - index) - first;
  }
  return longer;
}

const add = (a: Complex, b: Complex): Complex => [a[0] + b[0], a[1] + b[1]];
const scale = (a: Complex, by: number): Complex => [a[0] * by, a[1] * by];
const multiply = (a: Complex, b: Complex): Complex => [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]];

function divide(a: Complex, b: Complex): Complex {
  const size = b[0] ** 2 + b[1] ** 2;
  return [(a[0] * b[0] + a[1] * b[1]) / size, (a[1] * b[0] - a[0] * b[1]) / size];
}

function squareRoot([real, imaginary]: Complex): Complex {
  const size = Math.hypot(real, imaginary);
  const sign = imaginary < 0 ? -1 : 1;
  return [Math.sqrt((size + real) / 2), sign * Math.sqrt((size - real) / 2)];
}
