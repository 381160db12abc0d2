import { conditions } from "@anteroom/triage/conditions";
import { featuresOf } from "@anteroom/triage/differential";
import type { Interview } from "@anteroom/triage/interview";
import { known, type DifferentialHead, type PreparedModel } from "@anteroom/triage/model";
import { posterior } from "@anteroom/triage/posterior";
import { placeOf, type PatientRow } from "./patients.ts";

/** An interview and the differential its patient has in DDXPlus. */
export type Example = { readonly interview: Interview; readonly row: PatientRow };

type Row = {
  readonly features: readonly (readonly [place: number, value: number])[];
  readonly target: Float64Array;
};

/** Chosen by cross-validation on the validation patients. */
const training = { rounds: 40, step: 0.02, decay: 0.005 };

/** Weights by Adam (Kingma and Ba 2015) on the cross entropy, with decay towards none. */
export function fitDifferential(model: PreparedModel, examples: readonly Example[]): DifferentialHead {
  const names = new Map<string, number>();
  const rows = examples.map(({ interview, row }): Row => {
    const features = featuresOf(interview, posterior(model, interview)).map(([name, value]) => {
      if (!names.has(name)) names.set(name, names.size + 1);
      return [names.get(name) ?? 0, value] as const;
    });
    return { features: [[0, 1], ...features], target: targetOf(row) };
  });
  const weights = adam(rows, startOf(names, examples));
  const listOf = (place: number) =>
    Array.from(weights.subarray(place * known, (place + 1) * known), (one) => Math.round(100 * one));
  return {
    bias: listOf(0),
    features: Object.fromEntries([...names].map(([name, place]) => [name, listOf(place)])),
  };
}

/** Before the answers count: the mean differential of each condition's patients; what is learnt is drawn towards it. */
function startOf(names: ReadonlyMap<string, number>, examples: readonly Example[]): Float64Array {
  const start = new Float64Array((names.size + 1) * known);
  for (const { slug, source } of conditions) {
    const targets = examples.filter(({ row }) => row.pathology === source).map(({ row }) => targetOf(row));
    const place = names.get(slug);
    if (place === undefined) continue;
    for (let at = 0; at < known; at += 1) {
      const mean = targets.reduce((sum, one) => sum + (one[at] ?? 0), 0) / Math.max(1, targets.length);
      start[place * known + at] = Math.log(mean + 0.001) - Math.log(0.001);
    }
  }
  return start;
}

function targetOf({ ddx }: PatientRow): Float64Array {
  const target = new Float64Array(known);
  const sum = ddx.reduce((total, [, share]) => total + share, 0);
  for (const [source, share] of ddx) if (placeOf(source) >= 0) target[placeOf(source)] = share / sum;
  return target;
}

function adam(rows: readonly Row[], start: Float64Array): Float64Array {
  const size = start.length;
  const [weights, first, second] = [start.slice(), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= training.rounds; round += 1) {
    const gradient = new Float64Array(size);
    for (const row of rows) addGradient(gradient, weights, row);
    for (let at = 0; at < size; at += 1) {
      const slope =
        (gradient[at] ?? 0) / rows.length +
        (at < known ? 0 : training.decay * ((weights[at] ?? 0) - (start[at] ?? 0)));
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
      const mean = (first[at] ?? 0) / (1 - 0.9 ** round);
      const spread = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (training.step * mean) / spread;
    }
  }
  return weights;
}

function addGradient(gradient: Float64Array, weights: Float64Array, { features, target }: Row): void {
  const logits = new Float64Array(known);
  for (const [place, value] of features)
    for (let at = 0; at < known; at += 1)
      logits[at] = (logits[at] ?? 0) + value * (weights[place * known + at] ?? 0);
  const top = Math.max(...logits);
  const raised = logits.map((one) => Math.exp(one - top));
  const sum = raised.reduce((total, one) => total + one, 0);
  for (const [place, value] of features)
    for (let at = 0; at < known; at += 1) {
      const cell = place * known + at;
      gradient[cell] = (gradient[cell] ?? 0) + value * ((raised[at] ?? 0) / sum - (target[at] ?? 0));
    }
}

/** F1 of the first five of two differentials, none below one in a hundred (Fansi Tchango et al. 2022). */
export function f1OfFirstFive(found: Float64Array, { ddx }: PatientRow): number {
  const first = (all: readonly (readonly [string, number])[]) =>
    all
      .filter(([, share]) => share > 0.01)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 5)
      .map(([name]) => name);
  const mine = first(conditions.map(({ source }, at) => [source, found[at] ?? 0] as const));
  const theirs = first(ddx);
  const both = mine.filter((one) => theirs.includes(one)).length;
  return mine.length + theirs.length === 0 ? 1 : (2 * both) / (mine.length + theirs.length);
}
