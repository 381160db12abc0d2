import type { Interview } from "./interview.ts";
import {
  judgeUrgency,
  type RuleReason,
  signsOfDanger,
  type Urgency,
  type UrgencyReason,
} from "./judge-urgency.ts";
import { appliesTo, compareUrgency, type Condition } from "./knowledge.ts";
import { causesOfSigns, dangersFirst } from "./pointed-at.ts";
import { fullBaseRate, type Person } from "./prior.ts";
import { lacksNamedWith } from "./namable.ts";
import { baseRateOf, impliedBy, isBackground, type PreparedKnowledge } from "./prepare.ts";
import { chanceOf, type RankedCondition, rankConditions } from "./rank-conditions.ts";

/** A likely condition with the findings (ids) for and against it. `share` is its probability from 0 to 1. */
export type LikelyCondition = {
  readonly id: string;
  readonly name: string;
  readonly fit: "well" | "partly";
  /** The source of the danger rule that points to it; absent when no rule does. */
  readonly signSource?: string;
  readonly share: number;
  /**
   * Present findings that the condition names and that are at least twice as likely with it, the most informative
   * first.
   */
  readonly speaksFor: readonly string[];
  /** Absent ones, whose absence is at least twice as likely without it. */
  readonly speaksAgainst: readonly string[];
};

/**
 * The result of an interview: always with an urgency, its reasons and a specialty (of the knowledge, or `paediatrics`
 * below 14 years). `conditions` has at most five, in display order; `selfCare` holds ids of advice; `questions`
 * counts the questions asked.
 */
export type Conclusion = Urgency & {
  readonly specialty: string;
  readonly conditions: readonly LikelyCondition[];
  readonly selfCare: readonly string[];
  readonly questions: number;
};

/** The maximum number of listed conditions. */
const mostListed = 5;

/** Conditions with a smaller share are not listed, except the first and the likeliest danger. */
const leastListed = 0.03;

/** The share from which the first condition "fits well"; the lower one also requires twice the share of the next. */
const fitsWell = 0.5;
const fitsWellAhead = 0.3;

/** The share from which the first condition decides the specialty; below it, the complaint does. */
const decidesSpecialty = 0.5;

/** Below this age, in years, paediatrics replaces general practice, as in most of our clinics' countries. */
const paediatricsBelow = 14;

/** A finding speaks for or against a condition where it is this many times likelier with it than without. */
const evidenceThreshold = 2;

/** Returns the advice for this person: itself, its replacement if it does not apply, or none. */
function adviceFor({ knowledge }: PreparedKnowledge, person: Person, id: string): readonly string[] {
  const one = knowledge.selfCare.find((advice) => advice.id === id);
  if (!one || appliesTo(one.applies, person)) return [id];
  return one.otherwise === undefined ? [] : [one.otherwise];
}

/** Returns whether advice could harm with any listed condition: no ibuprofen with possible chickenpox. */
function isHarmful({ knowledge }: PreparedKnowledge, id: string, listed: readonly Named[]): boolean {
  const { notBeside = [] } = knowledge.selfCare.find((advice) => advice.id === id) ?? {};
  return listed.some(({ condition }) => notBeside.includes(condition.id));
}

/** Returns whether advice speaks of something that was said: no diary of headaches where there are none. */
function isAboutKnown({ knowledge }: PreparedKnowledge, { known }: Interview, id: string): boolean {
  const { onlyWith } = knowledge.selfCare.find((advice) => advice.id === id) ?? {};
  return onlyWith === undefined || onlyWith.some((finding) => known.get(finding) === "present");
}

/**
 * Returns the result of the answers so far; may be called after every answer. Lists at most five conditions. Advice is
 * for the way to care when the urgency is within hours or higher, else for home; advice that could harm, or speaks of what was not said, is omitted.
 * Omits conditions that are not listed from the reasons, unless no other reason is left.
 */
export function conclude(prepared: PreparedKnowledge, interview: Interview): Conclusion {
  const { urgency, reasons, specialty, listed } = judge(prepared, interview);
  const conditions = listed.map((one) => likely(prepared, interview, one));
  const isSeenToday = compareUrgency(urgency, "within-hours") <= 0;
  const isOnTheWay = (id: string) =>
    prepared.knowledge.selfCare.some((one) => one.id === id && one.onTheWay === true);
  const advised = isSeenToday
    ? listed.slice(0, 1)
    : listed.filter(({ condition }) => compareUrgency(condition.urgency, "within-days") >= 0);
  const advice = advised
    .flatMap(({ condition }) => condition.selfCare ?? [])
    .filter((id) => isOnTheWay(id) === isSeenToday && isAboutKnown(prepared, interview, id))
    .flatMap((id) => adviceFor(prepared, interview.person, id))
    .filter((id) => !isHarmful(prepared, id, listed));
  // A condition that is not listed is no reason, unless there is no other.
  const isNamed = (reason: UrgencyReason) =>
    reason.kind !== "condition" ||
    listed.some(({ condition, isAfterthought }) => condition.id === reason.id && !isAfterthought);
  const named = reasons.filter(isNamed);
  return {
    urgency,
    reasons: named.length > 0 ? named : reasons,
    specialty,
    conditions,
    selfCare: [...new Set(advice)],
    questions: interview.posed.length,
  };
}

