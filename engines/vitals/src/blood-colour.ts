import { bandPass } from "./butterworth.ts";
import { type EvenColours, mean, type Series, valueAt } from "./series.ts";

/**
 * How the colours of a patch go with a pulse: `green` as a share of its mean, red and blue by green, and `likeness`, how much of the patch's
 * own change of colour that is, -1 to 1.
 */
export type BloodColour = {
  readonly green: number;
  readonly redByGreen: number;
  readonly blueByGreen: number;
  readonly likeness: number;
};

/** Hz on either side of the pulse's rate: its first harmonic alone, with what breathing does to it. */
const width = 0.25;

/** What a pulse does to the colours of a patch (the blood volume pulse vector of de Haan and van Leest, Physiol. Meas. 35, 2014). */
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

/** Whether that is how blood changes the colour of skin, in light of any common lamp and skin of any tone. */
export const isBlood = ({ green, redByGreen, blueByGreen, likeness }: BloodColour): boolean =>
  green > 0 &&
  redByGreen > limits.leastRed &&
  redByGreen < limits.mostRed &&
  blueByGreen > limits.leastBlue &&
  blueByGreen < limits.mostBlue &&
  likeness > limits.leastLikeness;

/** Whether two patches change as the same blood would change them. */
export const isSameBlood = (one: BloodColour, other: BloodColour): boolean =>
  Math.abs(one.redByGreen - other.redByGreen) < mostApart &&
  Math.abs(one.blueByGreen - other.blueByGreen) < mostApart;

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += valueAt(a, at) * valueAt(b, at);
  return sum;
}
