import {
  compressPrefixes,
  encodeNumber,
  zeroWeight,
  type LearnedWeights,
} from "@anteroom/domain/health/own-words/learned";
import { gain, type Fitted } from "./train.ts";

/** The largest steps there are on either side of zero. */
const mostSteps = 42;

/**
 * Returns a mask of at most `most` weights with the greatest effect; `told` is the factor of each feature, by how often it occurs.
 */
export function maskStrongestWeights(
  { weights }: Fitted,
  told: readonly number[],
  owners: number,
  most: number,
): Uint8Array {
  const sizes = weights.map((weight, at) => Math.abs(weight) * (told[Math.floor(at / owners)] ?? 0));
  const least = sizes.toSorted().at(-most - 1) ?? 0;
  return Uint8Array.from(sizes, (size) => Number(size > least));
}

/**
 * Encodes fitted weights for delivery: quantised in units of `step`, at most 42 steps on either side, without zeros. `ids`: the complaint
 * of each owner.
 */
export function packWeights(
  { weights, anyway }: Fitted,
  features: readonly string[],
  ids: readonly string[],
  step: number,
): LearnedWeights {
  const inSteps = (weight: number) =>
    Math.max(-mostSteps, Math.min(mostSteps, Math.round((weight * gain) / step)));
  const lines = features
    .map((feature, number) => {
      const own = Array.from(weights.subarray(number * ids.length, (number + 1) * ids.length), inSteps);
      return { feature, own: own.flatMap((steps, owner) => (steps === 0 ? [] : [{ owner, steps }])) };
    })
    .filter(({ own }) => own.length > 0)
    .sort((one, other) => (one.feature < other.feature ? -1 : 1));
  const gaps = lines.flatMap(({ own }) =>
    own.map(({ owner }, at) => encodeNumber(owner - (own[at - 1]?.owner ?? 0))),
  );
  return {
    ids,
    anyway: Array.from(anyway, (one) => Math.round(one / step)),
    features: compressPrefixes(lines.map(({ feature }) => feature)),
    counts: lines.map(({ own }) => encodeNumber(own.length)).join(""),
    gaps: gaps.join(""),
    weights: lines.flatMap(({ own }) => own.map(({ steps }) => encodeNumber(steps + zeroWeight))).join(""),
    step,
  };
}
