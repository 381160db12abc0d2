import { bundleQuestions, type WeighedQuestion } from "./bundle.ts";
import { resultKey } from "./conclude.ts";
import { answerQuestion, type Interview, type Question } from "./interview.ts";
import { compareUrgency, type UrgencyRule } from "./knowledge.ts";
import { hasAnyOf, type Known, type Presence } from "./known.ts";
import type { Limits } from "./limits.ts";
import { ruleWithFirstStep } from "./judge-urgency.ts";
import { lackedByNearRules } from "./near-rules.ts";
import { impliedBy, type PreparedKnowledge } from "./prepare.ts";
import { possibleQuestions } from "./possible-questions.ts";
import { reasonsToAsk } from "./reason-to-ask.ts";
import { answersOfList, entropy, expectedInformation, yesOrNo } from "./information.ts";
import { chanceOf, type RankedCondition, rankConditions } from "./rank-conditions.ts";
import { holds, mayHold, type RuleFacts } from "./rules.ts";
import { rulesFor } from "./rules-of-complaints.ts";

/** However much is open, nobody is asked more. */
const mostQuestions = 18;

/** A level of urgency that an answer raises at once, in bits about conditions; and what may raise it once other answers have come to it. */
const bitsOfLevel = 1.5;
const bitsOfHalfLevel = 0.3;

/** What holds less than this of the whole is left out when questions are weighed; it could not become the first by one answer. */
const leastSerious = 0.0005;

/** Urgency has four steps to rise. */
const mostBitsOfUrgency = 4 * bitsOfLevel;

/** What its writers listed to separate urgencies is asked for less. */
const cheaperIfUrgent = 0.25;

/** Rules that are near to holding bring questions up to here; what matters most of them comes first, and they would never end. */
const nearRulesUntil = 9;

/** So many dangers of several complaints are asked at once. */
const mostDangers = 8;

/** Returns the next question; undefined when the interview is finished. */
export function nextQuestion(prepared: PreparedKnowledge, interview: Interview): Question | undefined {
  const { posed, emergencyAfter: after } = interview;
  if (posed.length >= mostQuestions) return undefined;
  // Who has to get out of the gas is not kept with questions.
  if (ruleWithFirstStep(prepared, interview)?.urgency === "emergency-services") return undefined;
  const possible = possibleQuestions(prepared, interview);
  const canRaise = raisersAmong(prepared, interview, [...possible.redFlags, ...possible.others]);
  for (const flag of openRedFlags(prepared, interview, possible.redFlags, canRaise)) {
    const flagQuestion = flag.findings.some((finding) => canRaise.has(finding))
      ? withoutIdle(prepared, interview, flag, (finding) => canRaise.has(finding))
      : undefined;
    if (flagQuestion) return flagQuestion;
  }
  const first = possible.others.find(({ id }) => prepared.groups.get(id)?.standing === "first");
  const dangerQuestion = first && withoutIdle(prepared, interview, first);
  if (dangerQuestion) return dangerQuestion;
  const { mostAfterCall, mostAfterEmergency } = prepared.limits;
  const most = interview.byRules === "emergency-services" ? mostAfterCall : mostAfterEmergency;
  if (after !== undefined && posed.length - after >= most) return undefined;
  const ranking = rankConditions(prepared, interview);
  const serious = ranking.filter(({ share }) => share >= leastSerious);
  const lacked =
    posed.length < nearRulesUntil ? lackedByNearRules(prepared, interview) : new Map<string, number>();
  /** What the complaint itself lists to separate urgencies is like a red flag: a later answer may yet make it one. */
  const maySeparate = (finding: string) => canRaise.has(finding) && possible.isOfUrgencies(finding);
  const isReason = reasonsToAsk(prepared, interview, possible.isListed);
  const hasReason = (finding: string) => isReason(finding) || maySeparate(finding);
  const reasoned = possible
    .withTelling(ranking, lacked.keys())
    .flatMap((question) => withReason(question, hasReason) ?? []);
  const weighed = reasoned.map((question) => ({
    question,
    gain:
      gainOf(prepared, interview, serious, { question, canRaise, lacked, isListed: possible.isListed }) *
      (possible.listed.has(question.id) && question.kind !== "finding" ? prepared.limits.listedGroup : 1),
    isUrgent: possible.urgent.has(question.id) && question.findings.some((finding) => canRaise.has(finding)),
  }));
  const isDenying = interview.deniedInARow >= prepared.limits.mostDenied;
  const separates = possible.isOfConditions;
  // Nobody is let go for denying much before what tells the usual causes of the complaint apart was asked once: of a feverish child whether it pulls at its ear.
  const isAnySeparated = [...interview.questionedFindings].some(separates);
  const mayStillRaise = ({ question, isUrgent }: WeighedQuestion) =>
    isUrgent ||
    question.findings.some((finding) => lacked.has(finding) || (!isAnySeparated && separates(finding)));
  const mostBits = 2 * entropy(ranking.map(({ share }) => share)) + mostBitsOfUrgency;
  const dear = bundleQuestions(prepared, isDenying ? weighed.filter(mayStillRaise) : weighed, posed)
    .map(({ question, gain, isUrgent }) => ({ question, gain: Math.min(gain, mostBits), isUrgent }))
    .filter(
      ({ gain, isUrgent }) =>
        gain >= priceOf(prepared.limits, posed.length) * (isUrgent ? cheaperIfUrgent : 1),
    )
    .sort((a, b) => b.gain - a.gain);
  for (const { question } of dear) {
    const shortened = withoutIdle(prepared, interview, question, maySeparate);
    if (shortened) return shortened;
  }
  return undefined;
}

