import { care } from "@anteroom/triage/care";
import type { ConditionSlug } from "@anteroom/triage/conditions";

/** From this share on a condition fits partly; the bound is ours. */
export const leastPartly = 0.12;

/** What a patient is shown of what it may be: the best fit, and what fits at least partly. What hardly fits frightens more than it tells; the doctor gets the whole list. */
function worthShowing<One extends { probability: number }>(differential: readonly One[]): readonly One[] {
  return differential.filter(({ probability }, index) => index === 0 || probability >= leastPartly);
}

/** What may be behind it, the best fit first, and apart from it what is dangerous and fits less: a doctor rules that out. */
export function apartFromDanger<One extends { condition: ConditionSlug; probability: number }>(
  differential: readonly One[],
): { readonly mayBe: readonly One[]; readonly ruledOut: readonly One[] } {
  const shown = worthShowing(differential);
  const isDanger = ({ condition }: One) => ["ambulance", "emergency"].includes(care[condition].urgency);
  return {
    mayBe: shown.filter((one, index) => index === 0 || !isDanger(one)),
    ruledOut: shown.filter((one, index) => index > 0 && isDanger(one)),
  };
}
