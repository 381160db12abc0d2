import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import type { Interview } from "./interview.ts";
import { isListOpen } from "./list-questions.ts";
import { conditionCount, type PreparedModel } from "./model.ts";
import { mostLikelyIndex, logChanceOf } from "./posterior.ts";
import { urgencies } from "./safety-signs.ts";

/** No more questions than this. */
const mostQuestions = 30;

/**
 * Chosen by cross-validation (docs/symptom-checker.md): how sure to be of the first condition, how sure where the urgency is settled, and how sure
 * when an answer is `odd` (its chance there is below this); when "none of these" counts as out, when as in, and after how many questions at the
 * earliest; up to which chance emergencies together may be left open before a calm end, and all that is more urgent where the urgency is settled.
 */
const rule = {
  sure: 0.985,
  sureIfSettled: 0.95,
  sureIfOdd: 0.9995,
  odd: 0.12,
  othersOut: 0.005,
  othersIn: 0.98,
  least: 10,
  calm: 0.004,
};

/**
 * Returns whether no further question is worth asking: `isSure`, and either none would add to the differential or
 * "none of these" is nearly certain. Always true after 30 answers. `now` is the posterior, here and below.
 */
export function isFinished(model: PreparedModel, now: Float64Array, interview: Interview): boolean {
  if (!isSure(model, now, interview)) return false;
  const refusing = (now[conditionCount] ?? 0) > rule.othersIn;
  return refusing || interview.answers.length >= mostQuestions || !isListOpen(model, now, interview);
}

/** Returns whether the interview may stop: `isDecided`, and not `isDangerOpen`. Always true after 30 answers. */
export function isSure(model: PreparedModel, now: Float64Array, interview: Interview): boolean {
  return isDecided(model, now, interview) && !isDangerOpen(now, interview);
}

/**
 * Returns whether the likeliest condition is no emergency while emergencies together are not yet unlikely enough
 * (above 0.4 %). Never after 30 answers or once "none of these" is nearly certain.
 */
export function isDangerOpen(now: Float64Array, interview: Interview): boolean {
  if (interview.answers.length >= mostQuestions || (now[conditionCount] ?? 0) > rule.othersIn) return false;
  return !isUrgentAt(mostLikelyIndex(now)) && chanceOfUrgent(now) > rule.calm;
}

/**
 * Returns whether one condition is clearly first and "none of these" excluded, or "none of these" is clear after ten
 * questions. Always true after 30 answers.
 */
export function isDecided(model: PreparedModel, now: Float64Array, interview: Interview): boolean {
  const posed = interview.answers.length;
  if (posed >= mostQuestions) return true;
  const others = now[conditionCount] ?? 0;
  if (others > rule.othersIn) return posed >= rule.least;
  const best = mostLikelyIndex(now);
  const needed = isUrgencySettled(now, best) ? rule.sureIfSettled : rule.sure;
  const least = hasOddAnswer(model, interview, best) ? rule.sureIfOdd : needed;
  return others < rule.othersOut && (now[best] ?? 0) / (1 - others) >= least;
}

/** Whether all that is more urgent than the first condition is as good as out: then what is left open is no more urgent. */
function isUrgencySettled(now: Float64Array, best: number): boolean {
  const more = levels.reduce((sum, one, at) => sum + (one < (levels[best] ?? 0) ? (now[at] ?? 0) : 0), 0);
  return more <= rule.calm;
}

/** The place of each condition's urgency among the levels, the most urgent 0. */
const levels: readonly number[] = conditions.map(({ slug }) => urgencies.indexOf(care[slug].urgency));

/** Whether each condition requires an ambulance or an emergency department, in the order of `conditions`. */
export const isUrgentCondition: readonly boolean[] = conditions.map(({ slug }) =>
  ["ambulance", "emergency"].includes(care[slug].urgency),
);
const isUrgentAt = (place: number) => isUrgentCondition[place] === true;

const chanceOfUrgent = (now: Float64Array) =>
  isUrgentCondition.reduce((sum, is, at) => sum + (is ? (now[at] ?? 0) : 0), 0);

/** Whether something was answered that the first condition hardly lets expect. */
function hasOddAnswer(model: PreparedModel, interview: Interview, best: number): boolean {
  return interview.answers.some(
    ({ question, answer }) =>
      typeof answer === "string" && (logChanceOf(model, question, answer)?.[best] ?? 0) < Math.log(rule.odd),
  );
}
