import { median } from "./series.ts";

/** Beats further from each other than this, in seconds, are not the same beat. */
const sameBeat = 0.2;

/**
 * Returns how differently signals of several skin patches (beat times in seconds) place the same beats: the median
 * standard deviation over all pairs, in ms; null for fewer than two. A pair of which fewer than half of the beats match
 * counts as Infinity. Patches share the heart but not the camera's noise, so this is noise that would look like
 * variability (compare Schäfer and Vagedes, Int. J. Cardiol. 166, 2013).
 */
export function beatPlacementSpread(signals: readonly (readonly number[])[]): number | null {
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
