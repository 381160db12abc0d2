import type { Interview, Question } from "./interview.ts";
import { appliesTo, type Condition, type FindingGroup } from "./knowledge.ts";
import { hasAnyOf } from "./known.ts";
import type { Limits } from "./limits.ts";
import { isAskableFinding } from "./may-be-asked.ts";
import type { PreparedKnowledge } from "./prepare.ts";
import type { RankedCondition } from "./rank-conditions.ts";

/** The questions that may be asked now. */
export type PossibleQuestions = {
  /** The complaints' red flags that are open; with an emergency department required, also the general emergencies. */
  readonly redFlags: readonly Question[];
  /**
   * What the complaints list to separate urgencies and conditions, and the groups asked of everybody; without red
   * flags.
   */
  readonly others: readonly Question[];
  /** Ids of findings and groups that the complaints list, without red flags. */
  readonly listed: ReadonlySet<string>;
  /** Ids of those listed to separate urgencies, with the groups asked of everybody whose `standing` is not `later`. */
  readonly urgent: ReadonlySet<string>;
  /** Whether a finding is a red flag of the complaints, or is listed by itself or in a group, groups asked of everybody included. */
  readonly isListed: (finding: string) => boolean;
  /** Whether the complaints list it, or a group that asks about it, to separate urgencies. */
  readonly isOfUrgencies: (finding: string) => boolean;
  /** Whether it is listed to separate conditions, by itself or in a group, and not to separate urgencies as well. */
  readonly isOfConditions: (finding: string) => boolean;
  /** Returns `others` with questions that distinguish the conditions of `ranking`, and with those about `more`. */
  readonly withTelling: (ranking: readonly RankedCondition[], more: Iterable<string>) => readonly Question[];
};

/**
 * Returns the questions that may be asked now: about unknown findings that apply to the person and were not asked
 * before. Groups already asked, or of which the one true entry is known, are left out.
 */
export function possibleQuestions(prepared: PreparedKnowledge, interview: Interview): PossibleQuestions {
  const named = interview.complaints.flatMap((id) => prepared.complaints.get(id) ?? []);
  const flags = unique(named.flatMap(({ redFlags }) => redFlags));
  const standing = prepared.knowledge.groups.filter(
    (group) => group.standing && group.standing !== "emergency",
  );
  const listed = named.flatMap(({ ask, tell }) => [...ask, ...tell]);
  const ids = unique([...listed, ...standing.map(({ id }) => id)]).filter((id) => !flags.includes(id));
  const last =
    interview.byRules === "emergency-department-now"
      ? prepared.knowledge.groups.filter(({ standing: kind }) => kind === "emergency").map(({ id }) => id)
      : [];
  const redFlags = [...flags, ...last].flatMap((id) => questionOf(prepared, interview, id, "red-flags"));
  const others = ids.flatMap((id) => questionOf(prepared, interview, id));
  const findingsOf = (entries: readonly string[]) =>
    entries.flatMap((id) => prepared.groups.get(id)?.findings ?? [id]);
  const ofUrgencies = new Set(findingsOf(named.flatMap(({ ask }) => ask)));
  const ofConditions = new Set(findingsOf(named.flatMap(({ tell }) => tell)));
  const listedFindings = new Set(
    [...flags, ...ids].flatMap((id) => prepared.groups.get(id)?.findings ?? [id]),
  );
  return {
    redFlags,
    others,
    listed: new Set(listed),
    isListed: (finding) => listedFindings.has(finding),
    isOfUrgencies: (finding) => ofUrgencies.has(finding),
    isOfConditions: (finding) => ofConditions.has(finding) && !ofUrgencies.has(finding),
    urgent: new Set([
      ...named.flatMap(({ ask }) => ask),
      ...standing.filter((group) => group.standing !== "later").map(({ id }) => id),
    ]),
    withTelling: (ranking, more) => {
      const telling = unique([...tellingOf(prepared, interview, ranking), ...inLists(prepared, more)]).filter(
        (id) => !ids.includes(id) && !prepared.findings.get(id)?.volunteered,
      );
      return [...others, ...telling.flatMap((id) => questionOf(prepared, interview, id))];
    },
  };
}