/** A question with only the boxes that there is a reason to ask about; a list stays whole. */
function withReason(question: Question, hasReason: (finding: string) => boolean): Question | undefined {
  if (question.kind === "one") return question;
  const findings = question.findings.filter(hasReason);
  return findings.length > 0 ? { ...question, findings } : undefined;
}

function priceOf(limits: Limits, posed: number): number {
  const { leastGain, dearerBy, dearerThen, manyQuestions } = limits;
  return leastGain + dearerBy * posed + dearerThen * Math.max(0, posed - manyQuestions);
}

/**
 * The red flags that are still asked. Whoever has to go to an emergency department anyway is asked those of their first complaint; what of the other complaints
 * calls an ambulance by itself is asked at once, with what happens now: a torsion loses minutes with pages about vomiting.
 */
function openRedFlags(
  prepared: PreparedKnowledge,
  interview: Interview,
  flags: readonly Question[],
  canRaise: ReadonlySet<string>,
): readonly Question[] {
  if (interview.byRules !== "emergency-department-now") return flags;
  const ofFirst = new Set(prepared.complaints.get(interview.complaints[0] ?? "")?.redFlags);
  const isOfAll = ({ id }: Question) => prepared.groups.get(id)?.standing === "emergency";
  const calls = (finding: string) => canRaise.has(finding) && levelsRaised(prepared, interview, finding) > 0;
  const others = flags
    .filter((flag) => !ofFirst.has(flag.id) && !isOfAll(flag))
    .map((flag) => ({ ...flag, findings: flag.findings.filter(calls) }));
  const own = flags.filter(({ id }) => ofFirst.has(id));
  const ofAll = flags.filter(isOfAll);
  const findings = [...new Set([...others, ...ofAll].flatMap((flag) => flag.findings))];
  const group = prepared.knowledge.groups.find(({ standing }) => standing === "emergency");
  if (!group || others.every((flag) => flag.findings.length === 0)) return [...own, ...ofAll];
  const page = interview.posed.filter((id) => id.startsWith(`${group.id}-`)).length + 1;
  return [
    ...own,
    {
      id: `${group.id}-${page}`,
      kind: "red-flags",
      question: group.question,
      findings: findings.slice(0, mostDangers),
    },
  ];
}

/** The findings among these questions that could still make it more urgent, alone or with others that may be asked. */
function raisersAmong(
  prepared: PreparedKnowledge,
  interview: Interview,
  questions: readonly Question[],
): ReadonlySet<string> {
  const { person, known, byRules, complaints } = interview;
  const { of: rulesOf } = rulesFor(prepared, complaints);
  const gates = gatesOf(prepared, interview);
  const open = [...questions, ...gates].flatMap(({ findings }) => findings);
  const mayBe = new Set(open.flatMap((finding) => impliedBy(prepared, finding)));
  const facts = factsOf(person, known);
  const isOpen = (finding: string) => mayBe.has(finding) && known.get(finding) !== "absent";
  const raises = (rule: UrgencyRule) =>
    compareUrgency(rule.urgency, byRules) < 0 && mayHold(rule.when, facts, isOpen);
  /** What makes a complaint of years as urgent as a new one. */
  const renewing = new Set(
    complaints.flatMap((id) => {
      const { lasting, urgency = "self-care" } = prepared.complaints.get(id) ?? {};
      return lasting && facts.isPresent(lasting.with) && compareUrgency(urgency, byRules) < 0
        ? lasting.unless
        : [];
    }),
  );
  const canRaise = (finding: string) =>
    (renewing.has(finding) && isOpen(finding)) ||
    impliedBy(prepared, finding).some(
      (one) => known.get(one) !== "present" && (rulesOf.get(one) ?? []).some(raises),
    );
  const opening = gates.filter(({ findings }) => findings.some(canRaise)).flatMap(({ onlyWith }) => onlyWith);
  return new Set([...open.filter(canRaise), ...opening]);
}

/**
 * Red flags that are asked only of whoever has something else that is asked first, as long as nothing of that is known: of plans for suicide only with a low
 * mood. Nobody who is sent to a hospital anyway is asked whether there is a reason for more.
 */