/**
 * Returns a key of the result for comparison: urgency, specialty, and the listed conditions in order with their fit.
 * Results with equal keys can differ in shares, reasons and advice. Ranks all conditions unless this evidence was
 * ranked before, so it is costly.
 */
export function resultKey(prepared: PreparedKnowledge, interview: Interview): string {
  const { urgency, specialty, listed } = judge(prepared, interview);
  const conditions = listed.map(({ condition, isWell }) => `${condition.id} ${isWell ? "well" : "partly"}`);
  return [urgency, specialty, ...conditions].join("; ");
}

type Named = RankedCondition & {
  readonly condition: Condition;
  /** Only the complaint supports it, or its typical findings were denied: it is listed last and is no reason. */
  readonly isAfterthought?: boolean;
};

/** The frequency of a finding in a condition from which the condition explains it. */
const explains = 0.5;

/** The share from which the likeliest danger is listed when an ambulance is called, before harmless conditions. */
const leastDanger = 0.002;

/** The frequency of a finding in a condition from which the finding supports it. */
const speaksFor = 0.25;

/** The number of supporting findings required: the complaint and one more. */
const reasonsNeeded = 2;

/** The number of journeys in a condition's findings from which it counts as acquired on journeys. */
const waysOfJourneys = 2;

/** The share from which a condition without support in the answers is listed, after all supported ones. */
const likelyWithoutReason = 0.1;
/** The same for a condition acquired on journeys when a journey was denied; a very rare one is then never listed. */
const likelyFromNowhere = 0.15;
const leastFromNowhere = (one: Named) => (isVeryRare(one) ? Infinity : likelyFromNowhere);
const isVeryRare = ({ condition }: Named) => condition.frequency === "very-rare";

const explainersByFinding = new WeakMap<PreparedKnowledge, ReadonlyMap<string, readonly Condition[]>>();

/** Returns the conditions that explain at least one of these findings. */
function explainersOf(prepared: PreparedKnowledge, findings: readonly string[]): ReadonlySet<Condition> {
  let byFinding = explainersByFinding.get(prepared);
  if (!byFinding) explainersByFinding.set(prepared, (byFinding = listExplainers(prepared)));
  const explaining = new Set<Condition>();
  for (const finding of findings)
    for (const condition of byFinding.get(finding) ?? []) explaining.add(condition);
  return explaining;
}

function listExplainers({ conditions }: PreparedKnowledge): ReadonlyMap<string, readonly Condition[]> {
  const byFinding = new Map<string, Condition[]>();
  for (const { condition, shares } of conditions)
    for (const [finding, share] of shares) {
      if (share < explains) continue;
      const explaining = byFinding.get(finding);
      if (explaining) explaining.push(condition);
      else byFinding.set(finding, [condition]);
    }
  return byFinding;
}

type Telling = {
  /** Required and hallmark findings, without background. */
  readonly core: readonly string[];
  /** Typical background: illnesses, contacts and journeys. */
  readonly backgrounds: readonly string[];
  /** The journeys on which it is acquired. */
  readonly journeys: readonly string[];
  readonly isEmergency: boolean;
};

const tellings = new WeakMap<PreparedKnowledge, ReadonlyMap<Condition, Telling>>();

/** Returns the typical findings of every condition. Cached by knowledge, because thousands of results are compared. */
function tellingsOf(prepared: PreparedKnowledge): ReadonlyMap<Condition, Telling> {
  let stored = tellings.get(prepared);
  if (!stored) tellings.set(prepared, (stored = listTellings(prepared)));
  return stored;
}

function listTellings(prepared: PreparedKnowledge): ReadonlyMap<Condition, Telling> {
  return new Map(
    prepared.conditions.map(({ condition }) => {
      const { needs = [], hallmark = [], common = [] } = condition.findings;
      const telling = {
        core: [...needs, ...hallmark].filter((finding) => !isBackground(prepared.findings.get(finding))),
        backgrounds: [...needs, ...hallmark, ...common].filter((finding) =>
          isBackground(prepared.findings.get(finding)),
        ),
        journeys: [...hallmark, ...common].filter((finding) => prepared.findings.get(finding)?.journey),
        isEmergency: condition.urgency.startsWith("emergency"),
      };
      return [condition, telling] as const;
    }),
  );
}

