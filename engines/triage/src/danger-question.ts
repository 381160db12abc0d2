import type { Question } from "./evidences.ts";
import type { PreparedModel } from "./model.ts";
import { isUrgentCondition } from "./stop-rule.ts";

/**
 * Returns how much a yes-or-no question tells, in bits divided by the probability of an emergency, about whether it
 * is one; 0 for other questions. Scaled so that any such question is worth asking. `now` is the posterior; NaN where
 * it gives no emergency any probability.
 */
export function gainOnDanger(question: Question, model: PreparedModel, now: Float64Array): number {
  const [yes] = model.shares.get(question.code)?.rows ?? [];
  if (question.kind !== "yes-no" || !yes) return 0;
  const both = [yes, yes.map((one) => 1 - one)];
  const danger = sumOf(now, (at) => isUrgentCondition[at] === true);
  const after = both.reduce((sum, row) => {
    const joint = now.map((one, at) => one * (row[at] ?? 0));
    return (
      sum +
      binary(
        sumOf(joint, (at) => isUrgentCondition[at] !== true),
        sumOf(joint, (at) => isUrgentCondition[at] === true),
      )
    );
  }, 0);
  return (binary(1 - danger, danger) - after) / danger;
}

const sumOf = (all: Float64Array, counts: (at: number) => boolean) =>
  all.reduce((sum, one, at) => (counts(at) ? sum + one : sum), 0);

/** Entropy in bits of two chances times their sum. */
function binary(one: number, other: number): number {
  const part = (share: number) => (share > tiny ? -share * Math.log2(share / (one + other)) : 0);
  return part(one) + part(other);
}

/** Below this a chance counts as none. */
const tiny = 1e-12;