function gatesOf(
  { complaints: all, groups }: PreparedKnowledge,
  { complaints, known, posed, byRules }: Interview,
) {
  if (compareUrgency(byRules, "emergency-department-now") <= 0) return [];
  return complaints
    .flatMap((id) => all.get(id)?.redFlags ?? [])
    .flatMap((id) => groups.get(id) ?? [])
    .flatMap(({ id, findings, onlyWith = [] }) =>
      onlyWith.length > 0 && !posed.includes(id) && !hasAnyOf(known, onlyWith)
        ? [{ findings, onlyWith }]
        : [],
    );
}

type Candidate = {
  readonly question: Question;
  readonly canRaise: ReadonlySet<string>;
  readonly lacked: ReadonlyMap<string, number>;
  /** Whether the complaints list a finding, alone or in a group. */
  readonly isListed: (finding: string) => boolean;
};

/** What a question is expected to tell, in bits: of conditions, of their urgencies, and of what its findings make urgent by rules. */
function gainOf(
  prepared: PreparedKnowledge,
  interview: Interview,
  serious: readonly RankedCondition[],
  { question, canRaise, lacked, isListed }: Candidate,
): number {
  const chances = question.findings.map((finding) =>
    serious.map(({ shares }) => chanceOf(prepared, shares, finding, interview.known)),
  );
  const answers = question.kind === "one" ? [answersOfList(chances)] : chances.map(yesOrNo);
  const reported = answers.map((one) => expectedInformation(serious, one));
  const ofUrgency = question.findings.map((finding, at) => {
    // A danger that the complaint does not list needs a reason in the answers: something likely that brings it.
    const isOf = ({ shares }: RankedCondition) => isListed(finding) || shares.has(finding);
    const chance = serious.reduce(
      (sum, one, place) => sum + (isOf(one) ? one.share * (chances[at]?.[place] ?? 0) : 0),
      0,
    );
    const levels = levelsRaised(prepared, interview, finding);
    const half = Math.max(canRaise.has(finding) ? 1 : 0, lacked.get(finding) ?? 0);
    return chance * (levels > 0 ? levels * bitsOfLevel : half * bitsOfHalfLevel);
  });
  return [...reported, ...ofUrgency].reduce((sum, one) => sum + one, 0);
}

/** How many levels more urgent it is at once where this finding is present. */
function levelsRaised(prepared: PreparedKnowledge, interview: Interview, finding: string): number {
  const { person, known, byRules, complaints } = interview;
  const { of: rulesOf } = rulesFor(prepared, complaints);
  const implied = impliedBy(prepared, finding);
  const { isPresent } = factsOf(person, known);
  const facts: RuleFacts = { ...person, isPresent: (one) => implied.includes(one) || isPresent(one) };
  const levels = implied
    .flatMap((one) => rulesOf.get(one) ?? [])
    .filter(({ when }) => holds(when, facts))
    .map(({ urgency }) => compareUrgency(byRules, urgency));
  return Math.max(0, ...levels);
}

function factsOf(person: Interview["person"], known: Known): RuleFacts {
  return { ...person, isPresent: (finding) => known.get(finding) === "present" };
}

/**
 * A question without the boxes that change nothing of what the person is told (the urgency, who sees it, or the conditions with how well they fit), neither
 * alone nor with one more of its boxes; nothing where none is left. A red flag stays where a later answer may yet make it one.
 */
function withoutIdle(
  prepared: PreparedKnowledge,
  interview: Interview,
  question: Question,
  staysAnyway: (finding: string) => boolean = () => false,
): Question | undefined {
  // Boxes that are left open while one is tried are no doubts.
  const { unsure } = interview;
  const resultOf = (answers: Readonly<Record<string, Presence>>) =>
    resultKey(prepared, { ...answerQuestion(prepared, interview, question, answers), unsure });
  const now = resultKey(prepared, interview);
  const alone = new Map<string, string>(); // each result costs a ranking of all conditions: only what is compared is made
  const withAlone = (finding: string): string => {
    const known = alone.get(finding) ?? resultOf({ [finding]: "present" });
    alone.set(finding, known);
    return known;
  };
  const changes = (finding: string) =>
    withAlone(finding) !== now || resultOf({ [finding]: "absent" }) !== now;
  if (question.kind === "one") return question.findings.some(changes) ? question : undefined;
  const together = new Map<string, string>(); // of each two boxes once, whichever of them is looked at
  const withBoth = (one: string, other: string): string => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    const known = together.get(key) ?? resultOf({ [one]: "present", [other]: "present" });
    together.set(key, known);
    return known;
  };
  const changesWith = (finding: string) =>
    question.findings.some((other) => other !== finding && withBoth(finding, other) !== withAlone(other));
  const findings = question.findings.filter(
    (finding) => staysAnyway(finding) || changes(finding) || changesWith(finding),
  );
  return findings.length > 0 ? { ...question, findings } : undefined;
}