const noTelling: Telling = { core: [], backgrounds: [], journeys: [], isEmergency: false };

/**
 * Returns the conditions that may be listed: they explain a reported finding, have a required finding present, and
 * no complaint or certain finding excludes them; all when none qualifies. Those without support beyond the complaint,
 * or whose typical findings or journeys were denied, come last if likely, else not at all. When every supported one
 * is rare and only the complaint supports it, common ones that were not denied are included:
 * docs/decisions/0060-naming-by-base-rate.md.
 */
function worthNaming(
  prepared: PreparedKnowledge,
  { complaints, known }: Interview,
  named: readonly Named[],
): readonly Named[] {
  const own = new Set(complaints.flatMap((id) => prepared.complaints.get(id)?.findings ?? []));
  const reported = [...known].filter(([finding, presence]) => presence === "present" || own.has(finding));
  const explaining = explainersOf(
    prepared,
    reported.map(([finding]) => finding),
  );
  const worth = named.filter(({ condition }) => {
    if (!explaining.has(condition)) return false;
    const { needs, excludes = [] } = condition.findings;
    if (needs?.length && !needs.some((finding) => known.get(finding) === "present")) return false;
    const isSure = (finding: string) => own.has(finding) || prepared.findings.get(finding)?.certain === true;
    return !excludes.some((finding) => isSure(finding) && known.get(finding) === "present");
  });
  const brings = ({ shares }: Named) =>
    [...own].some((finding) => known.get(finding) !== "absent" && (shares.get(finding) ?? 0) >= speaksFor);
  const isSpoken = isSpokenFor(prepared, { complaints, known });
  const tellingOfAll = tellingsOf(prepared);
  const tellingOf = ({ condition }: Named) => tellingOfAll.get(condition) ?? noTelling;
  /** Returns whether all its typical findings were denied; false for emergencies, which denials do not rule out. */
  const isDenied = (one: Named) => {
    const { core, isEmergency } = tellingOf(one);
    if (isEmergency || core.length === 0) return false;
    return core.every((finding) => known.get(finding) === "absent" && !own.has(finding));
  };
  /** Returns whether only duration or severity support it: it has no typical findings, complaint or answer for it. */
  const isBare = (one: Named) => tellingOf(one).core.length === 0 && !brings(one) && !isSpoken(one);
  const mostTelling = reported.map(([finding]) => finding).filter((one) => !isOfAnything(prepared, one));
  const hasReason = (one: Named) => {
    if (one.share >= fitsWellAhead) return true;
    const { core, isEmergency } = tellingOf(one);
    if (core.some((finding) => known.get(finding) === "present" || own.has(finding))) return true;
    if (core.length === 0 && !isBare(one)) return true;
    // Common signs such as fever and headache do not support a condition without any of its typical findings.
    if (core.length > 0 && !isEmergency) return false;
    let speaking = 0;
    for (const finding of mostTelling) if ((one.shares.get(finding) ?? 0) >= speaksFor) speaking += 1;
    return speaking >= reasonsNeeded;
  };
  /**
   * Returns whether it is acquired on journeys (two kinds at least) and the answers deny journeys. A likely one is
   * still listed, because a person who lives in the tropics reports no journey.
   */
  const isFromNowhere = (one: Named) => {
    const { journeys, isEmergency } = tellingOf(one);
    if (journeys.length < waysOfJourneys || (isEmergency && !isVeryRare(one))) return false;
    const answers = journeys.flatMap((finding) => known.get(finding) ?? []);
    return answers.length > 0 && answers.every((answer) => answer === "absent");
  };
  const reasoned = worth.filter((one) => !isDenied(one) && !isFromNowhere(one) && hasReason(one));
  const first = new Set(reasoned);
  /** A rare condition that only the complaint supports is no better than a common one that was not asked about. */
  const isFounded = (one: Named) => !one.condition.frequency.endsWith("rare") || isSpoken(one);
  if (reasoned.some(isFounded))
    return [
      ...reasoned,
      ...worth
        .filter(
          (one) =>
            !first.has(one) &&
            one.share >= (isFromNowhere(one) ? leastFromNowhere(one) : likelyWithoutReason),
        )
        .map((one) => ({ ...one, isAfterthought: true })),
    ];
  const open = worth.filter((one) => first.has(one) || !(isBare(one) || isDenied(one) || isFromNowhere(one)));
  return [open, worth].find((some) => some.length > 0) ?? named;
}

