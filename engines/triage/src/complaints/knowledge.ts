/** Five levels of urgency, the most urgent first. */
export const urgencyLevels = [
  "emergency-services",
  "emergency-department-now",
  "within-hours",
  "within-days",
  "self-care",
] as const;
export type UrgencyLevel = (typeof urgencyLevels)[number];

/**
 * The kinds of findings. Kinds decide the usual base rate, and `risk-factor`, `history`, `medicine` and `exposure`
 * count as background.
 */
export const findingKinds = [
  "symptom",
  "quality",
  "duration",
  "severity",
  "risk-factor",
  "history",
  "medicine",
  "exposure",
  "reading",
  "sign",
] as const;

/**
 * Whom an entry can apply to; ages in years, fractions for babies: from `ageFrom` included to `ageBelow` excluded.
 */
export type Applicability = {
  readonly sex?: "F" | "M";
  readonly ageFrom?: number;
  readonly ageBelow?: number;
};

/** A fact that is present, absent or unknown in a person. */
export type Finding = {
  readonly id: string;
  readonly kind: (typeof findingKinds)[number];
  readonly icpc?: string;
  readonly applies?: Applicability;
  /**
   * Present only where one of these is: it is a quality of a symptom. With a single one, its presence implies that
   * one.
   */
  readonly of?: readonly string[];
  /** How often people with another complaint have it, where that differs from the usual rate of its kind. */
  readonly base?: number;
  /**
   * People report it without being asked (an accident, a burn): asked only where a complaint lists it, itself or its
   * group.
   */
  readonly volunteered?: true;
  /** Asked only of these people, since it is too unlikely in others; accepted from anybody who reports it. */
  readonly audience?: Applicability;
  /** Asked only of people with one of these: ketones only with diabetes. */
  readonly onlyWith?: readonly string[];
  /** Not asked of people with one of these: no periods during a pregnancy. */
  readonly notWith?: readonly string[];
  /**
   * Only the person can feel it: asked from this age on, in years. For younger children visible signs are asked
   * about.
   */
  readonly observableFrom?: number;
  /**
   * How long the complaint must have lasted, in days. `about`: findings of a complaint that share its duration, besides
   * those it is a quality of. `andMore`: it states more than a duration (it got worse), so that a long duration does
   * not imply it.
   */
  readonly lasts?: {
    readonly moreThan?: number;
    readonly atLeast?: number;
    readonly about?: readonly string[];
    readonly andMore?: true;
  };
  /** Cannot be reported by mistake: a condition that it excludes is not named. */
  readonly certain?: true;
  /** A stay elsewhere, or an event there: see `conclude` on illnesses of travellers. */
  readonly journey?: true;
  /**
   * A noun phrase that suits the patient and a parent who answers for a child: for a box, a chip, or with a
   * question mark a question.
   */
  readonly label: string;
};

/** Findings asked in one question. */
export type FindingGroup = {
  readonly id: string;
  /** `several`: boxes to tick. `one`: at most one of them is true. */
  readonly mode: "several" | "one";
  /** The people its text suits; others are not asked it. */
  readonly applies?: Applicability;
  /** Asked only of people with one of these. */
  readonly onlyWith?: readonly string[];
  /**
   * Asked with every complaint where it is informative: severity, background. `first`: directly after the red
   * flags, since rules use the duration. `urgent`: like what a complaint lists to separate urgencies. `emergency`:
   * once rules send the person to an emergency department, to find out whether an ambulance is required.
   */
  readonly standing?: "first" | "urgent" | "later" | "emergency";
  readonly question: string;
  /** Its text mentions one of these ("of the headache"); without any, the group `otherwise` is asked instead. */
  readonly about?: { readonly findings: readonly string[]; readonly otherwise: string };
  readonly findings: readonly string[];
};

/**
 * A number that can be entered, from `least` to `most` (both included), and the findings it implies: each threshold's
 * finding is present from `from` or above `above` and below `below`, else absent.
 */
export type Value = {
  readonly id: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly thresholds: readonly {
    readonly from?: number;
    readonly above?: number;
    readonly below?: number;
    readonly finding: string;
  }[];
};

/** A published source of the knowledge. */
export type Source = {
  readonly id: string;
  readonly organisation: string;
  readonly title: string;
  readonly code?: string;
  readonly url: string;
  readonly year: number;
  /** Whether the source, or a copy of it, was read for this knowledge. */
  readonly sourceChecked: boolean;
  /** The part of the source that was read, where `sourceChecked`. */
  readonly checked?: string;
};

/**
 * A condition of a rule over findings (ids). Unknown findings count as not present, so `not` holds unless its part is
 * known to hold. `deniedAmong`: denied by a person with several complaints. `unsureOf`: asked, and the person was
 * unsure of one of these. `unsureDangerBeside`: such a doubt is all that an emergency rule lacks, with at least so
 * many present findings.
 */
export type Expression =
  | string
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | { readonly not: Expression }
  | { readonly atLeast: number; readonly of: readonly string[] }
  | { readonly ageFrom: number }
  | { readonly ageBelow: number }
  | { readonly sex: "F" | "M" }
  | { readonly deniedAmong: string }
  | { readonly unsureOf: readonly string[] }
  | { readonly unsureDangerBeside: number };

