import type { NormalIntervals } from "./variability.ts";

/** Seconds: width of the classes of the histogram. The index depends on it, so each value is reported with it. */
const stressIndexClass = 0.05;
const leastIntervals = 50;
const firstClass = 0.3;
const classes = 34;

/**
 * Returns Baevsky's stress index AMo / (2 Mo MxDMn) (Baevsky and Chernikova, Cardiometry 10, 2017). AMo is the
 * percentage in the fullest 50 ms class of NN intervals. Mo is its centre and MxDMn the range, both in seconds.
 * Null for fewer than fifty intervals, or when all are equal.
 */
export function stressIndex({ ms }: NormalIntervals): number | null {
  if (ms.length < leastIntervals) return null;
  const seconds = ms.map((one) => one / 1000);
  const counts = Array.from({ length: classes }, () => 0);
  for (const one of seconds) {
    const at = Math.floor((one - firstClass) / stressIndexClass);
    if (at >= 0 && at < classes) counts[at] = (counts[at] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  const mode = firstClass + (counts.indexOf(most) + 0.5) * stressIndexClass;
  const range = Math.max(...seconds) - Math.min(...seconds);
  return range === 0 ? null : (100 * most) / seconds.length / (2 * mode * range);
}
