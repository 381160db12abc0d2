import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { known } from "./model.ts";
import { urgencies, type Urgency } from "./safety-signs.ts";

/** From this probability on a level counts: being wrong towards calm costs more than being wrong towards care. */
export const levelCounts = { from: 0.04 };

/** The most urgent level that, with all above it, is likely enough among the known conditions. */
export function urgencyOf(now: Float64Array): Urgency {
  const inScope = 1 - (now[known] ?? 0);
  let sum = 0;
  for (const level of urgencies) {
    for (const [at, { slug }] of conditions.entries()) if (care[slug].urgency === level) sum += now[at] ?? 0;
    if (sum >= levelCounts.from * inScope) return level;
  }
  return "consultation";
}

/** The more urgent of two. */
export function moreUrgent(one: Urgency, other: Urgency): Urgency {
  return urgencies.indexOf(one) <= urgencies.indexOf(other) ? one : other;
}
