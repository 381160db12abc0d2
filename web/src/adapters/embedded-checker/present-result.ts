import { conclude } from "@anteroom/triage/complaints/conclude";
import type { Interview } from "@anteroom/triage/complaints/interview";
import { ruleWithFirstStep, judgeUrgency } from "@anteroom/triage/complaints/judge-urgency";
import {
  appliesTo,
  compareUrgency,
  impliedFindings,
  type PresentingComplaint,
  type UrgencyLevel,
} from "@anteroom/triage/complaints/knowledge";
import { learn } from "@anteroom/triage/complaints/known";
import { impliedBy, isBackground, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { holds, type RuleFacts } from "@anteroom/triage/complaints/rules";
import type { CheckInterview, CheckResult, Danger, Reason, CheckItem } from "../../ports/symptom-checker.ts";

/** Findings that tell of suicide or self-harm. */
const ofCrisis = ["suicidal-thoughts", "suicidal-plan", "self-harm", "overdose-on-purpose"];

const mostSigns = 6;

/** What a sign that starts has beside it: a weak arm may be looked into today, one that is weak all at once is an emergency. */
const ofStart = "onset-sudden";

/** Labels of the knowledge in the page's language, with its version and review counts. */
export type ResultLabels = {
  readonly finding: (id: string) => string;
  readonly version: string;
  readonly reviewed: CheckResult["reviewed"];
};

/** Returns the danger that the answers so far show (an emergency or a crisis), or null. */
export function dangerOf(
  prepared: PreparedKnowledge,
  interview: Pick<Interview, "person" | "complaints" | "known" | "floor">,
): Danger | null {
  const isCrisis = hasCrisisSign(interview);
  // By rules and complaints alone: what conditions make likely is told with the result.
  const { urgency, reasons } = judgeUrgency(prepared, interview, [], interview.floor);
  const isEmergency = compareUrgency(urgency, "emergency-department-now") <= 0;
  if (!isCrisis && !isEmergency) return null;
  return {
    level: urgency,
    isCrisis,
    ...firstOf(prepared, interview),
    reasons: reasons.flatMap((reason) => (reason.kind === "rule" ? [reason.text] : [])),
  };
}

/** Returns the danger that findings alone show, before any complaint is known; null if there is none. */
export function dangerOfFindings(
  prepared: PreparedKnowledge,
  { person, findings }: Pick<CheckInterview, "person" | "findings">,
): Danger | null {
  const known = learn(prepared, new Map(), new Map(findings.map(({ id, presence }) => [id, presence])));
  return dangerOf(prepared, { person, complaints: [], known, floor: "self-care" });
}

/** Returns the result of an interview with labels in the page's language. */
export function presentResult(
  prepared: PreparedKnowledge,
  interview: Interview,
  words: ResultLabels,
): CheckResult {
  const { urgency, reasons, specialty, conditions, selfCare } = conclude(prepared, interview);
  const { knowledge } = prepared;
  const who = knowledge.specialties.find(({ id }) => id === specialty);
  const isEmergency = compareUrgency(urgency, "emergency-department-now") <= 0;
  /** What nobody was asked because the complaint brings it stands by the name of the complaint: an allergic reaction, not what caused one before. */
  const answerOf = (finding: string) =>
    complaintThatBrings(prepared, interview, finding)?.name ?? words.finding(finding);
  return {
    level: urgency,
    isCrisis: hasCrisisSign(interview),
    ...firstOf(prepared, interview),
    // What was told at once is the reason where a later answer took its rule away.
    reasons: reasons
      .flatMap((one) => (one.kind === "earlier" ? interview.emergencyReasons : [one]))
      .flatMap((reason): Reason[] => {
        if (reason.kind === "earlier") return [];
        if (reason.kind !== "rule") return [{ kind: reason.kind, words: reason.name }];
        const isOpen = knowledge.rules.find(({ id }) => id === reason.id)?.pointsAtAnswers;
        return [
          {
            kind: "rule",
            words: reason.text,
            ...(isOpen && { answers: reason.findings.map(answerOf) }),
          },
        ];
      }),
    getHelpIf: isEmergency ? [] : theFirst(signsOf(prepared, interview, emergencies)).map(words.finding),
    unsureEmergencies: isEmergency
      ? []
      : theFirst(
          signsOf(prepared, interview, emergencies).filter((finding) => interview.unsure.has(finding)),
        ).map(words.finding),
    seeSoonIf:
      compareUrgency(urgency, "within-hours") <= 0
        ? []
        : theFirst(signsOf(prepared, interview, ["within-hours"])).map(words.finding),
    selfCare: selfCare.flatMap((id) => knowledge.selfCare.find((one) => one.id === id)?.text ?? []),
    conditions: conditions.flatMap(({ id, fit }) => {
      const condition = knowledge.conditions.find((one) => one.id === id);
      if (!condition) return [];
      const { name, also: [also = null] = [], topic = null } = condition;
      const medicalName = also?.toLowerCase() === name.toLowerCase() ? null : also;
      const isDangerous = compareUrgency(condition.urgency, "emergency-department-now") <= 0;
      return [{ id, name, medicalName, fit, topic, isEmergency: isDangerous }];
    }),
    specialty: { words: who?.name ?? specialty, slug: who?.standIn ?? "general-practice" },
    topics: topicsOf(prepared, interview),
    version: words.version,
    reviewed: words.reviewed,
  };
}

function complaintThatBrings(
  prepared: PreparedKnowledge,
  { complaints }: Pick<Interview, "complaints">,
  finding: string,
): PresentingComplaint | undefined {
  return complaints
    .flatMap((id) => prepared.complaints.get(id) ?? [])
    .find((complaint) => impliedFindings(complaint).includes(finding));
}

function firstOf(
  prepared: PreparedKnowledge,
  evidence: Parameters<typeof ruleWithFirstStep>[1],
): Pick<CheckResult, "first"> {
  const rule = ruleWithFirstStep(prepared, evidence);
  return rule ? { first: rule.reason } : {};
}

function hasCrisisSign({ known }: Pick<Interview, "known">): boolean {
  return ofCrisis.some((finding) => known.get(finding) === "present");
}

const emergencies: readonly UrgencyLevel[] = ["emergency-services", "emergency-department-now"];

/** Returns whether a finding means a pregnancy or a recent birth. */
export const isPregnancyFinding = (finding: string): boolean =>
  finding.startsWith("pregnant") || finding === "postpartum";

/** More signs than this to look out for are not read. */
const theFirst = (signs: readonly string[]) => signs.slice(0, mostSigns);

/**
 * Red flags of the complaints that are not there and would make it as urgent as one of these levels, and no more, should they start now: those that were
 * denied, then those that are not known.
 */
function signsOf(
  prepared: PreparedKnowledge,
  { complaints, person, known }: Interview,
  levels: readonly UrgencyLevel[],
): readonly string[] {
  const flags = complaints
    .flatMap((id) => prepared.complaints.get(id)?.redFlags ?? [])
    .map((id) => prepared.groups.get(id))
    .filter((group) => group && appliesTo(group.applies, person))
    .flatMap((group) => group?.findings ?? [])
    .filter((finding) => appliesTo(prepared.findings.get(finding)?.applies, person));
  const wouldBe = (finding: string): UrgencyLevel | undefined => {
    const implied = impliedBy(prepared, finding);
    const facts: RuleFacts = {
      ...person,
      isPresent: (one) => one === ofStart || implied.includes(one) || known.get(one) === "present",
    };
    return implied
      .flatMap((one) => prepared.rulesOf.get(one) ?? [])
      .filter(({ when }) => holds(when, facts))
      .map(({ urgency }) => urgency)
      .sort(compareUrgency)[0];
  };
  // Only who has diabetes measures sugar and ketones at home.
  const isMeasured = (finding: string) =>
    prepared.knowledge.values.some(
      ({ id, thresholds }) =>
        ["glucose", "ketones"].includes(id) && thresholds.some((one) => one.finding === finding),
    );
  const mayMeasure = known.get("history-diabetes") === "present";
  const signs = [...new Set(flags)].filter(
    (finding) =>
      known.get(finding) !== "present" &&
      !isBackground(prepared.findings.get(finding)) &&
      !isPregnancyFinding(finding) && // a journey or a birth is no sign that starts
      (mayMeasure || !isMeasured(finding)) &&
      levels.some((level) => level === wouldBe(finding)),
  );
  const isDenied = (finding: string) => known.get(finding) === "absent";
  return [...signs.filter(isDenied), ...signs.filter((one) => !isDenied(one))];
}

function topicsOf(prepared: PreparedKnowledge, { complaints }: Interview): readonly CheckItem[] {
  const topics = complaints.flatMap((id) => {
    const complaint = prepared.complaints.get(id);
    return complaint?.topic === undefined ? [] : [{ id: complaint.topic, words: complaint.name }];
  });
  return topics.filter(({ id }, at) => topics.findIndex((one) => one.id === id) === at);
}
