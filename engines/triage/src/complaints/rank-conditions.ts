import { type Condition, type FindingGroup, impliedFindings } from "./knowledge.ts";
import type { Known } from "./known.ts";
import { baseRateOf, impliedBy, type PreparedCondition, type PreparedKnowledge } from "./prepare.ts";
import { type Person, priorOf } from "./prior.ts";

/**
 * A condition with its probability (`share`, 0 to 1) and the frequency of each finding in it; `condition` is
 * undefined for "something else", which has no frequencies.
 */
export type RankedCondition = {
  readonly condition: Condition | undefined;
  readonly shares: ReadonlyMap<string, number>;
  readonly share: number;
};

/** What the ranking is computed from: ids of complaints, the main one first, and known findings. */
export type Evidence = {
  readonly person: Person;
  readonly complaints: readonly string[];
  readonly known: Known;
  /** Findings asked about, outside lists, of which the person was unsure. */
  readonly unsure?: ReadonlySet<string>;
};

/** The frequency of a quality, given its parent finding, when the condition does not name it. */
const usualQuality = 0.15;

/** The highest frequency of a quality given its parent finding. */
const mostQuality = 0.95;

/** The prior of an illness outside the knowledge, and the frequency of any complaint in it. */
const priorOfOther = 0.1;
const otherBringsComplaint = 0.3;

/** The least probability left for entries of a list that a condition does not name. */
const leastRest = 0.1;

const nothing: ReadonlyMap<string, number> = new Map();

const rankings = new WeakMap<PreparedKnowledge, WeakMap<Evidence, readonly RankedCondition[]>>();

/**
 * Ranks all conditions and "something else" by probability (naive Bayes), the likeliest first; the shares add up to
 * one. Results are cached by the evidence object, which must not change afterwards, since choosing a question ranks
 * the same evidence many times.
 */
export function rankConditions(prepared: PreparedKnowledge, evidence: Evidence): readonly RankedCondition[] {
  let stored = rankings.get(prepared);
  if (!stored) rankings.set(prepared, (stored = new WeakMap<Evidence, readonly RankedCondition[]>()));
  const before = stored.get(evidence);
  if (before) return before;
  const ranking = rank(prepared, evidence);
  stored.set(evidence, ranking);
  return ranking;
}

function rank(prepared: PreparedKnowledge, evidence: Evidence): readonly RankedCondition[] {
  const logs = logsOf(prepared, evidenceOf(prepared, evidence));
  const priors = priorsOf(prepared, evidence.person);
  const untold = Math.log(prepared.limits.untoldBackground);
  for (const at of cacheFor(prepared).withBackground)
    priors[at] = (priors[at] ?? 0) + untold * untoldOf(prepared.conditions[at], evidence.known);
  let most = -Infinity;
  // Plain loops: a question is chosen by ranking all conditions some dozen times.
  for (let at = 0; at < logs.length; at += 1) {
    const log = (priors[at] ?? 0) + (logs[at] ?? 0);
    logs[at] = log;
    if (log > most) most = log;
  }
  let sum = 0;
  for (let at = 0; at < logs.length; at += 1) sum += logs[at] = Math.exp((logs[at] ?? 0) - most);
  const ranking: RankedCondition[] = [];
  for (let at = 0; at < logs.length; at += 1) {
    const { condition, shares } = prepared.conditions[at] ?? somethingElse;
    ranking.push({ condition, shares, share: (logs[at] ?? 0) / sum });
  }
  return ranking.sort((a, b) => b.share - a.share);
}

const somethingElse = { condition: undefined, shares: nothing };

/** Returns how much of a condition's background has not been reported. */
function untoldOf(condition: PreparedCondition | undefined, known: Known): number {
  let untold = 0;
  for (const finding of condition?.background ?? []) if (!known.has(finding)) untold += 1;
  return untold;
}

/**
 * Returns the probability that people with a condition (its `shares`) report a finding, given the other known
 * findings; never 0 or 1. An entry of a list gets its part of the list; a quality of a present symptom its frequency
 * among those with it.
 */
