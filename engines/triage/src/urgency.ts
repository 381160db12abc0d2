import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { urgencies, type Urgency } from "./safety-signs.ts";

/** From this probability on a level counts: being wrong towards calm costs more than towards care. Higher where nothing fits. */
export const levelCounts = { from: 0.007, ofRefused: 0.02 };

/**
 * The most urgent level that, with all above it, is likely enough. What "none of these" holds is left out: an interview that fits nothing asks for
 * a visit, and for more only where something urgent remains likely.
 */
export function urgencyOf(now: Float64Array, from = levelCounts.from): Urgency {
  let sum = 0;
  for (const level of urgencies) {
    for (const [at, { slug }] of conditions.entries()) if (care[slug].urgency === level) sum += now[at] ?? 0;
    if (sum >= from) return level;
  }
  return "self-care";
}

/** The more urgent of two. */
export function moreUrgent(one: Urgency, other: Urgency): Urgency {
  return urgencies.indexOf(one) <= urgencies.indexOf(other) ? one : other;
}
