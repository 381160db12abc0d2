import type { Knowledge } from "./knowledge.ts";

/** Least and most days that something has lasted; equal where exact. */
export type Duration = { readonly least: number; readonly most: number };

/** An entry of the list of durations, with the finding that it sets; `most` is Infinity for the last one. */
export type ListedDuration = Duration & { readonly finding: string };

const hour = 1 / 24;

/**
 * Returns the entries of the list of durations (thresholds of the value `durationDays`) in whole days: "1 to 3 days"
 * is from 1 to 3. Below a day, an hour is the step. Empty without that value.
 */
export function listedDurations({ values }: Pick<Knowledge, "values">): readonly ListedDuration[] {
  const value = values.find(({ id }) => id === "durationDays");
  return (value?.thresholds ?? []).map(({ finding, from = 0, below = Infinity }) => ({
    finding,
    least: from,
    most: below > 1 ? below - 1 : below - hour,
  }));
}
