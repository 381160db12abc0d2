import { median } from "./series.ts";

/** Beats further from each other than this, in seconds, are not the same beat. */
const sameBeat = 0.2;

/**
 * How far apart the same beats are placed in signals of several patches of skin, as a standard deviation in ms: the median over all pairs.
 * They share the heart but not the camera's noise, so this is the noise that would pass for variability (as in photoplethysmography
 * against ECG: Schäfer and Vagedes, Int. J. Cardiol. 166, 2013). Null for fewer than two signals.
 */
export function beatsApart(signals: readonly (readonly number[])[]): number | null {
  const pairs = signals.flatMap((one, at) => signals.slice(at + 1).map((other) => spreadBetween(one, other)));
  return pairs.length === 0 ? null : median(pairs);
}

function spreadBetween(one: readonly number[], other: readonly number[]): number {
  const distances = one.flatMap((time) => {
    const nearest = other.reduce(
      (best, next) => (Math.abs(next - time) < Math.abs(best - time) ? next : best),
      Infinity,
    );
    return Math.abs(nearest - time) < sameBeat ? [(nearest - time) * 1000] : [];
  });
  if (distances.length < one.length / 2) return Infinity;
  const middle = distances.reduce((sum, next) => sum + next, 0) / distances.length;
  return Math.sqrt(distances.reduce((sum, next) => sum + (next - middle) ** 2, 0) / distances.length);
}
