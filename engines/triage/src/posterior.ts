import { painComplaints } from "./complaints.ts";
import { answerTo, isNowhere, questionOf, type Answer, type Complaint, type Interview } from "./interview.ts";
import { ageFrom, classCount, conditionCount, type PreparedModel } from "./model.ts";

/** How likely "none of these" is before anything is known. */
const priorOfOthers = 0.2;

/**
 * Returns the probability of each condition given the answers (naive Bayes); the last entry is "none of these". Sums
 * to 1. Safety signs and complaints beyond the scope are ignored.
 */
export function posterior(model: PreparedModel, interview: Interview): Float64Array {
  const logs = logPrior(model, interview);
  for (const complaint of interview.complaints) addComplaint(logs, model, interview, complaint);
  for (const { question, answer } of interview.answers) add(logs, logChanceOf(model, question, answer));
  for (const { question } of interview.answers.filter(isNowhere)) add(logs, correctionOf(model, question));
  return normalised(logs);
}

/**
 * Returns the correction for a present symptom whose place is "nowhere", probably a correction by the person. It
 * replaces both answers by the probability of having it without naming a place, or of not having it.
 */
function correctionOf(model: PreparedModel, place: string): Float64Array {
  const parent = questionOf(place).parent ?? "";
  const said = logChanceOf(model, parent, "yes");
  const nowhere = logChanceOf(model, place, ["nowhere"]);
  const option = questionOf(place).options?.findIndex(({ slug }) => slug === "nowhere") ?? 0;
  const shares = model.shares.get(place)?.rows[option];
  return Float64Array.from({ length: classCount }, (_, at) => {
    const has = Math.exp(said?.[at] ?? 0);
    const both = has * (shares?.[at] ?? 0) + (1 - has) * correcting;
    return Math.log(both) - (said?.[at] ?? 0) - (nowhere?.[at] ?? 0);
  });
}

/** The probability that a person without a symptom first reports it. */
const correcting = 0.05;

/**
 * Returns the natural logarithm of the probability of an answer in each class; null for "unknown" and for yes or no
 * to a question without rows. Throws for an unknown code with chosen options.
 */
export function logChanceOf(model: PreparedModel, question: string, given: Answer): Float64Array | null {
  const { rows } = model.shares.get(question) ?? { rows: [] };
  if (given === "unknown") return null;
  if (typeof given === "string")
    return rows[0]?.map((share) => Math.log(given === "yes" ? share : 1 - share)) ?? null;
  const { kind, options = [] } = questionOf(question);
  const chosen = options.map((option) => given.includes(option.slug));
  const logs = new Float64Array(classCount);
  rows.forEach((row, option) => {
    if (chosen[option])
      for (let at = 0; at < classCount; at += 1) logs[at] = (logs[at] ?? 0) + Math.log(row[at] ?? 1);
    else if (kind === "several")
      for (let at = 0; at < classCount; at += 1) logs[at] = (logs[at] ?? 0) + Math.log(1 - (row[at] ?? 0));
  });
  return logs;
}

/** Returns the index of the most likely condition; "none of these" does not count. */
export function mostLikelyIndex(now: Float64Array): number {
  return now
    .subarray(0, conditionCount)
    .reduce((first, share, at, all) => (share > (all[first] ?? 0) ? at : first), 0);
}

/** Probabilities from logarithms that lack a common term. */
function normalised(logs: Float64Array): Float64Array {
  const top = logs.reduce((most, one) => Math.max(most, one), -Infinity);
  const raised = logs.map((one) => Math.exp(one - top));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

function logPrior({ stored }: PreparedModel, { patient }: Interview): Float64Array {
  const age = ageFrom.findLastIndex((from) => patient.age >= from);
  const logs = new Float64Array(classCount);
  let sum = 0;
  for (let at = 0; at < conditionCount; at += 1) {
    const female = (stored.female[at] ?? 500) / 1000;
    const chance =
      ((stored.prior[at] ?? 0) / 1e6) *
      ((stored.ages[at]?.[age] ?? 0) / 1000) *
      (patient.sex === "F" ? female : 1 - female);
    sum += chance;
    logs[at] = Math.log(chance);
  }
  logs[conditionCount] = Math.log((sum * priorOfOthers) / (1 - priorOfOthers));
  return logs;
}

/** A complaint tells known conditions apart; whether it is one of them at all only the answers tell. */
function addComplaint(
  logs: Float64Array,
  model: PreparedModel,
  interview: Interview,
  complaint: Complaint,
): void {
  if ("evidence" in complaint) return add(logs, neutral(logChanceOf(model, complaint.evidence, "yes"), logs));
  if (!("pain" in complaint)) return;
  add(logs, neutral(logChanceOf(model, "E_53", "yes"), logs));
  if (answerTo(interview, "E_55") === null)
    add(logs, neutral(logChanceSomewhere(model, complaint.pain), logs));
}

/** Returns the natural logarithm of the probability in each class that at least one region of this pain hurts. */
export function logChanceSomewhere(model: PreparedModel, pain: keyof typeof painComplaints): Float64Array {
  const { rows } = model.shares.get("E_55") ?? { rows: [] };
  const places: readonly string[] = painComplaints[pain];
  const none = new Float64Array(classCount).fill(1);
  questionOf("E_55").options?.forEach(({ slug }, option) => {
    if (places.includes(slug))
      for (let at = 0; at < classCount; at += 1) none[at] = (none[at] ?? 1) * (1 - (rows[option]?.[at] ?? 0));
  });
  return none.map((one) => Math.log(1 - one));
}

/** For "none of these" the chance that the known conditions together give it. */
function neutral(change: Float64Array | null, logs: Float64Array): Float64Array | null {
  if (!change) return null;
  const before = normalised(logs.slice(0, conditionCount));
  const mean = before.reduce((sum, weight, at) => sum + weight * Math.exp(change[at] ?? 0), 0);
  return change.with(conditionCount, Math.log(mean));
}

function add(logs: Float64Array, change: Float64Array | null): void {
  change?.forEach((one, at) => {
    logs[at] = (logs[at] ?? 0) + one;
  });
}
