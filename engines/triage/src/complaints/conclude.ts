import type { Interview } from "./interview.ts";
import { judgeUrgency, type Urgency, type UrgencyReason } from "./judge-urgency.ts";
import { appliesTo, compareUrgency, type Condition } from "./knowledge.ts";
import { ageGroupOf, fullBaseRate, type Person } from "./prior.ts";
import { lacksNamedWith } from "./namable.ts";
import { baseRateOf, impliedBy, isBackground, type PreparedKnowledge } from "./prepare.ts";
import { chanceOf, type RankedCondition, rankConditions } from "./rank-conditions.ts";

/** A likely condition with the findings for and against it. */
export type LikelyCondition = {
  readonly id: string;
  readonly name: string;
  readonly fit: "well" | "partly";
  readonly share: number;
  /** Findings for it, and typical ones that are absent; the most informative first. */
  readonly speaksFor: readonly string[];
  readonly speaksAgainst: readonly string[];
};

/** The result of an interview: always with an urgency, its reasons and a specialty. */
export type Conclusion = Urgency & {
  readonly specialty: string;
  readonly conditions: readonly LikelyCondition[];
  readonly selfCare: readonly string[];
  readonly questions: number;
};

/** As many conditions as a person can take in. */
const mostListed = 5;

/** What holds less than this is one of many, except the first: somebody is always told what it may be. */
const leastListed = 0.03;

/** From here on a condition "fits well": it is likelier than all others together, or twice the next with much of the whole. */
const fitsWell = 0.5;
const fitsWellAhead = 0.3;

/** A condition decides who sees it from here on; below, the complaint does. */
const decidesSpecialty = 0.5;

/** Up to this age a children's doctor is the family doctor, as most of our clinics' countries have it. */
const paediatricsBelow = 14;

/** A finding speaks for or against a condition where it is this many times likelier with it than without. */
const evidenceThreshold = 2;

/** The advice for this person: itself, or what stands in its place for those whom it is not for. */
function adviceFor({ knowledge }: PreparedKnowledge, person: Person, id: string): readonly string[] {
  const one = knowledge.selfCare.find((advice) => advice.id === id);
  if (!one || appliesTo(one.applies, person)) return [id];
  return one.otherwise === undefined ? [] : [one.otherwise];
}

/** Whether advice could harm whoever has a condition that is named, whichever condition it was for: no ibuprofen where it may be chickenpox. */
function isHarmful({ knowledge }: PreparedKnowledge, id: string, listed: readonly Named[]): boolean {
  const { notBeside = [] } = knowledge.selfCare.find((advice) => advice.id === id) ?? {};
  return listed.some(({ condition }) => notBeside.includes(condition.id));
}

/**
 * Returns the result of the answers so far. It may be read after every answer, since an emergency must be shown at
 * once.
 */
