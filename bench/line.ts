/**
 * One row of the bench's table: our value, its unit and goal. `baseline` is null where nothing is compared.
 */
export type Row = {
  what: string;
  ours: number;
  unit: string;
  baseline: { what: string; value: number } | null;
  goal: string;
};

/** One measurement. `measure` starts and stops all it needs; a string instead of rows says why it was not measured on this machine. */
export type BenchLine = { name: string; measure: () => Promise<readonly Row[] | string> };
