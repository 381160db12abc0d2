import { type Condition, type FindingGroup, impliedFindings } from "./knowledge.ts";
import type { Known } from "./known.ts";
import { baseOf, impliedBy, type PreparedCondition, type PreparedKnowledge } from "./prepare.ts";
import { type Person, priorOf } from "./prior.ts";

/** A condition and how much of the whole it holds; `condition` is missing for "something else". */
export type Ranked = {
  readonly condition: Condition | undefined;
  readonly shares: ReadonlyMap<string, number>;
  readonly share: number;
};

/** What ranking goes by. */
export type Evidence = {
  readonly person: Person;
  readonly complaints: readonly string[];
  readonly known: Known;
};

/** How often a quality is there in whoever has what it is a quality of, where the condition does not name it. */
const usualQuality = 0.15;

/** Nobody has a quality for certain because they have the thing. */
const mostQuality = 0.95;

/** Something that is not among the conditions: as common as an uncommon one, and bringing any complaint in three of ten. */
const priorOfOther = 0.1;
const otherBringsComplaint = 0.3;

/** What is left of a list, at least, for entries that a condition does not name. */
const leastRest = 0.1;

const nothing: ReadonlyMap<string, number> = new Map();

/** The conditions by how well they explain what is known (naive Bayes), the likeliest first; the shares add up to one. */
export function rankConditions(prepared: PreparedKnowledge, evidence: Evidence): readonly Ranked[] {
  const parts = evidenceOf(prepared, evidence);
  const untold = Math.log(prepared.limits.untoldBackground);
  const logs = [
    ...prepared.conditions.map(({ condition, shares, background }) => ({
      condition,
      shares,
      log:
        Math.log(priorOf(condition, evidence.person, prepared)) +
        untold * background.filter((finding) => !evidence.known.has(finding)).length +
        logOf(prepared, parts, shares),
    })),
    {
      condition: undefined,
      shares: nothing,
      log: Math.log(priorOfOther) + logOf(prepared, parts, undefined),
    },
  ];
  const most = Math.max(...logs.map(({ log }) => log));
  const sum = logs.reduce((all, { log }) => all + Math.exp(log - most), 0);
  return logs
    .map(({ condition, shares, log }) => ({ condition, shares, share: Math.exp(log - most) / sum }))
    .sort((a, b) => b.share - a.share);
}

/** How often a finding is told by people with a condition, given what else is known of it. */
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
  if (of.length === 0) return withSlips(prepared, named ?? baseOf(own), baseOf(own));
  if (!of.some((parent) => known.get(parent) === "present"))
    return withSlips(prepared, named ?? baseOf(own) * usualQuality, baseOf(own) * usualQuality);
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

/** An entry's part of its list: named entries by their weights, the others share what is left. */
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

type Part = {
  readonly finding: string;
  readonly isPresent: boolean;
  /** What it adds for every condition that names nothing of it: most of them, so it is reckoned once. */
  readonly unnamed: number | undefined;
};
type Parts = {
  readonly complaints: readonly (readonly string[])[];
  readonly parts: readonly Part[];
  readonly known: Known;
};

/** What of the known counts: each complaint as a whole, and each finding that does not follow from another. */
function evidenceOf(prepared: PreparedKnowledge, { complaints, known }: Evidence): Parts {
  const complained = complaints.flatMap((id) => prepared.complaints.get(id) ?? []);
  const own = new Set(complained.flatMap(impliedFindings).flatMap((finding) => impliedBy(prepared, finding)));
  const parts = [...known]
    .filter(([finding, presence]) => !own.has(finding) && counts(prepared, known, finding, presence))
    .map(([finding, presence]) => {
      const isPresent = presence === "present";
      const isInList = prepared.listOf.has(finding);
      const unnamed = logOfAnswer(prepared, chanceOf(prepared, nothing, finding, known), isPresent);
      return { finding, isPresent, unnamed: isInList ? undefined : unnamed };
    });
  return { complaints: complained.map(({ findings }) => findings), parts, known };
}

function counts(prepared: PreparedKnowledge, known: Known, finding: string, presence: string): boolean {
  if (presence === "present") return true;
  // The other entries of a list follow from the true one, and the qualities of what is not there from that.
  if (prepared.listOf.get(finding)?.findings.some((one) => known.get(one) === "present")) return false;
  const of = prepared.findings.get(finding)?.of ?? [];
  return of.length === 0 || of.some((parent) => known.get(parent) !== "absent");
}

function logOf(
  prepared: PreparedKnowledge,
  { complaints, parts, known }: Parts,
  shares: ReadonlyMap<string, number> | undefined,
): number {
  const { limits } = prepared;
  let log = 0;
  complaints.forEach((findings, at) => {
    const named = Math.max(0, ...findings.map((finding) => shares?.get(finding) ?? 0));
    const unexplained = at === 0 ? limits.unexplainedComplaint : limits.unexplainedSecond;
    log += Math.log(shares ? Math.max(named, unexplained) : otherBringsComplaint);
  });
  for (const { finding, isPresent, unnamed } of parts)
    log +=
      unnamed !== undefined && !shares?.has(finding)
        ? unnamed
        : logOfAnswer(prepared, chanceOf(prepared, shares ?? nothing, finding, known), isPresent);
  return log;
}

function logOfAnswer({ limits }: PreparedKnowledge, chance: number, isPresent: boolean): number {
  return isPresent
    ? limits.weightOfFinding * Math.log(chance)
    : limits.weightOfAbsence * Math.log(1 - chance);
}
