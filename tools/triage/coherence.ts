import type { Interview, Question } from "@anteroom/triage/complaints/interview";
import { compareUrgency } from "@anteroom/triage/complaints/knowledge";
import { impliedBy, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { mayHold, supportingFindings } from "@anteroom/triage/complaints/rules";

/**
 * Counts of odd questions, judged by the English texts and the known findings, to check the engine's data against
 * them. Counts boxes unless it says pages.
 */
export type Oddities = {
  /**
   * Does not fit age, sex or pregnancy: what only the person can feel below two years, periods in a known
   * pregnancy, values without a reason to measure them.
   */
  readonly unfit: number;
  /** Its premise was denied or not reported: colour of phlegm without phlegm, quality of a pain without pain. */
  readonly premise: number;
  /** A rare illness, medicine or journey by name, although no answer suggests it. */
  readonly rare: number;
  /**
   * Pages after the second one without a box that could raise the urgency, although a hospital or an ambulance is
   * certain.
   */
  readonly late: number;
  /** Pages with the same text above their boxes as an earlier one. */
  readonly repeated: number;
};

/** No odd question. */
export const noOddities: Oddities = { unfit: 0, premise: 0, rare: 0, late: 0, repeated: 0 };

/** Adds the counts field by field. */
export function addOddities(all: readonly Oddities[]): Oddities {
  const sum = (of: (one: Oddities) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    unfit: sum((one) => one.unfit),
    premise: sum((one) => one.premise),
    rare: sum((one) => one.rare),
    late: sum((one) => one.late),
    repeated: sum((one) => one.repeated),
  };
}

/** What only somebody who can speak tells, in words of the labels. */
const onlyFelt =
  /headache|dizz|sore throat|arm pain|leg pain|back pain|chest pain|neck pain|jaw pain|nausea|feeling sick|numbness|tingling|heartburn|ringing|double vision|blurred|floating spots|aching muscles|confusion|slurred|thoughts of|low mood|worry|pain that|hearing loss|stinging/i;
const ofPeriods = /\bperiods?\b|positive pregnancy test/i;
const ofEarlyPregnancy = /early pregnancy|possible pregnancy|ectopic/i;
const measured = /blood pressure (of|with)|oxygen below|resting pulse|blood sugar|peak flow/i;
/** What gives a reason to have measured it. */
const measuring =
  /pressure|oxygen|pulse|sugar|diabetes|insulin|asthma|COPD|heart|lung|COVID|palpitations|peak flow|pregnan|thirst|pee/i;
const rareBackground =
  /Addison|sickle cell disease$|clozapine|malaria|no spleen,|aneurysm|transplant$|injected drugs/i;

/** Counts what is odd about one question in this interview; `shown` are the texts above earlier pages. */
export function odditiesOf(
  prepared: PreparedKnowledge,
  interview: Interview,
  { question, shown }: { question: Question; shown: readonly string[] },
): Oddities {
  const count = (is: (finding: string) => boolean) => question.findings.filter(is).length;
  const label = (finding: string) => prepared.findings.get(finding)?.label ?? "";
  const told = [...interview.known].flatMap(([one, presence]) => (presence === "present" ? [one] : []));
  const listed = new Set(interview.complaints.flatMap((id) => prepared.complaints.get(id)?.findings ?? []));
  const { age } = interview.person;
  const has = (pattern: RegExp) => told.some((one) => pattern.test(label(one)));
  const isUnfit = (finding: string) =>
    (age < 2 && onlyFelt.test(label(finding))) ||
    (interview.known.get("pregnant") === "present" && ofPeriods.test(label(finding))) ||
    (interview.known.get("pregnant-over-20-weeks") === "present" && ofEarlyPregnancy.test(label(finding))) ||
    (measured.test(label(finding)) && !has(measuring) && !listed.has(finding));
  const isWithoutPremise = (finding: string) => {
    const [, ...premises] = impliedBy(prepared, finding);
    const isPair = premises.some((one) => question.findings.includes(one));
    const isPain =
      /^(a |)(\w+, )?(\w+ )?(pain|ache)( that| like|$)/.test(label(finding)) &&
      prepared.findings.get(finding)?.kind === "quality";
    return (
      isPair ||
      premises.some((one) => interview.known.get(one) === "absent") ||
      (/phlegm/.test(question.question) && interview.known.get("cough-productive") !== "present") ||
      (/the chest pain/.test(question.question) && interview.known.get("chest-pain") !== "present") ||
      (isPain && !has(/pain|ache|hurt|sore|cramp|injury|blow|accident|burn|tender|stiff/))
    );
  };
  const isRare = (finding: string) =>
    rareBackground.test(label(finding)) &&
    !impliedBy(prepared, finding)
      .slice(1)
      .some((one) => interview.known.get(one) === "present") &&
    !listed.has(finding);
  return {
    unfit: count(isUnfit),
    premise: question.kind === "one" ? 0 : count(isWithoutPremise),
    rare: count(isRare),
    late: isLate(prepared, interview, question) ? 1 : 0,
    repeated: question.kind !== "finding" && shown.includes(question.question) ? 1 : 0,
  };
}

/** Whether it is the third page or a later one since somebody was sent to a hospital, and none of its boxes can call an ambulance. */
function isLate(prepared: PreparedKnowledge, interview: Interview, { findings }: Question): boolean {
  const { emergencyAfter, posed, byRules, known, person } = interview;
  if (emergencyAfter === undefined || posed.length - emergencyAfter < 2) return false;
  const facts = { ...person, isPresent: (one: string) => known.get(one) === "present" };
  const implied = new Set(findings.flatMap((one) => impliedBy(prepared, one)));
  return !prepared.knowledge.rules.some(
    ({ when, urgency }) =>
      compareUrgency(urgency, byRules) < 0 &&
      supportingFindings(when).some((one) => implied.has(one)) &&
      mayHold(when, facts, (one) => known.get(one) !== "absent"),
  );
}