export function chanceOf(
  prepared: PreparedKnowledge,
  shares: PreparedCondition["shares"],
  finding: string,
  known: Known,
): number {
  const list = prepared.listOf.get(finding);
  if (list) return withSlips(prepared, shareInList(list, shares, finding), 1 / list.findings.length);
  const own = prepared.findings.get(finding);
  const of = own?.of ?? [];
  const named = shares.get(finding);
  if (of.length === 0) return withSlips(prepared, named ?? baseRateOf(own), baseRateOf(own));
  if (!of.some((parent) => known.get(parent) === "present"))
    return withSlips(prepared, named ?? baseRateOf(own) * usualQuality, baseRateOf(own) * usualQuality);
  // Of people who have what it is a quality of.
  const usual = own?.base ?? usualQuality;
  if (named === undefined) return usual;
  const parent = Math.max(...of.map((one) => shares.get(one) ?? 0), named);
  return withSlips(prepared, Math.min(mostQuality, named / parent), usual);
}

function withSlips({ limits }: PreparedKnowledge, chance: number, usual: number): number {
  const { slips } = limits;
  return (1 - slips) * chance + slips * usual;
}

/** Returns an entry's part of its list: named entries by their weights, the others share the rest. */
function shareInList(
  { findings }: FindingGroup,
  shares: PreparedCondition["shares"],
  finding: string,
): number {
  const named = findings.filter((one) => shares.has(one));
  if (named.length === 0) return 1 / findings.length;
  const sum = named.reduce((all, one) => all + (shares.get(one) ?? 0), 0);
  const rest = Math.max(leastRest, 1 - sum);
  const whole = sum + (named.length < findings.length ? rest : 0);
  return (shares.get(finding) ?? rest / (findings.length - named.length)) / whole;
}

type Part = { readonly finding: string; readonly isPresent: boolean };
type ScoreTerms = {
  readonly complaints: readonly (readonly string[])[];
  readonly parts: readonly Part[];
  readonly known: Known;
};

/**
 * Returns what counts of the known findings: each complaint as a whole, and each finding that does not follow from
 * another.
 */
function evidenceOf(prepared: PreparedKnowledge, { complaints, known }: Evidence): ScoreTerms {
  const complained = complaints.flatMap((id) => prepared.complaints.get(id) ?? []);
  const own = new Set(complained.flatMap(impliedFindings).flatMap((finding) => impliedBy(prepared, finding)));
  const parts = [...known]
    .filter(([finding, presence]) => !own.has(finding) && counts(prepared, known, finding, presence))
    .map(([finding, presence]) => ({ finding, isPresent: presence === "present" }));
  return { complaints: complained.map(({ findings }) => findings), parts, known };
}

function counts(prepared: PreparedKnowledge, known: Known, finding: string, presence: string): boolean {
  if (presence === "present") return true;
  // The other entries of a list follow from the true one, and the qualities of what is not there from that.
  if (prepared.listOf.get(finding)?.findings.some((one) => known.get(one) === "present")) return false;
  const of = prepared.findings.get(finding)?.of ?? [];
  return of.length === 0 || of.some((parent) => known.get(parent) !== "absent");
}

/**
 * Returns for each condition, and for "something else" last, the log probability of what is known. Tried answers come
 * after given ones, so the sum of the given ones is stored, and always added in the same order.
 */
function logsOf(prepared: PreparedKnowledge, { complaints, parts, known }: ScoreTerms): Float64Array {
  const all = [
    ...complaints.map((findings, at) => addedByComplaint(prepared, findings, at === 0)),
    ...parts.map((part) => addedByAnswer(prepared, part, known)),
  ];
  const stored = cacheFor(prepared);
  const isStored = stored.given.every((adds, at) => adds === all[at]);
  const logs = isStored ? stored.sum.slice() : new Float64Array(prepared.conditions.length + 1);
  const mostTried = all.length - 3;
  for (let place = isStored ? stored.given.length : 0; place < all.length; place += 1) {
    const adds = all[place] ?? logs;
    for (let at = 0; at < logs.length; at += 1) logs[at] = (logs[at] ?? 0) + (adds[at] ?? 0);
    if (place === mostTried) Object.assign(stored, { given: all.slice(0, place + 1), sum: logs.slice() });
  }
  return logs;
}

