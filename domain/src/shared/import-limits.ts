/** Limits of an import from a CSV file. */
export const importLimits = {
  /** Characters of the file; 5,000 patients take about a million. */
  characters: 4_000_000,
  /** Rows, whatever is imported. */
  rows: 5_000,
  /** Doctors, each with weekly hours. */
  doctors: 500,
} as const;
