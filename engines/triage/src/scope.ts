import type { Complaint, Interview } from "./interview.ts";
import { isMeningitisPossible } from "./meningitis.ts";
import { conditionCount, wrongAnswers, type PreparedModel } from "./model.ts";
import { logChanceOf, logChanceSomewhere } from "./posterior.ts";
import type { Result } from "./result.ts";

/** Limits of what may be called assessed; chosen on patients whose condition was taken out of the model and on complaints invented for it. */
const scope = { othersFrom: 0.01, bestFrom: 0.3, explainedFrom: 0.05, fitFrom: -3 };

type Refusal = Extract<Result, { kind: "cannot-assess" }>["reason"];

/**
 * Returns why an interview cannot be assessed; null when it can. `now` is the posterior, `best` the index of the
 * first condition. The reasons are checked in order: danger, complaint beyond the scope, no complaint, answers that
 * do not fit, and no condition of at least 30 %.
 */
export function refusalOf(
  model: PreparedModel,
  interview: Interview,
  now: Float64Array,
  best: number,
): Refusal | null {
  if (interview.signs.length > 0 || isMeningitisPossible(interview)) return "danger-first";
  if (interview.complaints.some((one) => "beyondScope" in one)) return "beyond-scope";
  if (interview.complaints.length === 0) return "too-little-known";
  const others = now[conditionCount] ?? 0;
  if (others >= scope.othersFrom) return "does-not-fit";
  if (!interview.complaints.every((one) => explains(model, one, best))) return "does-not-fit";
  if (fitOf(model, interview, best) < scope.fitFrom) return "does-not-fit";
  return (now[best] ?? 0) / (1 - others) < scope.bestFrom ? "too-little-known" : null;
}

/** Whether the first condition lets expect the complaint at all. */
function explains(model: PreparedModel, complaint: Complaint, best: number): boolean {
  if ("beyondScope" in complaint) return false;
  if ("pain" in complaint)
    return (
      Math.exp(logChanceSomewhere(model, complaint.pain)[best] ?? 0) >
      scope.explainedFrom + 4 * wrongAnswers.option
    );
  return Math.exp(logChanceOf(model, complaint.evidence, "yes")?.[best] ?? 0) > scope.explainedFrom;
}

/** How well the answers fit the first condition, in standard deviations from what it lets expect; below zero is worse than usual. */
function fitOf(model: PreparedModel, interview: Interview, best: number): number {
  let [surprise, variance] = [0, 0];
  for (const { question, answer } of interview.answers) {
    const rows = model.shares.get(question)?.rows ?? [];
    const got = logChanceOf(model, question, answer)?.[best];
    if (got === undefined) continue;
    const outcomes =
      typeof answer === "string" ? yesAndNo(rows[0]?.[best] ?? 0) : momentsOf(rows, best, question);
    surprise += got - outcomes.mean;
    variance += outcomes.variance;
  }
  return variance > 0 ? surprise / Math.sqrt(variance + 0.5) : 0;
}

type Moments = { readonly mean: number; readonly variance: number };

/** Mean and variance of the logarithm of the chance of an answer of yes or no. */
function yesAndNo(yes: number): Moments {
  const [a, b] = [Math.log(yes), Math.log(1 - yes)];
  return { mean: yes * a + (1 - yes) * b, variance: yes * (1 - yes) * (a - b) ** 2 };
}

function momentsOf(rows: readonly Float64Array[], best: number, question: string): Moments {
  const shares = rows.map((row) => row[best] ?? 0);
  if (placesAndCharacters.has(question)) {
    const each = shares.map(yesAndNo);
    return { mean: sum(each.map((one) => one.mean)), variance: sum(each.map((one) => one.variance)) };
  }
  const mean = sum(shares.map((share) => share * Math.log(share)));
  return { mean, variance: sum(shares.map((share) => share * (Math.log(share) - mean) ** 2)) };
}

const placesAndCharacters = new Set(["E_54", "E_55", "E_57", "E_133", "E_152"]);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