/** The cache of log probabilities by answer. Each depends only on the answer and, for a quality, its parent. */
type Stored = {
  readonly adds: Map<string, Float64Array>;
  /** The places of the conditions that name a finding. */
  readonly namedBy: ReadonlyMap<string, readonly number[]>;
  /** The places of those that have a background. */
  readonly withBackground: readonly number[];
  /** What some answers add, in their order, and the sum of it. */
  given: readonly Float64Array[];
  sum: Float64Array;
};

const cacheOf = new WeakMap<PreparedKnowledge, Stored>();

function cacheFor(prepared: PreparedKnowledge): Stored {
  const known = cacheOf.get(prepared);
  if (known) return known;
  const namedBy = new Map<string, number[]>();
  prepared.conditions.forEach(({ shares }, at) => {
    for (const finding of shares.keys()) {
      const places = namedBy.get(finding);
      if (places) places.push(at);
      else namedBy.set(finding, [at]);
    }
  });
  const stored = {
    adds: new Map<string, Float64Array>(),
    namedBy,
    withBackground: [...prepared.conditions.keys()].filter(
      (at) => prepared.conditions[at]?.background.length,
    ),
    given: [],
    sum: new Float64Array(prepared.conditions.length + 1),
  };
  cacheOf.set(prepared, stored);
  return stored;
}

function keep(prepared: PreparedKnowledge, key: string, reckon: () => Float64Array): Float64Array {
  const { adds } = cacheFor(prepared);
  const known = adds.get(key);
  if (known) return known;
  const reckoned = reckon();
  adds.set(key, reckoned);
  return reckoned;
}

function addedByAnswer(
  prepared: PreparedKnowledge,
  { finding, isPresent }: Part,
  known: Known,
): Float64Array {
  const of = prepared.findings.get(finding)?.of ?? [];
  const isOfPresent = of.some((parent) => known.get(parent) === "present");
  return keep(prepared, `${finding} ${isPresent} ${isOfPresent}`, () => {
    const adds = (shares: PreparedCondition["shares"]) =>
      logOfAnswer(prepared, chanceOf(prepared, shares, finding, known), isPresent);
    // Most conditions name nothing of it.
    const all = new Float64Array(prepared.conditions.length + 1).fill(adds(nothing));
    for (const one of prepared.listOf.get(finding)?.findings ?? [finding])
      for (const at of cacheFor(prepared).namedBy.get(one) ?? [])
        all[at] = adds(prepared.conditions[at]?.shares ?? nothing);
    return all;
  });
}

function addedByComplaint(
  prepared: PreparedKnowledge,
  findings: readonly string[],
  isFirst: boolean,
): Float64Array {
  return keep(prepared, `complaint ${isFirst} ${findings.join(" ")}`, () => {
    const { unexplainedComplaint, unexplainedSecond } = prepared.limits;
    const unexplained = isFirst ? unexplainedComplaint : unexplainedSecond;
    const logs = prepared.conditions.map(({ shares }) =>
      Math.log(Math.max(0, ...findings.map((finding) => shares.get(finding) ?? 0), unexplained)),
    );
    return Float64Array.from([...logs, Math.log(otherBringsComplaint)]);
  });
}

/** Returns the log priors of the conditions and of "something else"; a copy that may be changed. */
function priorsOf(prepared: PreparedKnowledge, person: Person): Float64Array {
  return keep(prepared, `person ${person.age} ${person.sex}`, () =>
    Float64Array.from(
      [...prepared.conditions.map(({ condition }) => priorOf(condition, person, prepared)), priorOfOther],
      Math.log,
    ),
  ).slice();
}

function logOfAnswer({ limits }: PreparedKnowledge, chance: number, isPresent: boolean): number {
  return isPresent
    ? limits.weightOfFinding * Math.log(chance)
    : limits.weightOfAbsence * Math.log(1 - chance);
}
