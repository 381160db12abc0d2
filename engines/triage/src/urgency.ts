import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { urgencies, type Urgency } from "./safety-signs.ts";

/** From this probability on a level counts: being wrong towards calm costs more than towards care. Higher where nothing fits. */
const levelCounts = { from: 0.007, ofRefused: 0.02, emergencyOfKnown: 0.05 };

/**
 * Returns the most urgent level whose probability, with all above it, reaches `from`; "self-care" where none does.
 * "None of these" does not count: an interview that fits nothing gives a consultation, or more where something urgent
 * remains likely.
 */
export function urgencyOf(now: Float64Array, from = levelCounts.from): Urgency {
  let sum = 0;
  for (const level of urgencies) {
    for (const [at, { slug }] of conditions.entries()) if (care[slug].urgency === level) sum += now[at] ?? 0;
    if (sum >= from) return level;
  }
  return "self-care";
}

/**
 * Returns the urgency for answers that fit nothing well: of what remains likely, and at least `emergency` where
 * emergencies hold 5 % or more among the known conditions. Contradicting answers do not make an emergency less likely.
 */
export function urgencyOfRefused(now: Float64Array): Urgency {
  const known = conditions.map(({ slug }, at) => ({ urgency: care[slug].urgency, share: now[at] ?? 0 }));
  const sum = (all: typeof known) => all.reduce((total, { share }) => total + share, 0);
  const urgent = known.filter(({ urgency }) => urgency === "ambulance" || urgency === "emergency");
  const raised = sum(urgent) >= levelCounts.emergencyOfKnown * sum(known) ? "emergency" : "self-care";
  return moreUrgent(raised, urgencyOf(now, levelCounts.ofRefused));
}

/** Returns the more urgent of two levels. */
export function moreUrgent(one: Urgency, other: Urgency): Urgency {
  return urgencies.indexOf(one) <= urgencies.indexOf(other) ? one : other;
}
