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

/** The maximum number of questions in an interview. */
const mostQuestions = 18;

/**
 * The value of raising the urgency by one level at once, in bits of information about conditions; and the value of
 * a finding that can raise it only together with other answers.
 */
const bitsOfLevel = 1.5;
const bitsOfHalfLevel = 0.3;

/** Conditions with a smaller share are ignored when questions are weighed: one answer could not make them the first. */
const leastSerious = 0.0005;

/** The highest value of urgency, in bits: it can rise by four levels. */
const mostBitsOfUrgency = 4 * bitsOfLevel;

/** The factor on the least information required of a question that is listed to separate urgencies. */
const cheaperIfUrgent = 0.25;

/** Rules that nearly hold bring questions only while fewer questions than this have been asked. */
const nearRulesUntil = 9;

/** The maximum number of boxes in a combined question about dangers of several complaints. */
const mostDangers = 8;

/**
 * Returns the next question: red flags first, then the duration, then by information. Omits boxes that cannot change
 * the result. Undefined when the interview is finished: no useful question is left, 18 were asked, the limit after an
 * emergency is reached, or a rule with a first step already requires the emergency services. Deterministic; slow (it
 * tries answers by ranking all conditions).
 */
export function nextQuestion(prepared: PreparedKnowledge, interview: Interview): Question | undefined {
  const { posed, emergencyAfter: after } = interview;
  if (posed.length >= mostQuestions) return undefined;
  // No question delays a first step such as leaving a room with gas.
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
  /** Treats a finding that the complaint lists to separate urgencies like a red flag: a later answer may raise it. */
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
  // Several denials in a row do not end the interview before one question that separates the usual causes was asked:
  // whether a child with fever pulls at its ear.
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

/** Returns a question with only the boxes that have a reason; undefined without any. Keeps a list whole. */
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
 * Returns the red flags that remain to be asked. When the urgency is already "emergency department now", these are
 * the flags of the first complaint, then one combined question: general emergencies, and findings of the other
 * complaints that alone require an ambulance.
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

/** Returns the findings of these questions that can still raise the urgency, alone or with others that may be asked. */
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
  /** Findings that make a long-standing complaint as urgent as a new one. */
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
 * Returns the red flags that require a present finding (`onlyWith`) while none of those is known: plans for suicide
 * require a low mood. Empty when the urgency already requires a hospital.
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

/** Returns the expected information of a question, in bits: about conditions, their urgencies, and urgency by rules. */
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
    // A danger that the complaint does not list counts only with likely conditions that cause it.
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

/** Returns by how many levels the presence of this finding raises the urgency at once; 0 for none. */
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
 * Returns a question without the boxes that change nothing in the result (`resultKey`), neither alone nor with one
 * other box; undefined when none is left. Keeps the boxes for which `staysAnyway` holds. Keeps a list whole, or
 * returns undefined.
 */
function withoutIdle(
  prepared: PreparedKnowledge,
  interview: Interview,
  question: Question,
  staysAnyway: (finding: string) => boolean = () => false,
): Question | undefined {
  // Boxes left open during a trial do not count as unsure.
  const { unsure } = interview;
  const resultOf = (answers: Readonly<Record<string, Presence>>) =>
    resultKey(prepared, { ...answerQuestion(prepared, interview, question, answers), unsure });
  const now = resultKey(prepared, interview);
  const alone = new Map<string, string>(); // computed on demand: each result ranks all conditions
  const withAlone = (finding: string): string => {
    const known = alone.get(finding) ?? resultOf({ [finding]: "present" });
    alone.set(finding, known);
    return known;
  };
  const changes = (finding: string) =>
    withAlone(finding) !== now || resultOf({ [finding]: "absent" }) !== now;
  if (question.kind === "one") return question.findings.some(changes) ? question : undefined;
  const together = new Map<string, string>(); // each pair is computed once, in either order
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
