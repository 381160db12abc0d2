import type { Knowledge } from "./knowledge.ts";

/** Least and most days that something has lasted; equal where exact. */
export type Duration = { readonly least: number; readonly most: number };

/** An entry of the list of durations. */
export type ListedDuration = Duration & { readonly finding: string };

const hour = 1 / 24;

/** Returns the entries of the list of durations in whole days: "1 to 3 days" is below 4 and not above 3. */
export function listedDurations({ values }: Pick<Knowledge, "values">): readonly ListedDuration[] {
  const value = values.find(({ id }) => id === "durationDays");
  return (value?.thresholds ?? []).map(({ finding, from = 0, below = Infinity }) => ({
    finding,
    least: from,
    most: below > 1 ? below - 1 : below - hour,
  }));
}
