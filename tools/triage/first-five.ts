import { conditions } from "@anteroom/triage/conditions";
import { longestList } from "@anteroom/triage/differential";
import { conditionCount } from "@anteroom/triage/model";
import { placeOf, type PatientRow } from "./patients.ts";

/** Which conditions are the first five of a patient's true differential, none below one in a hundred: 1 for each that is. */
export function firstFive({ ddx }: PatientRow): Float64Array {
  const listed = new Float64Array(conditionCount);
  for (const name of namesOf(ddx)) if (placeOf(name) >= 0) listed[placeOf(name)] = 1;
  return listed;
}

/**
 * F1 of the first five of two differentials, none below one in a hundred: DDF1@5 as the code published with DDXPlus reckons it (Fansi Tchango et
 * al. 2022, code/aarlc/ddxplus_code/metrics.py). The figure of a whole file is the mean over its patients.
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
