import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { differentialOf } from "./differential.ts";
import type { Interview } from "./interview.ts";
import { conditionCount, type PreparedModel } from "./model.ts";
import { mostLikelyIndex, posterior } from "./posterior.ts";
import { reasonsOf } from "./reasons.ts";
import { redFlags } from "./red-flags.ts";
import type { Result } from "./result.ts";
import { refusalOf } from "./scope.ts";
import { moreUrgent, urgencyOf, urgencyOfRefused } from "./urgency.ts";

/**
 * Returns the result of an interview, possible at any time. Red flags are checked first and never weakened by the
 * model. Refused ("cannot-assess", at least `consultation`) with a safety sign, suspected meningitis, a complaint
 * beyond the scope or none, or answers that fit no condition; see `refusalOf`.
 */
export function assess(model: PreparedModel, interview: Interview): Result {
  const flags = redFlags(interview);
  const flagged = flags[0]?.urgency ?? "self-care";
  const now = posterior(model, interview);
  const best = mostLikelyIndex(now);
  const reason = refusalOf(model, interview, now, best);
  if (reason) {
    return {
      kind: "cannot-assess",
      urgency: [flagged, leftUrgency(reason, now)].reduce(moreUrgent, "consultation"),
      redFlags: flags,
      specialty: "general-practice",
      reason,
    };
  }
  return {
    kind: "assessed",
    certainty: (now[best] ?? 0) / (1 - (now[conditionCount] ?? 0)),
    differential: shownDifferential(model, interview, now, best),
    urgency: moreUrgent(flagged, urgencyOf(now)),
    redFlags: flags,
    specialty: care[slugAt(best)].specialty,
    ...reasonsOf(model, interview, now, best),
  };
}

/** What was answered may leave something urgent likely even where it cannot be assessed; without answers nothing is. */
const leftUrgency = (reason: string, now: Float64Array) =>
  reason === "does-not-fit" ? urgencyOfRefused(now) : "self-care";

/** How many conditions a patient is shown, and from which probability on. */
const shown = { most: 5, from: 0.01 };

/**
 * The second head's list, led by the condition that the answers make likeliest. Half of each probability is that of the answers, half that of the
 * list: what a doctor keeps in mind does not fit as well as what the answers tell.
 */
function shownDifferential(model: PreparedModel, interview: Interview, now: Float64Array, best: number) {
  const head = differentialOf(model.stored.differential, interview, now);
  const inScope = 1 - (now[conditionCount] ?? 0);
  const listed = conditions
    .map(({ slug }, at) => ({
      condition: slug,
      probability: ((head[at] ?? 0) + (now[at] ?? 0) / inScope) / 2,
      isListed: (head[at] ?? 0) > shown.from || at === best,
      leads: at === best,
    }))
    .filter((one) => one.isListed)
    .sort((a, b) => Number(b.leads) - Number(a.leads) || b.probability - a.probability);
  return listed.slice(0, shown.most).map(({ condition, probability }) => ({ condition, probability }));
}

function slugAt(place: number) {
  const found = conditions[place];
  if (!found || place >= conditionCount) throw new Error(`There is no condition ${place}.`);
  return found.slug;
}
