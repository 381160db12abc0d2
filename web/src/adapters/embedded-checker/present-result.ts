import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, type Interview } from "@anteroom/triage/complaints/interview";
import { judgeUrgency, ruleWithFirstStep } from "@anteroom/triage/complaints/judge-urgency";
import {
  appliesTo,
  compareUrgency,
  impliedFindings,
  mostUrgent,
  type PresentingComplaint,
  type UrgencyLevel,
  type UrgencyRule,
} from "@anteroom/triage/complaints/knowledge";
import { learn } from "@anteroom/triage/complaints/known";
import { impliedBy, isBackground, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { holds, type RuleFacts } from "@anteroom/triage/complaints/rules";
import type { CheckInterview, CheckItem, CheckResult, Danger, Reason } from "../../ports/symptom-checker.ts";

/** Findings that tell of suicide or self-harm. */
const ofCrisis: ReadonlySet<string> = new Set([
  "suicidal-thoughts",
  "suicidal-plan",
  "self-harm",
  "overdose-on-purpose",
]);

/** More doubtful signs than this are not read again; all of them are among those to look out for. */
const mostDoubtful = 6;

/** The rule whose reason says that a doubt about a danger sign is looked into today. */
const ofDoubt = "danger-unsure";

/** What a sign that starts has beside it: a weak arm may be looked into today, one that is weak all at once is an emergency. */
const ofStart = "onset-sudden";

/** Labels of the knowledge in the page's language, with its version and review counts. */
export type ResultLabels = {
  readonly finding: (id: string) => string;
  readonly version: string;
  readonly reviewed: CheckResult["reviewed"];
};

/**
 * Returns the danger that the answers so far show, or null: an emergency by rules and complaints alone (not by likely conditions), or a
 * finding of suicide or self-harm, which counts at any level.
 */
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

/**
 * Returns the result of an interview with labels in the page's language. A danger that the person is not sure of raises a lower level to
 * "within-hours", with its reason first and without self-care. The lists of signs are empty for an emergency, the doubtful ones limited by
 * `mostDoubtful`; `medicalName` is null where it equals the name.
 */
export function presentResult(
  prepared: PreparedKnowledge,
  interview: Interview,
  words: ResultLabels,
): CheckResult {
  const { urgency, reasons, specialty, conditions, selfCare } = conclude(prepared, interview);
  const { knowledge } = prepared;
  const who = knowledge.specialties.find(({ id }) => id === specialty);
  const isEmergency = compareUrgency(urgency, "emergency-department-now") <= 0;
  const signs = isEmergency ? [] : signsAhead(prepared, interview);
  const ofEmergency = signs.filter(({ level }) => emergencies.has(level));
  const doubtful = ofEmergency.filter(({ id }) => interview.unsure.has(id) && !interview.known.has(id));
  // Whoever cannot rule out an emergency is seen today: the headline says so too.
  const isRaised = doubtful.length > 0 && compareUrgency(urgency, "within-hours") > 0;
  const level = isRaised ? "within-hours" : urgency;
  const doubt = knowledge.rules.find(({ id }) => isRaised && id === ofDoubt);
  const labelOf = ({ id, first, isSaid }: Sign) => {
    if (first === undefined) return words.finding(id);
    return isSaid ? first : `${words.finding(id)} – ${first}`;
  };
  /** What nobody was asked because the complaint brings it stands by the name of the complaint: an allergic reaction, not what caused one before. */
  const answerOf = (finding: string) =>
    complaintThatBrings(prepared, interview, finding)?.name ?? words.finding(finding);
  return {
    level,
    isCrisis: hasCrisisSign(interview),
    ...firstOf(prepared, interview),
    // What was told at once is the reason where a later answer took its rule away.
    reasons: [
      ...(doubt ? [{ kind: "rule" as const, words: doubt.reason }] : []),
      ...reasons
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
    ],
    getHelpIf: [...new Set(ofEmergency.map(labelOf))],
    unsureEmergencies: doubtful.slice(0, mostDoubtful).map(labelOf),
    seeSoonIf:
      compareUrgency(level, "within-hours") <= 0
        ? []
        : signs.filter((sign) => !ofEmergency.includes(sign)).map(labelOf),
    selfCare: isRaised
      ? []
      : selfCare.flatMap((id) => knowledge.selfCare.find((one) => one.id === id)?.text ?? []),
    conditions: conditions.flatMap(({ id, fit, signSource }) => {
      const condition = knowledge.conditions.find((one) => one.id === id);
      if (!condition) return [];
      const { name, also: [also = null] = [], topic = null } = condition;
      const medicalName = also?.toLowerCase() === name.toLowerCase() ? null : also;
      const isDangerous = compareUrgency(condition.urgency, "emergency-department-now") <= 0;
      const ofSign = signSource === undefined ? undefined : publishedAt(prepared, signSource);
      return [{ id, name, medicalName, fit, topic, isEmergency: isDangerous, ...(ofSign && { ofSign }) }];
    }),
    specialty: { words: who?.name ?? specialty, slug: who?.standIn ?? "general-practice" },
    topics: topicsOf(prepared, interview),
    version: words.version,
    reviewed: words.reviewed,
  };
}

function publishedAt({ knowledge: { sources } }: PreparedKnowledge, source: string) {
  const published = sources.find(({ id }) => id === source);
  return published && { organisation: published.organisation, title: published.title, url: published.url };
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
  return [...ofCrisis].some((finding) => known.get(finding) === "present");
}

const emergencies: ReadonlySet<UrgencyLevel> = new Set(["emergency-services", "emergency-department-now"]);

/** Returns whether a finding means a pregnancy or a recent birth. */
export const isPregnancyFinding = (finding: string): boolean =>
  finding.startsWith("pregnant") || finding === "postpartum";

/** A sign to look out for: how urgent it would be, and what to do before anything else. */
type Sign = {
  readonly id: string;
  readonly level: UrgencyLevel;
  readonly first?: string;
  /** What to do names the sign already. */
  readonly isSaid?: boolean;
};

/** The rule whose reason begins with the signs it is about: thoughts of suicide or self-harm. */
const namingItsSigns = "suicidal-thoughts";

/**
 * All red flags of the complaints that are not there and would make it an emergency or a matter of hours, should they start now; the most urgent first. A
 * thought of suicide is among the emergencies: its result puts the crisis line before a doctor within hours.
 */
function signsAhead(prepared: PreparedKnowledge, interview: Interview): readonly Sign[] {
  const { complaints, person, known } = interview;
  const flags = complaints
    .flatMap((id) => prepared.complaints.get(id)?.redFlags ?? [])
    .map((id) => prepared.groups.get(id))
    .filter((group) => group && appliesTo(group.applies, person))
    .flatMap((group) => group?.findings ?? [])
    .filter((finding) => appliesTo(prepared.findings.get(finding)?.applies, person));
  // Only who has diabetes measures sugar and ketones at home.
  const isMeasured = (finding: string) =>
    prepared.knowledge.values.some(
      ({ id, thresholds }) =>
        ["glucose", "ketones"].includes(id) && thresholds.some((one) => one.finding === finding),
    );
  const mayMeasure = known.get("history-diabetes") === "present";
  return [...new Set(flags)]
    .filter(
      (finding) =>
        known.get(finding) !== "present" &&
        !isBackground(prepared.findings.get(finding)) &&
        !isPregnancyFinding(finding) && // a journey or a birth is no sign that starts
        (mayMeasure || !isMeasured(finding)),
    )
    .flatMap((finding) => signOf(prepared, interview, finding) ?? [])
    .sort((a, b) => compareUrgency(a.level, b.level));
}

function signOf(prepared: PreparedKnowledge, interview: Interview, finding: string): Sign | null {
  const rule = ruleIfStarts(prepared, interview, finding);
  if (!rule || compareUrgency(rule.urgency, "within-hours") > 0) return null;
  const isCrisis = ofCrisis.has(finding);
  const ofRule = isCrisis ? mostUrgent(rule.urgency, "emergency-department-now") : rule.urgency;
  // What conditions make of it counts as much as with the sign ticked.
  const level =
    ofRule === "within-hours" ? mostUrgent(ofRule, urgencyIfTicked(prepared, interview, finding)) : ofRule;
  const isSaid = rule.id === namingItsSigns;
  return { id: finding, level, ...((rule.doFirst || isCrisis) && { first: rule.reason, isSaid }) };
}

/** The most urgent rule that would hold, should this start now. */
function ruleIfStarts(
  prepared: PreparedKnowledge,
  { person, known }: Interview,
  finding: string,
): UrgencyRule | undefined {
  const implied = impliedBy(prepared, finding);
  const facts: RuleFacts = {
    ...person,
    isPresent: (one) => one === ofStart || implied.includes(one) || known.get(one) === "present",
  };
  return implied
    .flatMap((one) => prepared.rulesOf.get(one) ?? [])
    .filter(({ when }) => holds(when, facts))
    .sort((a, b) => compareUrgency(a.urgency, b.urgency))[0];
}

/** How urgent it would be, had the sign been ticked among the danger signs. */
function urgencyIfTicked(prepared: PreparedKnowledge, interview: Interview, finding: string): UrgencyLevel {
  const implied = impliedBy(prepared, finding);
  const known = new Map([...interview.known].filter(([id]) => !implied.includes(id)));
  const question = { id: finding, kind: "red-flags", question: "", findings: [finding] } as const;
  const ticked = answerQuestion(prepared, { ...interview, known, unsure: new Set() }, question, {
    [finding]: "present",
  });
  return conclude(prepared, ticked).urgency;
}

function topicsOf(prepared: PreparedKnowledge, { complaints }: Interview): readonly CheckItem[] {
  const topics = complaints.flatMap((id) => {
    const complaint = prepared.complaints.get(id);
    return complaint?.topic === undefined ? [] : [{ id: complaint.topic, words: complaint.name }];
  });
  return topics.filter(({ id }, at) => topics.findIndex((one) => one.id === id) === at);
}
