import { conditions, type ConditionSlug } from "./conditions.ts";
import type { Question } from "./evidences.ts";
import { gainOnDanger } from "./danger-question.ts";
import { openQuestions, questionOf, type Interview } from "./interview.ts";
import { listValueOf } from "./list-questions.ts";
import { meningitisQuestion, isMeningitisPossible } from "./meningitis.ts";
import { classCount, type PreparedModel, type Shares } from "./model.ts";
import { posterior } from "./posterior.ts";
import type { NextQuestion } from "./result.ts";
import { isDangerOpen, isFinished, isDecided } from "./stop-rule.ts";

/**
 * Returns the question with the highest expected information gain (Lindley 1956), in bits; questions about meningitis
 * come first. Null when the interview is finished (see `isFinished`), with a safety sign, suspected meningitis, no
 * complaint or one beyond the scope, and when no question is worth asking.
 */
export function nextQuestion(model: PreparedModel, interview: Interview): NextQuestion | null {
  if (cannotBeQuestioned(interview)) return null;
  const now = posterior(model, interview);
  const danger = meningitisQuestion(interview);
  if (danger) return { question: danger, separates: separatedConditions(model, questionOf(danger), now) };
  if (isFinished(model, now, interview)) return null;
  const worth = isDecided(model, now, interview) && isDangerOpen(now, interview) ? gainOnDanger : gainAndList;
  const [best] = openQuestions(interview)
    .map((question) => ({ question, gain: worth(question, model, now) }))
    .sort((a, b) => b.gain - a.gain);
  if (!best || best.gain < leastGain) return null;
  return { question: best.question.code, separates: separatedConditions(model, best.question, now) };
}

/** Danger comes before questions, and what the model does not know it cannot ask about. */
function cannotBeQuestioned(interview: Interview): boolean {
  const { signs, complaints } = interview;
  if (signs.length > 0 || isMeningitisPossible(interview)) return true;
  return complaints.length === 0 || complaints.some((one) => "beyondScope" in one);
}

/** Below this a question is not worth asking, in bits. */
const leastGain = 0.002;

const gainAndList = (question: Question, model: PreparedModel, now: Float64Array) =>
  gainOf(question, model, now) + listValueOf(model, question.code, now);

/** The gain of a question in bits. */
function gainOf(question: Question, model: PreparedModel, now: Float64Array): number {
  const shares = model.shares.get(question.code);
  if (!shares) return 0;
  if (question.kind === "several") return gainOfSeveral(shares, now);
  const [yes] = shares.rows;
  const rows = question.kind === "yes-no" && yes ? [yes, yes.map((one) => 1 - one)] : shares.rows;
  return entropy(now) - rows.reduce((sum, row) => sum + expectedEntropy(row, now), 0);
}

/** Chance of one outcome times the entropy that is left after it. */
function expectedEntropy(row: Float64Array, now: Float64Array): number {
  let chance = 0;
  let sum = 0;
  for (let at = 0; at < classCount; at += 1) {
    const joint = (now[at] ?? 0) * (row[at] ?? 0);
    chance += joint;
    if (joint > tiny) sum -= joint * Math.log2(joint);
  }
  return chance > tiny ? sum + chance * Math.log2(chance) : 0;
}

/** Mutual information over typical sets of options, each weighted by how likely its class is. */
function gainOfSeveral({ typical }: Shares, now: Float64Array): number {
  const each = typical.length / classCount;
  let gain = 0;
  for (const { of, logChance } of typical) {
    const weight = now[of] ?? 0;
    if (weight < 0.003) continue;
    let chance = 0;
    const own = logChance[of] ?? 0;
    for (let at = 0; at < classCount; at += 1) {
      const share = now[at] ?? 0;
      if (share > 1e-6) chance += share * Math.exp((logChance[at] ?? 0) - own);
    }
    gain -= (weight / each) * Math.log2(chance);
  }
  return gain;
}

const tiny = 1e-12;

function entropy(now: Float64Array): number {
  return now.reduce((sum, share) => (share > tiny ? sum - share * Math.log2(share) : sum), 0);
}

/** The likely conditions that answer this question most differently. */
function separatedConditions(
  model: PreparedModel,
  { code }: Question,
  now: Float64Array,
): readonly ConditionSlug[] {
  const rows = model.shares.get(code)?.rows ?? [];
  const likely = conditions
    .map(({ slug }, at) => ({ slug, at, share: now[at] ?? 0 }))
    .filter(({ share }) => share > 0.02)
    .sort((a, b) => b.share - a.share)
    .slice(0, 6);
  const spread = (at: number) =>
    rows.reduce((most, row) => {
      const mean = likely.reduce((sum, one) => sum + (row[one.at] ?? 0), 0) / likely.length;
      return Math.max(most, Math.abs((row[at] ?? 0) - mean));
    }, 0);
  const differing = likely.filter(({ at }) => spread(at) > 0.1);
  return (differing.length > 0 ? differing : likely).slice(0, 3).map(({ slug }) => slug);
}