/** A rule that raises the urgency, whatever the conditions give. */
export type UrgencyRule = {
  readonly id: string;
  readonly urgency: UrgencyLevel;
  readonly when: Expression;
  readonly reason: string;
  /** Its reason says "this" or "these": the page lists the answers meant. Set by packing. */
  readonly pointsAtAnswers?: true;
  /**
   * Its reason states a first step before calling or going anywhere: where it is an emergency, it replaces the usual
   * advice; where it calls an ambulance, it also ends the questions. It is shown with a sign to look out for.
   */
  readonly doFirst?: true;
  /** The conditions it is for: named, however unlikely, where it calls an ambulance or sends to a hospital. */
  readonly names?: readonly string[];
  readonly source: string;
};

/** A reason for seeking care. */
export type PresentingComplaint = {
  readonly id: string;
  readonly icpc: readonly string[];
  readonly name: string;
  readonly applies?: Applicability;
  /** The findings that the complaint implies; with `oneOf` one of them, which is asked. */
  readonly findings: readonly string[];
  readonly oneOf?: true;
  /** Groups that are asked first. */
  readonly redFlags: readonly string[];
  /** Groups or findings that separate urgencies. */
  readonly ask: readonly string[];
  /** Groups or findings that separate conditions. */
  readonly tell: readonly string[];
  /** The urgency where no rule holds. */
  readonly urgency: UrgencyLevel;
  /** Its urgency once it has lasted as long as a finding states, unless something new has happened. */
  readonly lasting?: {
    readonly with: string;
    readonly unless: readonly string[];
    readonly urgency: UrgencyLevel;
  };
  readonly source: string;
  readonly specialty: string;
  readonly topic?: string;
};

/** The age groups by which frequencies of conditions differ; they begin at 0, 1, 4, 12, 18, 40 and 65 years. */
export const ageGroups = ["baby", "toddler", "child", "teen", "adult", "middle", "older"] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Frequencies of a condition among people who seek care, most frequent first. */
export const frequencies = ["very-common", "common", "uncommon", "rare", "very-rare"] as const;

/** How often people with a condition have a finding, in words. */
export const weights = ["needs", "hallmark", "common", "occasional", "rare", "excludes"] as const;
export type Weight = (typeof weights)[number];

/** A condition with its frequency and its findings, by how often people with it have them. */
export type Condition = {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[];
  readonly icd10: string;
  readonly icpc?: string;
  /** Among people who seek care, in its usual age groups and sex. */
  readonly frequency: (typeof frequencies)[number];
  /** Only what differs from usual. */
  readonly ages?: Readonly<Partial<Record<AgeGroup, "none" | "low" | "high">>>;
  readonly sex?: "F" | "M" | "more-F" | "more-M";
  readonly findings: Readonly<Partial<Record<Weight, readonly string[]>>>;
  /**
   * Its only causes, or findings it always has: it is named only where one is present. The urgency does not depend
   * on this.
   */
  readonly namedWith?: readonly string[];
  /** Its usual urgency, whatever else is found. */
  readonly urgency: UrgencyLevel;
  readonly specialty: string;
  readonly topic?: string;
  readonly selfCare?: readonly string[];
  readonly sources: readonly string[];
  /** Always null: signatures are in `reviews.json`, with a hash of the content. */
  readonly reviewedBy: null;
};

/** A specialty; `standIn` is the slug of content for clinics without it. */
export type Specialty = { readonly id: string; readonly name: string; readonly standIn: string };

/** Advice shared by several conditions. */
export type SelfCare = {
  readonly id: string;
  readonly text: string;
  readonly applies?: Applicability;
  /** The advice for people to whom it does not apply. */
  readonly otherwise?: string;
  /** Omitted where one of these conditions is named, since it could harm people with it. */
  readonly notBeside?: readonly string[];
  /** Given only where one of these findings is present: its text speaks of them. */
  readonly onlyWith?: readonly string[];
  /** For people who must go to a hospital or be seen within hours, until then; of no use at home. */
  readonly onTheWay?: true;
};

/** All knowledge of the checker, from `engines/triage/knowledge`. */
export type Knowledge = {
  readonly findings: readonly Finding[];
  readonly groups: readonly FindingGroup[];
  readonly values: readonly Value[];
  readonly sources: readonly Source[];
  readonly rules: readonly UrgencyRule[];
  readonly complaints: readonly PresentingComplaint[];
  readonly conditions: readonly Condition[];
  readonly selfCare: readonly SelfCare[];
  readonly specialties: readonly Specialty[];
};

/** Returns the findings that a complaint implies; none with `oneOf`, where one of them is asked about. */
export function impliedFindings({ findings, oneOf }: PresentingComplaint): readonly string[] {
  return oneOf ? [] : findings;
}

/** Returns whether an entry can apply to a person of this age (years) and sex; true without a restriction. */
export function appliesTo(
  applies: Applicability | undefined,
  person: { readonly age: number; readonly sex: "F" | "M" },
): boolean {
  if (!applies) return true;
  const { sex = person.sex, ageFrom = 0, ageBelow = Infinity } = applies;
  return sex === person.sex && person.age >= ageFrom && person.age < ageBelow;
}

/** Compares for sorting: negative where `a` is more urgent than `b`. */
export function compareUrgency(a: UrgencyLevel, b: UrgencyLevel): number {
  return urgencyLevels.indexOf(a) - urgencyLevels.indexOf(b);
}

/** Returns the more urgent of two levels. */
export function mostUrgent(a: UrgencyLevel, b: UrgencyLevel): UrgencyLevel {
  return compareUrgency(a, b) <= 0 ? a : b;
}
