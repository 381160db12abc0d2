/** How urgent it is, the most urgent first. */
export const careLevels = [
  "emergency-services",
  "emergency-department-now",
  "within-hours",
  "within-days",
  "self-care",
] as const;
export type CareLevel = (typeof careLevels)[number];

/** Parts of the body and of life that complaints are listed by. */
export const bodyAreas = [
  "general",
  "head-nerves",
  "eye",
  "ear",
  "breathing",
  "heart",
  "digestive",
  "urinary",
  "bones",
  "skin",
  "mind",
  "hormones",
  "women",
  "pregnancy",
  "men",
] as const;
export type BodyArea = (typeof bodyAreas)[number];

export const pregnancies = [
  "no",
  "under-12-weeks",
  "12-to-20-weeks",
  "over-20-weeks",
  "maybe",
  "gave-birth",
  "unknown",
] as const;
export type Pregnancy = (typeof pregnancies)[number];

/** Whom a check is about: the age in years, fractions for babies; the sex is that of the body. */
export type CheckedPerson = {
  readonly age: number;
  readonly sex: "F" | "M";
  /** Missing until it was asked. */
  readonly pregnancy?: Pregnancy;
};

/** Something that can be told; the words are in the language of the page, the id is the checker's own matter. */
export type CheckItem = { readonly id: string; readonly words: string };

/** Where its area is null it stands in a plain list. */
export type Complaint = CheckItem & {
  readonly area: BodyArea | null;
  /** The findings that it says by itself, where the checker tells them. */
  readonly brings?: readonly string[];
};

export const presences = ["present", "absent", "unknown"] as const;
export type Presence = (typeof presences)[number];

/** What somebody has told without being asked. */
export type ReportedFinding = CheckItem & {
  readonly presence: "present" | "absent";
  /** Of a length of time: for how many days, where that was told in numbers. */
  readonly lasted?: { readonly least: number; readonly most: number };
  /** The complaint that says it already; it is told by itself once that is taken out. */
  readonly saidBy?: string;
};

/** What a text says: complaints with the best fit first, and findings, which numbers such as a temperature are read as too. */
export type Understood = {
  readonly complaints: readonly Complaint[];
  /** The ids of those complaints that are well enough said to be taken for meant. */
  readonly meant: readonly string[];
  readonly findings: readonly ReportedFinding[];
};

/** What is asked at once: dangers or boxes of which any may be true, a list of which at most one is, or a single finding. */
export type CheckQuestion = {
  readonly id: string;
  readonly kind: "red-flags" | "several" | "one" | "finding";
  readonly text: string;
  readonly options: readonly CheckItem[];
  /** Whether it may be that none of the options is true. */
  readonly isNoneAllowed: boolean;
  readonly isUnknownAllowed: boolean;
};

/** A question with the answer to each of its options. */
export type Answered = {
  readonly question: CheckQuestion;
  readonly choices: Readonly<Record<string, Presence>>;
};

export const warnings = ["emergency", "hospital", "denied", "crisis", "violence", "child-violence"] as const;
/** Of words that told to call, of those that told to go to an emergency department, of either once the person said that they are not so, of suicide or self-harm, and of violence by somebody close. */
export type Warning = (typeof warnings)[number];

/** Another danger beside words of suicide or self-harm, or none. */
export const dangersIfUnmeant = ["emergency", "none"] as const;
export type DangerIfUnmeant = (typeof dangersIfUnmeant)[number];

/** All that was told so far. Plain data: the device keeps it for a day, and a checker judges it without remembering anything itself. */
export type CheckInterview = {
  readonly person: CheckedPerson;
  readonly complaints: readonly CheckItem[];
  readonly findings: readonly ReportedFinding[];
  readonly answered: readonly Answered[];
  /** What the typed words alone tell that cannot wait; it is shown on every page until the person says that it is not so. */
  readonly warning?: Warning;
  /** What is left of a warning of suicide or self-harm once its words were not meant so; missing where more than the words tells of it. */
  readonly ifUnmeant?: DangerIfUnmeant;
  /** The words tell of suicide or self-harm, and the person has said that they are not meant so. */
  readonly isUnmeant?: true;
};

/** What cannot wait, in what was told. */
export type Danger = {
  readonly level: CareLevel;
  /** Suicide or self-harm: the crisis line comes before anything else. */
  readonly isCrisis: boolean;
  readonly reasons: readonly string[];
  /** What to do before anything else: out of the gas, water into the eye. */
  readonly first?: string;
};

/** What comes next: the question, or null where the result can be shown. */
export type Step = { readonly question: CheckQuestion | null; readonly danger: Danger | null };

export type PossibleCondition = {
  readonly id: string;
  readonly name: string;
  /** How doctors call it, where that is another name. */
  readonly medicalName: string | null;
  readonly fit: "well" | "partly";
  readonly isEmergency: boolean;
  /** A topic of the health library. */
  readonly topic: string | null;
};

export type Reason = {
  readonly kind: "rule" | "condition" | "complaint";
  readonly words: string;
  /** The answers that a rule means by "this", where the checker tells them. */
  readonly answers?: readonly string[];
};

/** How a check ends: always with an urgency. */
export type CheckResult = {
  readonly level: CareLevel;
  readonly isCrisis: boolean;
  readonly reasons: readonly Reason[];
  /** What to do before anything else. */
  readonly first?: string;
  /** Dangers that are not there now; should one come, it is an emergency. */
  readonly getHelpIf: readonly string[];
  /** Dangers of which somebody was not sure: should one be there, it is an emergency. Left out where the checker cannot tell. */
  readonly unsureEmergencies?: readonly string[];
  /** What would make a milder result one of hours. */
  readonly seeSoonIf?: readonly string[];
  readonly selfCare: readonly string[];
  readonly conditions: readonly PossibleCondition[];
  /** Who sees it, and the specialty of the clinic's list that stands for it. */
  readonly specialty: { readonly words: string; readonly slug: string };
  /** Topics of the health library about the complaints. */
  readonly topics: readonly CheckItem[];
  /** Of the knowledge behind it. */
  readonly version: string;
  /** How many of its conditions a clinician has read and signed; null where the checker does not say. */
  readonly reviewed: { readonly conditions: number; readonly of: number } | null;
};

/**
 * Who asks about symptoms and judges the answers. Every call brings all that is known, so that a checker in the browser and one behind an
 * interface over HTTP look alike; a rejected promise means that it cannot be reached.
 */
export type SymptomChecker = {
  /** As a clinic's setting names it. */
  readonly name: string;
  /** All complaints of a person, to be chosen from a list. */
  readonly complaints: (person: CheckedPerson) => Promise<readonly Complaint[]>;
  readonly understand: (text: string, person: CheckedPerson) => Promise<Understood>;
  /** Whether a pregnancy could change what is asked or found. */
  readonly asksPregnancy: (interview: CheckInterview) => Promise<boolean>;
  readonly next: (interview: CheckInterview) => Promise<Step>;
  /** What cannot wait by now; null while nothing is known that could not. Answers that are only ticked yet may be among those told. */
  readonly urgentNow: (interview: CheckInterview) => Promise<Danger | null>;
  readonly conclude: (interview: CheckInterview) => Promise<CheckResult>;
  /** A kept interview with the words of the page's language; null where it no longer makes sense. */
  readonly restore: (stored: unknown) => Promise<CheckInterview | null>;
};

/** Complaints that are taken together at most. */
export const maxComplaints = 3;

/** A check that somebody has agreed to: what it is known by, and what is done where the server knows the consent no more. */
export type AgreedCheck = { readonly check: string; readonly onEnded: () => void };
