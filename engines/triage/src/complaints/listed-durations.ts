import type { Knowledge } from "./knowledge.ts";

/** For how many days something has lasted: the same number twice where it was told exactly. */
export type Duration = { readonly least: number; readonly most: number };

/** An entry of the list of lengths. */
export type ListedDuration = Duration & { readonly finding: string };

const hour = 1 / 24;

/** The entries of the list of lengths in days. People count in whole days: "1 to 3 days" is below 4 and not above 3. */
export function listedDurations({ values }: Pick<Knowledge, "values">): readonly ListedDuration[] {
  const value = values.find(({ id }) => id === "durationDays");
  return (value?.thresholds ?? []).map(({ finding, from = 0, below = Infinity }) => ({
    finding,
    least: from,
    most: below > 1 ? below - 1 : below - hour,
  }));
}
