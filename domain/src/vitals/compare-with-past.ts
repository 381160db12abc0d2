/** How a value stands to one's own earlier ones. */
export type Comparison = {
  /** The median of the earlier values. */
  usual: number;
  /** So many there were. */
  count: number;
  verdict: "lower" | "within" | "higher";
};

/** Fewer values are no past to compare with. */
const leastPast = 3;

/**
 * A value beside one's own earlier ones: within them, or outside of all of them. Nothing is said about health: a norm of
 * many people tells little about one (Shaffer and Ginsberg, 2017). Null while there is too little to compare with.
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
