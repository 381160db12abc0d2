import {
  compareUrgency,
  impliedFindings,
  type Knowledge,
  type PresentingComplaint,
  urgencyLevels,
} from "../knowledge.ts";
import { couldHold, findingsOf, refersToDoubt, holds } from "../rules.ts";

const emergencies = new Set(urgencyLevels.slice(0, 2));

/**
 * Returns faults as English sentences: complaints without red flags, codes or findings, red flags that raise nothing,
 * no way to an emergency, questions asked twice or too late, and emergency rules that depend on a doubt.
 */
export function lintComplaints(knowledge: Knowledge): readonly string[] {
  const parts = indexKnowledge(knowledge);
  const ofComplaints = knowledge.complaints.flatMap((complaint) =>
    [
      ...lintShape(complaint),
      ...lintRedFlags(complaint, knowledge, parts),
      ...lintOrder(complaint, knowledge, parts),
    ].map((problem) => `complaint ${complaint.id}: ${problem}`),
  );
  return [...ofComplaints, ...lintFlags(knowledge, parts), ...lintDoubts(knowledge)];
}

/** A doubt is a reason to see a doctor today, never to call an ambulance. */
function lintDoubts({ rules }: Knowledge): readonly string[] {
  return rules
    .filter(({ urgency, when }) => emergencies.has(urgency) && refersToDoubt(when))
    .map(({ id }) => `rule ${id}: goes by a doubt and sends to a hospital`);
}

/** Look-ups between questions and findings. */
export type KnowledgeIndex = {
  /** Returns the findings of a group, or the id itself for anything else. */
  readonly of: (question: string) => readonly string[];
  /** Returns a finding with all findings it implies. */
  readonly implied: (finding: string) => readonly string[];
};

/** Builds the look-ups that the checks of complaints share; unlike `prepareKnowledge` it accepts faulty knowledge. */
export function indexKnowledge({ groups, findings }: Knowledge): KnowledgeIndex {
  const inGroup = new Map(groups.map(({ id, findings: all }) => [id, all]));
  const parents = new Map(findings.map(({ id, of = [] }) => [id, of]));
  const implied = (finding: string): readonly string[] => {
    const of = parents.get(finding) ?? [];
    const [parent] = of;
    return parent && of.length === 1 ? [finding, ...implied(parent)] : [finding];
  };
  return { of: (question) => inGroup.get(question) ?? [question], implied };
}

function lintShape({ name, icpc, redFlags, findings, specialty }: PresentingComplaint): readonly string[] {
  const problems = [];
  if (!name) problems.push("has no name");
  if (icpc.length === 0 || icpc.some((code) => !/^[A-Z]\d\d$/.test(code)))
    problems.push("has no ICPC-2 code");
  if (redFlags.length === 0) problems.push("has no red flags");
  if (findings.length === 0) problems.push("implies no finding");
  if (!specialty) problems.push("names no specialty");
  return problems;
}

/** Each group of red flags can raise the urgency, and one of the rules leads to an emergency. */
function lintRedFlags(
  complaint: PresentingComplaint,
  { rules }: Knowledge,
  { of, implied }: KnowledgeIndex,
): readonly string[] {
  const raising = raisingFindings(complaint, rules, { of, implied });
  const isEmergency = emergencies.has(complaint.urgency);
  return [
    ...complaint.redFlags
      .filter((group) => !isEmergency && !of(group).some((finding) => raising.all.has(finding)))
      .map((group) => `the red flags ${group} raise the urgency by no rule`),
    ...(isEmergency || raising.emergency ? [] : ["no rule of its questions leads to an emergency"]),
  ];
}

/** The findings that could raise the urgency of a complaint, together with others that it asks about. */
function raisingFindings(
  { findings, redFlags, ask, tell, urgency: usual }: PresentingComplaint,
  rules: Knowledge["rules"],
  { of, implied }: KnowledgeIndex,
) {
  const askable = new Set([...findings, ...[...redFlags, ...ask, ...tell].flatMap(of)].flatMap(implied));
  const raising = rules.filter(
    ({ urgency, when }) =>
      compareUrgency(urgency, usual) < 0 && couldHold(when, (finding) => askable.has(finding)),
  );
  const named = new Set(raising.flatMap(({ when }) => findingsOf(when)));
  return {
    all: new Set([...askable].filter((finding) => implied(finding).some((one) => named.has(one)))),
    emergency: raising.some(({ urgency }) => emergencies.has(urgency)),
  };
}

/** A box among red flags that raises the urgency of no complaint it is shown for. */
function lintFlags(knowledge: Knowledge, parts: KnowledgeIndex): readonly string[] {
  const { complaints, groups, rules } = knowledge;
  const flags = new Map<string, Set<string>>();
  for (const complaint of complaints) {
    const { all } = raisingFindings(complaint, rules, parts);
    for (const group of complaint.redFlags)
      flags.set(
        group,
        new Set([...(flags.get(group) ?? []), ...parts.of(group).filter((one) => all.has(one))]),
      );
  }
  return groups.flatMap(({ id, findings }) =>
    findings
      .filter((finding) => flags.has(id) && !flags.get(id)?.has(finding))
      .map((finding) => `the red flag ${finding} of ${id} raises the urgency of no complaint`),
  );
}

/** What alone makes an emergency is asked among the red flags, or at least with what separates urgencies. */
function lintOrder(
  complaint: PresentingComplaint,
  { rules }: Knowledge,
  { of, implied }: KnowledgeIndex,
): readonly string[] {
  const { redFlags, ask, tell } = complaint;
  const findings = impliedFindings(complaint);
  const posed = (finding: string) => {
    const present = new Set([...findings, finding].flatMap(implied));
    const facts = {
      age: 30,
      sex: complaint.applies?.sex ?? "F",
      isPresent: (id: string) => present.has(id),
    } as const;
    return rules.filter(({ when, urgency }) => emergencies.has(urgency) && holds(when, facts));
  };
  const first = new Set(redFlags.flatMap(of));
  const last = emergencies.has(complaint.urgency) ? [] : tell.flatMap(of);
  return [
    ...repeated([...redFlags, ...ask, ...tell]).map((question) => `asks ${question} twice`),
    ...last
      .filter((finding) => !first.has(finding) && posed(finding).length > posed(findings[0] ?? "").length)
      .map((finding) => `${finding} alone makes an emergency and is asked last`),
  ];
}

function repeated(list: readonly string[]): readonly string[] {
  return list.filter((one, at) => list.indexOf(one) !== at);
}
