import { mean, median } from "./series.ts";

/** Intervals between normal beats in ms, and the differences of adjacent ones. */
export type NormalIntervals = {
  readonly ms: readonly number[];
  /** Differences of neighbours of which neither was left out. */
  readonly differences: readonly number[];
  /** Share of all intervals that were left out, 0 to 1. */
  readonly leftOut: number;
};

/** `sdnn` and `rmssd` in ms, `pnn50` in percent. */
export type Variability = { readonly sdnn: number; readonly rmssd: number; readonly pnn50: number };

/** Neighbours on either side whose median an interval is held against, and how far it may differ from that. */
const neighbours = 4;
const mostDifference = 0.25;

/**
 * Returns the normal intervals between beats (`beatTimes` in seconds): those less than 25 % from the median of the four
 * neighbours on either side (after Task Force, Circulation 93, 1996). `leftOut` is 1 where there is no interval.
 */
export function normalIntervals(beatTimes: readonly number[]): NormalIntervals {
  const all = beatTimes.slice(1).map((time, at) => (time - (beatTimes[at] ?? 0)) * 1000);
  const isNormal = all.map((ms, at) => {
    const usual = median(all.slice(Math.max(0, at - neighbours), at + neighbours + 1));
    return Math.abs(ms - usual) < mostDifference * usual;
  });
  const differences = all
    .slice(1)
    .flatMap((ms, at) => (isNormal[at] && isNormal[at + 1] ? [ms - (all[at] ?? 0)] : []));
  const ms = all.filter((_, at) => isNormal[at]);
  return { ms, differences, leftOut: all.length === 0 ? 1 : 1 - ms.length / all.length };
}

/**
 * Returns SDNN, RMSSD and pNN50 as defined by the Task Force of ESC and NASPE (Circulation 93, 1996); null for
 * fewer than four intervals or two differences.
 */
export function variabilityOf({ ms, differences }: NormalIntervals): Variability | null {
  if (ms.length < 4 || differences.length < 2) return null;
  const middle = mean(ms);
  return {
    sdnn: Math.sqrt(ms.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (ms.length - 1)),
    rmssd: Math.sqrt(mean(differences.map((one) => one ** 2))),
    pnn50: mean(differences.map((one) => (Math.abs(one) > 50 ? 100 : 0))),
  };
}
