import type {
  Condition,
  Finding,
  FindingGroup,
  Knowledge,
  PresentingComplaint,
  UrgencyRule,
  Weight,
} from "./knowledge.ts";
import { type ListedDuration, listedDurations } from "./listed-durations.ts";
import { type Limits, usualLimits } from "./limits.ts";
import { supportingFindings } from "./rules.ts";

/** A condition with the frequency of each finding that it names or implies. */
export type PreparedCondition = {
  readonly condition: Condition;
  /** Frequencies from 0 to 1 by finding; a finding that is not named is absent and has its base rate. */
  readonly shares: ReadonlyMap<string, number>;
  /** Required and hallmark findings that belong to the person's background. */
  readonly background: readonly string[];
};

/** The knowledge indexed by id. */
export type PreparedKnowledge = {
  readonly knowledge: Knowledge;
  readonly limits: Limits;
  readonly findings: ReadonlyMap<string, Finding>;
  readonly groups: ReadonlyMap<string, FindingGroup>;
  readonly complaints: ReadonlyMap<string, PresentingComplaint>;
  readonly conditions: readonly PreparedCondition[];
  /** The qualities of each finding. */
  readonly children: ReadonlyMap<string, readonly string[]>;
  /** The list of which a finding is one entry: only one of them is true. */
  readonly listOf: ReadonlyMap<string, FindingGroup>;
  /** The rules that each finding can help to hold. */
  readonly rulesOf: ReadonlyMap<string, readonly UrgencyRule[]>;
  /** Findings that hold only for what has lasted for some time (`lasts`). */
  readonly lasting: readonly Finding[];
  /** The entries of the list of durations. */
  readonly durations: readonly ListedDuration[];
};

/**
 * Returns the frequency that a word stands for: nine in ten, six in ten, one in four, one in twelve, as in the README
 * of the knowledge. `needs` is below one and `excludes` above zero, because people overlook and misname what they
 * have.
 */
function shareOf(limits: Limits, weight: Weight): number {
  if (weight === "needs") return 0.99;
  if (weight === "hallmark") return limits.hallmarkShare;
  if (weight === "common") return limits.commonShare;
  if (weight === "occasional") return limits.occasionalShare;
  return weight === "rare" ? 0.083 : limits.excludedShare;
}

/** The base rate of a finding in people whose condition does not cause it, by kind. */
const usualBase: Readonly<Record<Finding["kind"], number>> = {
  symptom: 0.03,
  quality: 0.03,
  duration: 0.15,
  severity: 0.2,
  "risk-factor": 0.05,
  history: 0.015,
  medicine: 0.015,
  exposure: 0.03,
  reading: 0.02,
  sign: 0.02,
};

/**
 * Returns how often a finding occurs in people whose condition is unrelated to it, from 0 to 1; an unknown one counts
 * as a symptom.
 */
export function baseRateOf(finding: Finding | undefined): number {
  return finding?.base ?? usualBase[finding?.kind ?? "symptom"];
}

const backgroundKinds: ReadonlySet<string> = new Set(["risk-factor", "history", "medicine", "exposure"]);

/**
 * Returns whether a finding is about the person's background (risk factor, history, medicine, exposure), not about
 * the body now.
 */
export function isBackground(finding: Finding | undefined): boolean {
  return backgroundKinds.has(finding?.kind ?? "");
}

/**
 * Returns a finding with all findings it implies, nearest first: a quality with a single symptom implies it, and so
 * on.
 */
export function impliedBy(
  { findings }: Pick<PreparedKnowledge, "findings">,
  finding: string,
): readonly string[] {
  const [parent, ...others] = findings.get(finding)?.of ?? [];
  return parent && others.length === 0 ? [finding, ...impliedBy({ findings }, parent)] : [finding];
}

/**
 * Indexes the knowledge, once for all interviews: rankings and rules are cached by the returned object. Does not
 * check it; see `lintKnowledge`.
 */
export function prepareKnowledge(knowledge: Knowledge, limits: Limits = usualLimits): PreparedKnowledge {
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const groups = new Map(knowledge.groups.map((group) => [group.id, group]));
  const lists = knowledge.groups.filter(({ mode }) => mode === "one");
  const rulesOf = new Map<string, UrgencyRule[]>();
  for (const rule of knowledge.rules)
    for (const finding of new Set(supportingFindings(rule.when)))
      rulesOf.set(finding, [...(rulesOf.get(finding) ?? []), rule]);
  return {
    knowledge,
    limits,
    findings,
    groups,
    complaints: new Map(knowledge.complaints.map((complaint) => [complaint.id, complaint])),
    conditions: knowledge.conditions.map((condition) => ({
      condition,
      shares: sharesOf(limits, condition, findings),
      background: [...(condition.findings.needs ?? []), ...(condition.findings.hallmark ?? [])].filter((id) =>
        isBackground(findings.get(id)),
      ),
    })),
    children: childrenOf(knowledge.findings),
    listOf: new Map(lists.flatMap((list) => list.findings.map((finding) => [finding, list] as const))),
    rulesOf,
    lasting: knowledge.findings.filter(({ lasts }) => lasts),
    durations: listedDurations(knowledge),
  };
}

/** Returns the frequency of each finding; a symptom is at least as frequent as its qualities. */
function sharesOf(
  limits: Limits,
  { findings: weighted }: Condition,
  findings: ReadonlyMap<string, Finding>,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  const raise = (id: string, share: number) => {
    for (const one of impliedBy({ findings }, id)) shares.set(one, Math.max(share, shares.get(one) ?? 0));
  };
  for (const id of weighted.excludes ?? []) shares.set(id, shareOf(limits, "excludes"));
  for (const [weight, ids] of Object.entries(weighted) as [Weight, readonly string[]][])
    if (weight !== "excludes")
      for (const id of ids)
        // A finding that a condition names is at least as frequent as its base rate.
        raise(id, Math.max(shareOf(limits, weight), baseRateOf(findings.get(id))));
  return shares;
}

function childrenOf(findings: readonly Finding[]): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const { id, of = [] } of findings)
    for (const parent of of) children.set(parent, [...(children.get(parent) ?? []), id]);
  return children;
}
