/** How a value compares with the person's earlier ones. */
export type Comparison = {
  /** The median of the earlier values. */
  usual: number;
  /** How many earlier values there were. */
  count: number;
  verdict: "lower" | "within" | "higher";
};

/** Fewer values are no past to compare with. */
const leastPast = 3;

/**
 * Compares a value with the person's earlier ones, in any order: within their range or outside it. Null with
 * fewer than three. It makes no statement about health: population norms say little about one person (Shaffer
 * and Ginsberg, 2017).
 */
export function compareWithPast(value: number, past: readonly number[]): Comparison | null {
  if (past.length < leastPast) return null;
  const sorted = [...past].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number) => sorted[index] ?? 0;
  const usual = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  const verdict = value < at(0) ? "lower" : value > at(sorted.length - 1) ? "higher" : "within";
  return { usual, count: past.length, verdict };
}