/** Returns whether a finding is a duration or severity, which support no condition alone. */
function isOfAnything(prepared: PreparedKnowledge, finding: string): boolean {
  return ["duration", "severity"].includes(prepared.findings.get(finding)?.kind ?? "");
}

/**
 * Returns a predicate: whether an answer other than the complaints in `leftOut` (the main one by default) supports a
 * condition, because it is clearly more frequent with it.
 */
function isSpokenFor(
  prepared: PreparedKnowledge,
  { complaints, known }: Pick<Interview, "complaints" | "known">,
  leftOut: readonly string[] = complaints.slice(0, 1),
): (one: RankedCondition) => boolean {
  const reported = leftOut.flatMap((id) => prepared.complaints.get(id)?.findings ?? []);
  const own = new Set(reported.flatMap((finding) => impliedBy(prepared, finding)));
  const speaking = [...known].flatMap(([finding, presence]) =>
    presence === "present" && !own.has(finding) && !isOfAnything(prepared, finding)
      ? [
          {
            finding,
            least: Math.max(speaksFor, evidenceThreshold * baseRateOf(prepared.findings.get(finding))),
          },
        ]
      : [],
  );
  return ({ shares }) => speaking.some(({ finding, least }) => (shares.get(finding) ?? 0) >= least);
}

/** The factor that places a condition right after another. */
const justBelow = 0.999;

/** Returns a predicate: whether a very rare condition is acquired on journeys and no journey was reported. */
function ofUntoldJourney(prepared: PreparedKnowledge, { known }: Interview): (one: Named) => boolean {
  const tellingOfAll = tellingsOf(prepared);
  return (one) => {
    const { journeys } = tellingOfAll.get(one.condition) ?? noTelling;
    if (!isVeryRare(one) || journeys.length < waysOfJourneys) return false;
    return journeys.every((finding) => known.get(finding) !== "present");
  };
}

/**
 * Sorts conditions by share, and those that only the complaint supports by share times full base rate: a rare
 * condition must not precede a common one because less of it was asked and denied. Removes rare ones without support
 * in the answers, unless the first is one.
 */
function byBaseRate(
  prepared: PreparedKnowledge,
  interview: Interview,
  named: readonly Named[],
  urgency: Urgency["urgency"],
): readonly Named[] {
  const isSpoken = isSpokenFor(prepared, interview);
  const isCommon = ({ condition }: Named) => ["common", "very-common"].includes(condition.frequency);
  const isOfUntoldJourney = ofUntoldJourney(prepared, interview);
  const mostCommon = Math.max(0, ...named.filter(isCommon).map(({ share }) => share));
  const weightOf = (one: Named) => {
    if (!isSpoken(one)) return one.share * fullBaseRate(one.condition, prepared.limits);
    // Without a reported journey, a condition acquired on journeys does not precede a common one.
    return mostCommon > 0 && isOfUntoldJourney(one) ? Math.min(one.share, mostCommon * justBelow) : one.share;
  };
  // An afterthought follows conditions that answers support; without any, an uncommon one follows common ones.
  const isAnySpoken = named.some((one) => !one.isAfterthought && isSpoken(one));
  const isCommonFirst = named.some((one) => !one.isAfterthought && isCommon(one));
  const ordered = named
    .map((one) => ({
      one,
      weight: weightOf(one),
      last: one.isAfterthought && (isAnySpoken || (isCommonFirst && !isCommon(one))) ? 1 : 0,
    }))
    .sort((a, b) => a.last - b.last || b.weight - a.weight)
    .map(({ one }) => one);
  const isAnswered = isSpokenFor(prepared, interview, interview.complaints);
  const isAtHome = urgency === "self-care";
  /** Rare, without support beyond the complaints, and no emergency; with self-care as the result, emergencies too. */
  const isFarFetched = (one: Named) =>
    one.condition.frequency.endsWith("rare") &&
    (isAtHome || !one.condition.urgency.startsWith("emergency")) &&
    !isAnswered(one);
  const isUntold = untoldIn(prepared, interview, isAnswered);
  const isAnyAnswered = ordered.some(isAnswered);
  return ordered.filter(
    (one, at) =>
      (!isFarFetched(one) || (ordered[0] && isFarFetched(ordered[0]))) &&
      (at === 0 || !isAnyAnswered || !isUntold(one)),
  );
}

/**
 * Returns a predicate: whether an unlikely condition has no reported finding of its own, is excluded by one, or is
 * rare without any of its typical background reported (docs/decisions/0076-naming-what-was-told.md).
 */