export function conclude(prepared: PreparedKnowledge, interview: Interview): Conclusion {
  const { urgency, reasons, specialty, listed } = judge(prepared, interview);
  const conditions = listed.map(({ isWell, ...one }) => likely(prepared, interview, one, isWell));
  const isSeenToday = compareUrgency(urgency, "within-hours") <= 0;
  const isOnTheWay = (id: string) =>
    prepared.knowledge.selfCare.some((one) => one.id === id && one.onTheWay === true);
  const advised = isSeenToday
    ? listed.slice(0, 1)
    : listed.filter(({ condition }) => compareUrgency(condition.urgency, "within-days") >= 0);
  const advice = advised
    .flatMap(({ condition }) => condition.selfCare ?? [])
    .filter((id) => isOnTheWay(id) === isSeenToday)
    .flatMap((id) => adviceFor(prepared, interview.person, id))
    .filter((id) => !isHarmful(prepared, id, listed));
  // A condition that is not named is no reason either, where there is another.
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
 * Returns a key of what a question could change in the result: urgency, specialty, and the conditions with their
 * fit. Equal keys mean equal results.
 */
export function resultKey(prepared: PreparedKnowledge, interview: Interview): string {
  const { urgency, specialty, listed } = judge(prepared, interview);
  const conditions = listed.map(({ condition, isWell }) => `${condition.id} ${isWell ? "well" : "partly"}`);
  return [urgency, specialty, ...conditions].join("; ");
}

type Named = RankedCondition & {
  readonly condition: Condition;
  /** Nothing speaks for it beside the complaint, or what makes it what it is was denied: it is named last, and is no reason. */
  readonly isAfterthought?: boolean;
};

/** What somebody comes for is explained by a condition that brings it at least this often. */
const explains = 0.5;

/** Where an ambulance is called the likeliest danger is named from here on, before what is harmless, however much likelier that is. */
const leastDanger = 0.002;

/** What a reason of an emergency speaks of is named first from here on; another danger must be so many times likelier to stay before it. */
const leastOfReason = 0.02;
const muchLikelier = 3;

/** Something speaks for a condition that it brings at least this often. */
const speaksFor = 0.25;

/** What brings somebody, and one thing beside it. */
const reasonsNeeded = 2;

/** One journey is common to many illnesses; so many make it one that people bring home. */
const waysOfJourneys = 2;

/** What has no reason in the answers is named after all that has, from here on. */
const likelyWithoutReason = 0.1;
/** What comes from journeys while a journey was denied must be likelier still; what hardly anybody has is not named then at all: no cholera at home. */
const likelyFromNowhere = 0.15;
const leastFromNowhere = (one: Named) => (isVeryRare(one) ? Infinity : likelyFromNowhere);
const isVeryRare = ({ condition }: Named) => condition.frequency === "very-rare";

const explainersByFinding = new WeakMap<PreparedKnowledge, ReadonlyMap<string, readonly Condition[]>>();

/** The conditions that explain at least one of these findings: far fewer than there are. */
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
  /** What makes it what it is. */
  readonly core: readonly string[];
  /** Who gets it: illnesses, contacts, journeys that are usual with it. */
  readonly backgrounds: readonly string[];
  /** The journeys that people bring it from. */
  readonly journeys: readonly string[];
  readonly isEmergency: boolean;
};

const tellings = new WeakMap<PreparedKnowledge, ReadonlyMap<Condition, Telling>>();

/** Of every condition; results are compared by the thousand, and this never changes, so it is stored. */
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
 * Only conditions that explain what somebody comes for, or that something else they told speaks for, and of which nothing they need is missing (period pain
 * needs painful periods, which nobody asked for who came with a headache), and that what somebody comes for does not speak strongly against (no trouble of a
 * healthy baby for a fever); all where there is none. A condition of which nothing is there that makes it what it
 * is comes after the others, if at all, without a reason beside the complaint, or where all of that is denied, or the journey that it comes from: no abscess of a tooth for a headache alone.
 * Where all that has a reason is rare and nothing but the complaint speaks for it, common ones that were not denied come too: docs/decisions/0060-naming-by-base-rate.md.
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
  /** All that makes it what it is was denied; an emergency is not ruled out by that. */
  const isDenied = (one: Named) => {
    const { core, isEmergency } = tellingOf(one);
    if (isEmergency || core.length === 0) return false;
    return core.every((finding) => known.get(finding) === "absent" && !own.has(finding));
  };
  /** Nothing makes it what it is, and neither the complaint nor an answer speaks for it: it only lasts as long, or is as bad. */
  const isBare = (one: Named) => tellingOf(one).core.length === 0 && !brings(one) && !isSpoken(one);
  const mostTelling = reported.map(([finding]) => finding).filter((one) => !isOfAnything(prepared, one));
  const hasReason = (one: Named) => {
    if (one.share >= fitsWellAhead) return true;
    const { core, isEmergency } = tellingOf(one);
    if (core.some((finding) => known.get(finding) === "present" || own.has(finding))) return true;
    if (core.length === 0 && !isBare(one)) return true;
    // Signs of half the illnesses there are, as fever and headache, are no reason for one of which nothing is there that makes it what it is.
    if (core.length > 0 && !isEmergency) return false;
    let speaking = 0;
    for (const finding of mostTelling) if ((one.shares.get(finding) ?? 0) >= speaksFor) speaking += 1;
    return speaking >= reasonsNeeded;
  };
  /**
   * People bring it from journeys, by two ways at least, and a journey was denied and none told. It is still named where it is likely: whoever lives in the
   * tropics has been on no journey.
   */
  const isFromNowhere = (one: Named) => {
    const { journeys, isEmergency } = tellingOf(one);
    if (journeys.length < waysOfJourneys || (isEmergency && !isVeryRare(one))) return false;
    const answers = journeys.flatMap((finding) => known.get(finding) ?? []);
    return answers.length > 0 && answers.every((answer) => answer === "absent");
  };
  const reasoned = worth.filter((one) => !isDenied(one) && !isFromNowhere(one) && hasReason(one));
  const first = new Set(reasoned);
  /** A rare condition for the complaint alone is no better reasoned than a common one that was not asked about. */
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

