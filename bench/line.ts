/** One row of the bench. `ratio` is ours to the baseline; null where nothing is compared. */
export type Row = {
  what: string;
  ours: number;
  unit: string;
  baseline: { what: string; value: number } | null;
  goal: string;
};

/** One thing to measure. An answer in words says why it was not measured on this machine. */
export type BenchLine = { name: string; measure: () => Promise<readonly Row[] | string> };
