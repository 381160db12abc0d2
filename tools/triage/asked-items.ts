import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { resultKey } from "@anteroom/triage/complaints/conclude";
import {
  answerQuestion,
  beginInterview,
  type Interview,
  type Question,
} from "@anteroom/triage/complaints/interview";
import { appliesTo, compareUrgency, impliedFindings } from "@anteroom/triage/complaints/knowledge";
import type { Known, Presence } from "@anteroom/triage/complaints/known";
import { addOddities, noOddities, type Oddities, odditiesOf } from "./coherence.ts";
import { baseRateOf, impliedBy, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { type Person, priorOf } from "@anteroom/triage/complaints/prior";
import { holds, mayHold, supportingFindings } from "@anteroom/triage/complaints/rules";

/**
 * How a simulated person answers: "no" to everything, "I don't know" to everything, or as somebody with a
 * condition.
 */
export type SimulatedPerson = {
  readonly name: string;
  readonly person: Person;
  readonly complaints: readonly string[];
  readonly answer: (finding: string, isOfList: boolean) => Presence | undefined;
  /** What they have, and some of what they have not that others with the complaint have. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  /** What was read from their free text before the interview. */
  readonly said?: Known;
  /** For how many days the complaint has lasted, as they wrote. */
  readonly days?: number;
};

/**
 * One box of a question asked, with what is wrong with it. Every box must change urgency, specialty or the named
 * conditions by one of its answers, alone or with one more box. A danger that the complaint lists may also depend
 * on a later answer. A rare condition is asked about only where an answer supports it, or as a listed danger.
 */
export type AskedItem = {
  readonly who: string;
  readonly at: number;
  readonly question: string;
  readonly kind: Question["kind"];
  readonly finding: string;
  /** No answer to it changes urgency, specialty or the named conditions, alone or with one more box of the same question. */
  readonly isIdle: boolean;
  /** It is only about rare conditions, or a danger, that no answer has made more likely. */
  readonly isFarFetched: boolean;
  /** It was known before, or followed from known findings. */
  readonly isKnown: boolean;
  /** It requires a longer duration than the stated one. */
  readonly isContradicted: boolean;
  /** What is odd about its question; counted with the question's first box. */
  readonly odd?: Oddities;
};

/** Totals over the questions that people were asked. */
export type AskedFigures = {
  readonly people: number;
  readonly questions: number;
  readonly boxes: number;
  readonly idle: number;
  readonly farFetched: number;
  readonly known: number;
  readonly contradicted: number;
  readonly odd: Oddities;
};

/** Returns the totals over all simulated people. */
export function askedFigures(asked: readonly (readonly AskedItem[])[]): AskedFigures {
  const items = asked.flat();
  return {
    people: asked.length,
    questions: asked.reduce((sum, one) => sum + Math.max(0, ...one.map(({ at }) => at)), 0),
    boxes: items.length,
    idle: items.filter((item) => item.isIdle).length,
    farFetched: items.filter((item) => item.isFarFetched).length,
    known: items.filter((item) => item.isKnown).length,
    contradicted: items.filter((item) => item.isContradicted).length,
    odd: addOddities(items.map(({ odd = noOddities }) => odd)),
  };
}

const agesTried = [34, 67, 5, 0.5, 15];

/**
 * Returns simulated people with this complaint: one who denies everything, one who knows nothing, and `drawn` with a condition that causes
 * it. `random` returns numbers from 0 to below 1. Throws a RangeError for an unknown complaint.
 */
export function peopleWith(
  prepared: PreparedKnowledge,
  complaint: string,
  drawn: number,
  random: () => number,
): readonly SimulatedPerson[] {
  const own = prepared.complaints.get(complaint);
  if (!own) throw new RangeError(complaint);
  const everybody = agesTried
    .flatMap((age) => (["F", "M"] as const).map((sex) => ({ age, sex })))
    .filter((person) => appliesTo(own.applies, person));
  const pick = () => {
    const usual = everybody.slice(0, 4);
    return usual[Math.floor(random() * usual.length)] ?? { age: 34, sex: "F" as const };
  };
  const complaints = [complaint];
  return [
    {
      name: "denies",
      person: pick(),
      complaints,
      answer: (_, isOfList) => (isOfList ? undefined : "absent"),
      has: [],
      lacks: [],
    },
    { name: "unknown", person: pick(), complaints, answer: () => undefined, has: [], lacks: [] },
    ...Array.from({ length: drawn }, () => {
      const person = pick();
      const condition = drawCondition(prepared, own.findings, person, random);
      const has = new Set<string>();
      for (const [finding, share] of condition?.shares ?? [])
        if (random() < share && appliesTo(prepared.findings.get(finding)?.applies, person)) has.add(finding);
      const told = new Map<string, string>(); // one entry of a list
      for (const finding of has) {
        const list = prepared.listOf.get(finding);
        if (list && !told.has(list.id)) told.set(list.id, finding);
      }
      const mine = [...has].filter((one) => !prepared.listOf.has(one) || [...told.values()].includes(one));
      const lacks = [...(condition?.shares.keys() ?? [])].filter(
        (one) =>
          !has.has(one) &&
          !prepared.listOf.has(one) &&
          !prepared.children.get(one)?.some((child) => has.has(child)),
      );
      return {
        has: mine,
        lacks,
        name: `has ${condition?.condition.id ?? "nothing"}`,
        person,
        complaints,
        answer: (finding: string, isOfList: boolean): Presence | undefined => {
          if (isOfList)
            return told.get(prepared.listOf.get(finding)?.id ?? "") === finding ? "present" : undefined;
          return has.has(finding) ? "present" : "absent";
        },
      };
    }),
  ];
}

const daysTold = [0.5, 2, 7, 14, 40, 100];

/**
 * Returns simulated people with this complaint who state its duration (0.5 to 100 days) and deny or do not know all else. Throws a
 * RangeError where it applies to no age and sex tried.
 */
export function peopleWhoTellHowLong(
  prepared: PreparedKnowledge,
  complaint: string,
): readonly SimulatedPerson[] {
  const applies = prepared.complaints.get(complaint)?.applies;
  const person = agesTried
    .flatMap((age) => (["F", "M"] as const).map((sex) => ({ age, sex })))
    .find((one) => appliesTo(applies, one));
  if (!person) throw new RangeError(complaint);
  return daysTold.flatMap((days) =>
    (["absent", undefined] as const).map((presence) => ({
      name: `told ${days} days`,
      person,
      complaints: [complaint],
      answer: (_: string, isOfList: boolean) => (isOfList ? undefined : presence),
      has: [],
      lacks: [],
      days,
    })),
  );
}

function drawCondition(
  prepared: PreparedKnowledge,
  findings: readonly string[],
  person: Person,
  random: () => number,
) {
  const brings = prepared.conditions
    .map((one) => ({
      ...one,
      weight:
        priorOf(one.condition, person, prepared) *
        Math.max(0, ...findings.map((finding) => one.shares.get(finding) ?? 0)),
    }))
    .filter(({ weight }) => weight > 0.005);
  let left = random() * brings.reduce((sum, { weight }) => sum + weight, 0);
  return brings.find(({ weight }) => (left -= weight) <= 0) ?? brings.at(-1);
}

/**
 * Plays a whole interview and returns everything the person is asked, box by box. Without `isAll`, `isIdle` and `isFarFetched` are not
 * computed and false, which is much faster.
 */
export function askedOf(
  prepared: PreparedKnowledge,
  answering: SimulatedPerson,
  { isAll } = { isAll: true },
): readonly AskedItem[] {
  const { person, complaints, answer, name, said = new Map(), days } = answering;
  const values = days === undefined ? {} : { durationDays: days };
  const begun = beginInterview(prepared, { person, complaints, known: said, values });
  const who = `${complaints.join("+")} ${person.age} ${person.sex} ${name}`;
  const items: AskedItem[] = [];
  let interview = begun;
  const shown: string[] = [];
  for (let question = nextQuestion(prepared, interview); question;) {
    const told = resultsOf(prepared, interview, question);
    const odd = odditiesOf(prepared, interview, { question, shown });
    if (question.kind !== "finding") shown.push(question.question);
    for (const [place, finding] of question.findings.entries())
      items.push({
        ...(place === 0 && { odd }),
        who,
        at: interview.posed.length + 1,
        question: question.id,
        kind: question.kind,
        finding,
        isIdle: isAll && isIdle(prepared, interview, question, finding, told),
        isFarFetched: isAll && isFarFetched(prepared, interview, question, finding),
        isKnown: isKnown(prepared, interview, finding),
        isContradicted: isContradicted(prepared, interview, finding),
      });
    const answers: Record<string, Presence> = {};
    for (const finding of question.findings) {
      const presence = answer(finding, prepared.listOf.has(finding));
      if (presence) answers[finding] = presence;
    }
    interview = answerQuestion(prepared, interview, question, answers);
    question = nextQuestion(prepared, interview);
  }
  return items;
}

type ResultOf = (answers: Readonly<Record<string, Presence>> | null) => string;

/** The result once a question is answered so; null: before it is. Each is made once: its boxes are compared with one another. */
function resultsOf(prepared: PreparedKnowledge, interview: Interview, question: Question): ResultOf {
  const made = new Map<string, string>();
  return (answers) => {
    const key = Object.entries(answers ?? { "": "" })
      .map((one) => one.join(" "))
      .sort()
      .join(", ");
    const known =
      made.get(key) ??
      resultKey(prepared, answers ? answerQuestion(prepared, interview, question, answers) : interview);
    made.set(key, known);
    return known;
  };
}

function isIdle(
  prepared: PreparedKnowledge,
  interview: Interview,
  question: Question,
  finding: string,
  told: ResultOf,
): boolean {
  const now = told(null);
  const isOfUrgencies = question.kind === "red-flags" || separatesUrgencies(prepared, interview, finding);
  if (isOfUrgencies && mayYetRaise(prepared, interview, finding)) return false;
  if (opensDanger(prepared, interview, finding)) return false;
  if (told({ [finding]: "present" }) !== now || told({ [finding]: "absent" }) !== now) return false;
  // One of a list: it is the list that must change something.
  const isOther = (one: string) => one !== finding;
  if (question.kind === "one")
    return question.findings
      .filter(isOther)
      .every((one) => told({ [one]: "present" }) === now && told({ [one]: "absent" }) === now);
  return question.findings
    .filter(isOther)
    .every((one) => told({ [one]: "present" }) === told({ [one]: "present", [finding]: "present" }));
}

/** Whether the complaint itself lists it to separate urgencies. */
function separatesUrgencies(
  prepared: PreparedKnowledge,
  { complaints }: Interview,
  finding: string,
): boolean {
  const ids = complaints.flatMap((id) => prepared.complaints.get(id)?.ask ?? []);
  return ids.some((id) => id === finding || prepared.groups.get(id)?.findings.includes(finding));
}

/** Whether it is asked because red flags are asked of nobody without it, such as plans for suicide only with a low mood. */
function opensDanger(prepared: PreparedKnowledge, interview: Interview, finding: string): boolean {
  return interview.complaints
    .flatMap((id) => prepared.complaints.get(id)?.redFlags ?? [])
    .flatMap((id) => prepared.groups.get(id) ?? [])
    .some(
      ({ onlyWith = [], findings }) =>
        onlyWith.includes(finding) &&
        !onlyWith.some((one) => interview.known.get(one) === "present") &&
        findings.some((one) => mayYetRaise(prepared, interview, one)),
    );
}

/** Whether a rule that is more urgent than what holds now needs the finding, and everything else it needs may still be told. */
function mayYetRaise(
  prepared: PreparedKnowledge,
  { person, known, byRules }: Interview,
  finding: string,
): boolean {
  const implied = impliedBy(prepared, finding);
  const facts = { ...person, isPresent: (one: string) => known.get(one) === "present" };
  return prepared.knowledge.rules.some(
    ({ when, urgency }) =>
      compareUrgency(urgency, byRules) < 0 &&
      supportingFindings(when).some((one) => implied.includes(one)) &&
      mayHold(when, facts, (one) => known.get(one) !== "absent"),
  );
}

function isKnown(prepared: PreparedKnowledge, { known }: Interview, finding: string): boolean {
  if (known.has(finding)) return true;
  return impliedBy(prepared, finding).some((one) => known.get(one) === "absent");
}

const daysIn: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

/**
 * Returns the least duration in days in the English text of a finding ("a cough for more than 3 weeks"), to check
 * the engine's data against it; undefined without one.
 */
export function daysOfLabel(label: string): { readonly least: number; readonly isMore: boolean } | undefined {
  const [, more, count, unit = "", orMore] =
    /\bfor (more than )?(an?|\d+) (hour|day|week|month|year)s?( or more)?/.exec(label) ?? [];
  if (more || orMore)
    return { least: (Number(count) || 1) * (daysIn[unit] ?? 0), isMore: more !== undefined };
  const [, some = ""] = /\b(?:for|over) (week|month|year)s\b/.exec(label) ?? [];
  return some === "" ? undefined : { least: 2 * (daysIn[some] ?? 0), isMore: false };
}

/** What else a complaint brings is of one length with. */
const ofOneLength: Readonly<Record<string, readonly string[]>> = {
  "swollen-glands": ["neck-lump"],
  fever: ["unwell-generally"],
};

/** Whether its words need more time than was told for a complaint that brings what it is a quality of. */
function isContradicted(prepared: PreparedKnowledge, interview: Interview, finding: string): boolean {
  const needs = daysOfLabel(prepared.findings.get(finding)?.label ?? "");
  const most = mostDays(interview);
  if (!needs || most === undefined) return false;
  const brought = new Set(interview.complaints.flatMap((id) => prepared.complaints.get(id)?.findings ?? []));
  const implied = impliedBy(prepared, finding);
  const isOfComplaint = [...implied, ...implied.flatMap((one) => ofOneLength[one] ?? [])].some((one) =>
    brought.has(one),
  );
  return isOfComplaint && (needs.isMore ? most <= needs.least : most < needs.least);
}

const mostDaysOf: Readonly<Record<string, number>> = {
  "duration-under-1-day": 0.9,
  "duration-1-to-3-days": 3,
  "duration-4-to-7-days": 7,
  "duration-1-to-3-weeks": 21,
  "duration-3-to-8-weeks": 56,
};

function mostDays({ lasted, known }: Interview): number | undefined {
  if (lasted) return lasted.most;
  const [, most] = Object.entries(mostDaysOf).find(([one]) => known.get(one) === "present") ?? [];
  return most;
}

/** A condition brings a finding where it is told at least this often with it. */
const bringsIt = 0.25;

/** A finding speaks for a condition where it is this many times likelier with it. */
const speaksFor = 2;

function isFarFetched(
  prepared: PreparedKnowledge,
  interview: Interview,
  question: Question,
  finding: string,
): boolean {
  if (question.kind === "red-flags" || question.kind === "one") return false;
  // A red flag may be one finding: a low mood before thoughts of suicide.
  if (interview.complaints.some((id) => prepared.complaints.get(id)?.redFlags.includes(question.id)))
    return false;
  if (separatesUrgencies(prepared, interview, finding) && mayYetRaise(prepared, interview, finding))
    return false;
  const { complaints, known, person, byRules } = interview;
  const named = complaints.flatMap((id) => prepared.complaints.get(id) ?? []);
  const own = new Set(named.flatMap(impliedFindings).flatMap((one) => impliedBy(prepared, one)));
  const told = [...known].filter(([one, presence]) => presence === "present" && !own.has(one));
  const complained = named.flatMap((one) => one.findings);
  const isBrought = prepared.conditions.some(({ condition, shares }) => {
    const share = shares.get(finding) ?? 0;
    if (share < bringsIt || !complained.some((one) => (shares.get(one) ?? 0) >= bringsIt)) return false;
    if (priorOf(condition, person, prepared) < 1e-3) return false;
    if (!condition.frequency.endsWith("rare")) return true;
    return told.some(
      ([one]) =>
        (shares.get(one) ?? 0) >= speaksFor * baseRateOf(prepared.findings.get(one)) &&
        (shares.get(one) ?? 0) >= bringsIt,
    );
  });
  if (isBrought) return false;
  const implied = impliedBy(prepared, finding);
  const standing = prepared.knowledge.groups.filter((group) => group.standing).map(({ id }) => id);
  const listed = new Set(
    [...named.flatMap(({ redFlags, ask, tell }) => [...redFlags, ...ask, ...tell]), ...standing].flatMap(
      (id) => prepared.groups.get(id)?.findings ?? [id],
    ),
  );
  // A danger: a rule that it makes hold with something that was answered.
  const facts = { ...person, isPresent: (one: string) => known.get(one) === "present" };
  const withIt = { ...person, isPresent: (one: string) => implied.includes(one) || facts.isPresent(one) };
  return !prepared.knowledge.rules.some(
    ({ when, urgency }) =>
      compareUrgency(urgency, byRules) < 0 &&
      !holds(when, facts) &&
      holds(when, withIt) &&
      (listed.has(finding) || supportingFindings(when).some((one) => told.some(([other]) => other === one))),
  );
}