/** How long or how bad something is speaks for no condition alone. */
function isOfAnything(prepared: PreparedKnowledge, finding: string): boolean {
  return ["duration", "severity"].includes(prepared.findings.get(finding)?.kind ?? "");
}

/** Whether an answer beside the main complaint, or beside those that are left out, speaks for a condition, which brings it clearly more often than others do. */
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

/** Comes right after what it must not stand before. */
const justBelow = 0.999;

/** Whether hardly anybody has a condition but those who were on a journey, of which nothing was told. */
function ofUntoldJourney(prepared: PreparedKnowledge, { known }: Interview): (one: Named) => boolean {
  const tellingOfAll = tellingsOf(prepared);
  return (one) => {
    const { journeys } = tellingOfAll.get(one.condition) ?? noTelling;
    if (!isVeryRare(one) || journeys.length < waysOfJourneys) return false;
    return journeys.every((finding) => known.get(finding) !== "present");
  };
}

/**
 * The likeliest first, a condition that nothing but the complaint speaks for by its base rate in full. Words of frequency lie closer together in ranking so
 * that findings can win against them; where none does, a rare condition must not stand before a common one because less of it was asked, and denied.
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
    // What people bring from journeys does not stand before a common one while nobody told of a journey.
    return mostCommon > 0 && isOfUntoldJourney(one) ? Math.min(one.share, mostCommon * justBelow) : one.share;
  };
  // An afterthought comes after what has a reason in the answers; where nothing has any, an uncommon one after what is common.
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
  /** Rare, without a reason in the answers beside all complaints, and no danger that somebody should know of: none is, who is told to stay at home. */
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
 * What is far from the case beside what has a sign of its own: not likely, and either nothing that is its own was told, or what was told speaks strongly
 * against it, or it is rare and nothing of that was told which people get it from (docs/decisions/0076-naming-what-was-told.md).
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

/** The conditions that the rules among these reasons are there for. */
function namesOf(
  { rules }: PreparedKnowledge["knowledge"],
  reasons: readonly UrgencyReason[],
): ReadonlySet<string> {
  const holding = new Set(reasons.flatMap((reason) => (reason.kind === "rule" ? [reason.id] : [])));
  return new Set(rules.flatMap(({ id, names = [] }) => (holding.has(id) ? names : [])));
}

/** Whoever is told to get out of the gas at once reads of that first, however little else speaks for it. */
function ofFirstAct(
  prepared: PreparedKnowledge,
  reasons: readonly UrgencyReason[],
  ranking: readonly Named[],
) {
  const { rules } = prepared.knowledge;
  const isOfAct = (reason: UrgencyReason) =>
    reason.kind === "rule" && rules.some(({ id, doFirst }) => id === reason.id && doFirst);
  const ofActs = reasons.filter(isOfAct);
  if (ofActs.length === 0) return [];
  const ids = namesOf(prepared.knowledge, ofActs);
  return ranking.filter(({ condition }) => ids.has(condition.id)).map((one) => ({ ...one, isWell: false }));
}

