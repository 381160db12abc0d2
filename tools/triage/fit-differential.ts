import { featuresOf, weightSteps } from "@anteroom/triage/differential";
import type { Interview } from "@anteroom/triage/interview";
import { conditionCount, type DifferentialHead, type PreparedModel } from "@anteroom/triage/model";
import { posterior } from "@anteroom/triage/posterior";
import { firstFive } from "./first-five.ts";
import { randomNumbers } from "./interview-patient.ts";
import { trainNetwork, type NetworkExample } from "./network.ts";
import type { PatientRow } from "./patients.ts";
import { interviewStates } from "./states.ts";

/** An interview and its patient, whose DDXPlus differential is predicted. */
export type InterviewedPatient = { readonly interview: Interview; readonly row: PatientRow };

/** Rarer inputs than this are not kept: they would teach one patient by heart. */
const leastSeen = 8;

/**
 * Fits the network of the differential to the first five conditions of each patient, at several states of each interview. Deterministic
 * for the same seed; inputs seen fewer than eight times are left out.
 */
export function fitDifferential(
  model: PreparedModel,
  all: readonly InterviewedPatient[],
  seed = 1,
): DifferentialHead {
  const next = randomNumbers(seed);
  const rows = all.flatMap(({ interview, row }) => {
    const listed = firstFive(row);
    return interviewStates(row, interview, next).map((state) => ({
      features: featuresOf(state, posterior(model, state)),
      listed,
    }));
  });
  const names = namesOf(rows.map(({ features }) => features));
  const examples = rows.map(({ features, listed }): NetworkExample => {
    const stored = features.filter(([name]) => names.has(name));
    return {
      places: Int32Array.from(stored, ([name]) => names.get(name) ?? 0),
      values: Float64Array.from(stored, ([, value]) => value),
      target: listed,
    };
  });
  const { first, hiddenBias, second, bias, units } = trainNetwork(examples, names.size, conditionCount, next);
  const whole = (all: Float64Array) => Array.from(all, (one) => Math.round(weightSteps * one) || 0);
  const cut = (all: Float64Array, width: number, at: number) =>
    whole(all.subarray(at * width, (at + 1) * width));
  return {
    features: Object.fromEntries([...names].map(([name, at]) => [name, cut(first, units, at)])),
    hiddenBias: whole(hiddenBias),
    out: Array.from({ length: units }, (_, unit) => cut(second, conditionCount, unit)),
    bias: whole(bias),
  };
}

function namesOf(rows: readonly (readonly (readonly [string, number])[])[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const row of rows) for (const [name] of row) seen.set(name, (seen.get(name) ?? 0) + 1);
  const stored = [...seen].filter(([, count]) => count >= leastSeen).map(([name]) => name);
  return new Map(stored.map((name, at) => [name, at]));
}
