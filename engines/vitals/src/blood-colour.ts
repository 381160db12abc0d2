import { bandPass } from "./butterworth.ts";
import { type EvenColours, mean, type Series, valueAt } from "./series.ts";

/**
 * How a patch's colours vary with a pulse: `green` as a share of its mean, red and blue relative to green.
 * `likeness` is how much of the patch's own variation that is, -1 to 1.
 */
export type BloodColour = {
  readonly green: number;
  readonly redByGreen: number;
  readonly blueByGreen: number;
  readonly likeness: number;
};

/** Hz on either side of the pulse's rate: its first harmonic alone, with what breathing does to it. */
const width = 0.25;

/**
 * Computes how a pulse changes the colours of a patch (blood volume pulse vector, de Haan and van Leest, Physiol.
 * Meas. 35, 2014). Ratios are 0 where green does not change.
 */
export function bloodColour(colours: EvenColours, pulse: Series, perMinute: number): BloodColour {
  const { rate } = colours;
  const hertz = perMinute / 60;
  const narrow = (values: Float64Array) =>
    bandPass({ rate, values }, { low: Math.max(0.4, hertz - width), high: hertz + width });
  const share = (values: Float64Array) => {
    const middle = mean(values) || 1;
    return narrow(values.map((value) => value / middle));
  };
  const beat = narrow(pulse.values);
  const [red, green, blue] = [share(colours.red), share(colours.green), share(colours.blue)];
  const size = product(beat, beat) || 1;
  const [r, g, b] = [product(red, beat) / size, product(green, beat) / size, product(blue, beat) / size];
  const difference = green.map((value, at) => value + valueAt(blue, at) - 2 * valueAt(red, at));
  return {
    green: g,
    redByGreen: g === 0 ? 0 : r / g,
    blueByGreen: g === 0 ? 0 : b / g,
    likeness: product(difference, beat) / (Math.sqrt(product(difference, difference) * size) || 1),
  };
}

/** Blood takes most from green and least from red, and in all of the skin at once; what moves or is lit otherwise does not. */
const limits = { mostRed: 0.9, leastRed: -0.3, leastBlue: 0.1, mostBlue: 1.2, leastLikeness: 0.25 } as const;
/** How far red and blue by green may differ between two patches of one face: its blood is the same. */
const mostApart = 0.35;

/** Returns whether these variations are plausible for blood in skin of any tone, in the light of common lamps. */
export const isPlausibleBloodColour = ({ green, redByGreen, blueByGreen, likeness }: BloodColour): boolean =>
  green > 0 &&
  redByGreen > limits.leastRed &&
  redByGreen < limits.mostRed &&
  blueByGreen > limits.leastBlue &&
  blueByGreen < limits.mostBlue &&
  likeness > limits.leastLikeness;

/** Returns whether two patches vary as the same blood would. */
export const isSameBlood = (one: BloodColour, other: BloodColour): boolean =>
  Math.abs(one.redByGreen - other.redByGreen) < mostApart &&
  Math.abs(one.blueByGreen - other.blueByGreen) < mostApart;

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += valueAt(a, at) * valueAt(b, at);
  return sum;
}