/** At most so many dangers are named because of rules alone: the list is of what it may be. */
const mostByRules = 2;

/**
 * What the rules are there for that call the ambulance or send to a hospital: whoever reads that it can be a heart attack, or is sent to a hospital with a
 * feverish baby, finds that danger among what it may be. Not at an age that does not have it, nor where an answer excludes it.
 */
function namedByRules(
  { knowledge }: PreparedKnowledge,
  { person, known }: Interview,
  reasons: readonly UrgencyReason[],
  ranking: readonly Named[],
): readonly Named[] {
  const ids = namesOf(knowledge, reasons);
  if (ids.size === 0) return [];
  return ranking
    .filter(({ condition: { id, ages, sex, findings } }) => {
      if (!ids.has(id) || ages?.[ageGroupOf(person.age)] === "none") return false;
      if ((sex === "F" || sex === "M") && sex !== person.sex) return false;
      return !findings.excludes?.some((finding) => known.get(finding) === "present");
    })
    .slice(0, mostByRules);
}

/**
 * A danger comes before what is no emergency, and one that a reason speaks of also before another that is not much likelier, as ranked or by its base rate in
 * full: reason and name agree, and a rare tear of an artery does not stand before the heart attack that the reason tells of.
 */
function isBefore(
  { limits }: PreparedKnowledge,
  [danger, first]: readonly [Named, Named],
  isOfReason: (one: Named) => boolean,
): boolean {
  if (!first.condition.urgency.startsWith("emergency")) return true;
  if (!isOfReason(danger) || isOfReason(first)) return false;
  const times = danger.share / first.share;
  const ofBaseRates = fullBaseRate(danger.condition, limits) / fullBaseRate(first.condition, limits);
  return muchLikelier * times * Math.max(1, ofBaseRates) >= 1;
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
  const isEmergency = judged.urgency.startsWith("emergency");
  const isAmbulance = judged.urgency === "emergency-services";
  const ofReasons = isEmergency ? namesOf(prepared.knowledge, judged.reasons) : new Set<string>();
  const isOfReason = ({ condition }: Named) =>
    ofReasons.has(condition.id) && condition.urgency.startsWith("emergency");
  const ofReason = named.find((one) => one.share >= leastOfReason && isOfReason(one));
  const danger = isAmbulance
    ? (ofReason ??
      named.find((one) => one.share >= leastDanger && one.condition.urgency === "emergency-services"))
    : ofReason;
  const worth = named
    .filter((one, at) => at === 0 || one.share >= leastListed || one === danger)
    .map((one, at) => {
      const isAhead = one.share >= fitsWellAhead && one.share >= 2 * next;
      return { ...one, isWell: at === 0 && (isAhead || one.share >= fitsWell) };
    });
  const isFirst =
    danger !== undefined && worth[0] !== undefined && isBefore(prepared, [danger, worth[0]], isOfReason);
  const ofDanger = isEmergency ? ofFirstAct(prepared, judged.reasons, ofConditions) : [];
  if (ofDanger.length === 0 && isFirst)
    ofDanger.push(...worth.filter(({ condition }) => condition === danger.condition));
  const isOfDanger = (one: Named) => ofDanger.some(({ condition }) => condition === one.condition);
  const ordered = [...ofDanger, ...worth.filter((one) => !isOfDanger(one))];
  const ofRules = isEmergency ? namedByRules(prepared, interview, judged.reasons, ofConditions) : [];
  const isLate = (one: Named) => !ordered.slice(0, mostListed).some((it) => it.condition === one.condition);
  const late = ofRules.filter(isLate).map((one) => ({ ...one, isWell: false }));
  const listed = [...ordered.slice(0, mostListed - late.length), ...late];
  return { ...judged, specialty: specialtyOf(prepared, interview, listed[0]), listed };
}

function likely(
  prepared: PreparedKnowledge,
  { known }: Interview,
  one: Named,
  isWell: boolean,
): LikelyCondition {
  const { condition, shares, share } = one;
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