function untoldIn(
  prepared: PreparedKnowledge,
  { known }: Interview,
  isAnswered: (one: Named) => boolean,
): (one: Named) => boolean {
  const tellingOfAll = tellingsOf(prepared);
  const isPresent = (finding: string) => known.get(finding) === "present";
  return (one) => {
    if (one.share >= likelyWithoutReason) return false;
    const { core, backgrounds, isEmergency } = tellingOfAll.get(one.condition) ?? noTelling;
    if (one.condition.findings.excludes?.some(isPresent)) return true;
    if (!isAnswered(one) && !core.some(isPresent)) return true;
    const isOfSome = one.condition.frequency.endsWith("rare") && !isEmergency;
    return isOfSome && backgrounds.length > 0 && !backgrounds.some(isPresent);
  };
}

function judge(prepared: PreparedKnowledge, interview: Interview) {
  const ranking = rankConditions(prepared, interview);
  const judged = judgeUrgency(prepared, interview, ranking, interview.floor);
  const ofConditions = ranking.filter(
    (one): one is Named => one.condition !== undefined && !lacksNamedWith(one.condition, interview.known),
  );
  const named = byBaseRate(
    prepared,
    interview,
    worthNaming(prepared, interview, ofConditions),
    judged.urgency,
  );
  const next = Math.max(0, ...named.slice(1).map(({ share }) => share));
  const isAmbulance = judged.urgency === "emergency-services";
  const isCalled = ({ share, condition }: Named) =>
    share >= leastDanger && condition.urgency === "emergency-services";
  const danger = isAmbulance ? named.find(isCalled) : undefined;
  const worth = named
    .filter((one, at) => at === 0 || one.share >= leastListed || one === danger)
    .map((one, at) => {
      const isAhead = one.share >= fitsWellAhead && one.share >= 2 * next;
      return { ...one, isWell: at === 0 && (isAhead || one.share >= fitsWell) };
    });
  // A sign shown earlier remains a sign when a later answer ended its rule.
  const signs = [...signsOfDanger(prepared, interview), ...interview.emergencyReasons.filter(isRule)];
  const isDanger = (one: Named) => one.condition === danger?.condition;
  const isLed = danger !== undefined && worth[0]?.condition.urgency.startsWith("emergency") === false;
  const usual = isLed ? [...worth.filter(isDanger), ...worth.filter((one) => !isDanger(one))] : worth;
  const pointed = causesOfSigns(prepared, interview, signs, ofConditions).map(({ one, source }): Listed => ({
    ...one,
    isWell: worth.some(({ condition, isWell }) => condition === one.condition && isWell),
    signSource: source,
  }));
  const ordered: readonly Listed[] = signs.length > 0 ? dangersFirst(prepared, pointed, usual) : usual;
  const listed = ordered.slice(0, mostListed);
  return { ...judged, specialty: specialtyOf(prepared, interview, listed[0]), listed };
}

const isRule = (reason: UrgencyReason): reason is RuleReason => reason.kind === "rule";

type Listed = Named & { readonly isWell: boolean; readonly signSource?: string };

function likely(
  prepared: PreparedKnowledge,
  { known }: Interview,
  { condition, shares, share, isWell, signSource }: Listed,
): LikelyCondition {
  const reported = [...known].flatMap(([finding, presence]) => {
    const here = chanceOf(prepared, shares, finding, known);
    const elsewhere = chanceOf(prepared, new Map(), finding, known);
    const isPresent = presence === "present";
    return shares.has(finding)
      ? [{ finding, isPresent, ratio: isPresent ? here / elsewhere : (1 - elsewhere) / (1 - here) }]
      : [];
  });
  const telling = reported
    .filter(({ ratio }) => ratio >= evidenceThreshold)
    .sort((a, b) => b.ratio - a.ratio);
  const findings = (isPresent: boolean) =>
    telling.filter((one) => one.isPresent === isPresent).map(({ finding }) => finding);
  return {
    id: condition.id,
    name: condition.name,
    fit: isWell ? "well" : "partly",
    ...(signSource !== undefined && { signSource }),
    share,
    speaksFor: findings(true),
    speaksAgainst: findings(false),
  };
}

function specialtyOf(
  prepared: PreparedKnowledge,
  { complaints, person }: Interview,
  first: Named | undefined,
): string {
  const ofComplaint = prepared.complaints.get(complaints[0] ?? "")?.specialty ?? "general-practice";
  const specialty = first && first.share >= decidesSpecialty ? first.condition.specialty : ofComplaint;
  return specialty === "general-practice" && person.age < paediatricsBelow ? "paediatrics" : specialty;
}