/** Returns a group with its open findings, or a single finding; empty where nothing is open. */
function questionOf(
  prepared: PreparedKnowledge,
  interview: Interview,
  id: string,
  kind?: "red-flags",
): readonly Question[] {
  const group = prepared.groups.get(id);
  if (!group) {
    const finding = prepared.findings.get(id);
    return finding && isOpen(prepared, interview, id)
      ? [{ id, kind: "finding", question: finding.label, findings: [id] }]
      : [];
  }
  const isAnswered =
    group.mode === "one" && group.findings.some((finding) => interview.known.get(finding) === "present");
  const findings = group.findings.filter((finding) => isOpen(prepared, interview, finding));
  const isFor = appliesTo(group.applies, interview.person) && hasAnyOf(interview.known, group.onlyWith);
  if (!isFor || isAnswered || findings.length === 0 || interview.posed.includes(id)) return [];
  return [{ id, kind: kind ?? group.mode, question: questionText(prepared, interview, group), findings }];
}

/** Returns the text of a group, or its alternative when none of the findings that it mentions is present. */
function questionText(
  prepared: PreparedKnowledge,
  { known }: Interview,
  { question, about }: FindingGroup,
): string {
  if (!about || about.findings.some((finding) => known.get(finding) === "present")) return question;
  return prepared.groups.get(about.otherwise)?.question ?? question;
}

function isOpen(prepared: PreparedKnowledge, interview: Interview, finding: string): boolean {
  return (
    !interview.known.has(finding) &&
    !interview.questionedFindings.has(finding) &&
    isAskableFinding(prepared, interview, finding)
  );
}

/** Returns the open findings of the likeliest conditions, as lists where they belong to one. */
function tellingOf(
  prepared: PreparedKnowledge,
  { known, complaints }: Interview,
  ranking: readonly RankedCondition[],
): readonly string[] {
  const likely = ranking
    .filter(({ condition, shares }) => condition && brings(prepared, complaints, shares))
    .filter(
      ({ condition, share }, at) =>
        at < prepared.limits.alwaysConditions ||
        (condition && share >= leastShareOf(prepared.limits, condition)),
    )
    .slice(0, prepared.limits.mostConditions);
  const findings = unique(
    likely.flatMap(({ shares }) =>
      [...shares].filter(([, share]) => share >= prepared.limits.leastShare).map(([finding]) => finding),
    ),
  ).filter((finding) => {
    const of = prepared.findings.get(finding)?.of ?? [];
    return of.length === 0 || of.some((parent) => known.get(parent) === "present");
  });
  return inLists(prepared, findings);
}

/** Returns whether a condition causes one of the complaints often enough. */
function brings(
  { complaints: all, limits }: PreparedKnowledge,
  complaints: readonly string[],
  shares: ReadonlyMap<string, number>,
): boolean {
  const findings = complaints.flatMap((id) => all.get(id)?.findings ?? []);
  return findings.some((finding) => (shares.get(finding) ?? 0) >= limits.leastComplained);
}

/** An entry of a list is asked with its list. */
function inLists(prepared: PreparedKnowledge, findings: Iterable<string>): readonly string[] {
  return unique([...findings].map((finding) => prepared.listOf.get(finding)?.id ?? finding));
}

function leastShareOf(limits: Limits, { frequency, urgency }: Condition): number {
  const { likelyEnough, likelyEnoughIfEmergency, likelyEnoughIfRare } = limits;
  if (!frequency.endsWith("rare")) return likelyEnough;
  return urgency.startsWith("emergency") ? likelyEnoughIfEmergency : likelyEnoughIfRare;
}

function unique<Entry>(list: readonly Entry[]): readonly Entry[] {
  return [...new Set(list)];
}
