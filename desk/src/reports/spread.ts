/** Returns at most `most` (two or more) indices of a list of `count`, evenly spread, with the first and the last. */
export function spread(count: number, most: number): number[] {
  const steps = Math.min(count, Math.max(2, most)) - 1;
  if (steps < 1) return count === 0 ? [] : [0];
  return Array.from({ length: steps + 1 }, (_, step) => Math.round((step * (count - 1)) / steps));
}
