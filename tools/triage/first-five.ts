import { conditions } from "@anteroom/triage/conditions";
import { longestList } from "@anteroom/triage/differential";
import { conditionCount } from "@anteroom/triage/model";
import { conditionIndex, type PatientRow } from "./patients.ts";

/** Returns 1 for each condition among the first five of a patient's true differential with more than 1 %, else 0. */
export function firstFive({ ddx }: PatientRow): Float64Array {
  const listed = new Float64Array(conditionCount);
  for (const name of namesOf(ddx)) if (conditionIndex(name) >= 0) listed[conditionIndex(name)] = 1;
  return listed;
}

/**
 * Returns the F1 of the first five of two differentials, each condition with more than 1 %: DDF1@5 as in the code of
 * DDXPlus (Fansi Tchango et al. 2022, code/aarlc/ddxplus_code/metrics.py). A file's figure is the mean over its
 * patients.
 */
export function f1OfFirstFive(found: Float64Array, { ddx }: PatientRow): number {
  const mine = namesOf(conditions.map(({ source }, at) => [source, found[at] ?? 0] as const));
  const theirs = namesOf(ddx);
  const both = mine.filter((one) => theirs.includes(one)).length;
  return mine.length + theirs.length === 0 ? 1 : (2 * both) / (mine.length + theirs.length);
}

function namesOf(all: readonly (readonly [name: string, share: number])[]): readonly string[] {
  const enough = all.filter(([, share]) => share > 0.01).sort((a, b) => b[1] - a[1]);
  return enough.slice(0, longestList).map(([name]) => name);
}
