/** Levels of urgency, the most urgent first. */
export const careLevels = [
  "emergency-services",
  "emergency-department-now",
  "within-hours",
  "within-days",
  "self-care",
] as const;
/** A level of urgency. */
export type CareLevel = (typeof careLevels)[number];

/** Areas by which complaints are listed. */
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
/** An area by which complaints are listed. */
export type BodyArea = (typeof bodyAreas)[number];

/** Answers to the pregnancy question. */
export const pregnancies = [
  "no",
  "under-12-weeks",
  "12-to-20-weeks",
  "over-20-weeks",
  "maybe",
  "gave-birth",
  "unknown",
] as const;
/** An answer to the pregnancy question. */
export type Pregnancy = (typeof pregnancies)[number];

/** The person of a check: age in years (fractions for babies), sex of the body. */
export type CheckedPerson = {
  readonly age: number;
  readonly sex: "F" | "M";
  /** Undefined until asked. */
  readonly pregnancy?: Pregnancy;
};

/** A complaint, finding or option: the checker's id, and its label in the page's language. */
export type CheckItem = { readonly id: string; readonly words: string };

/** A complaint; `area` null: listed without an area. */
export type Complaint = CheckItem & {
  readonly area: BodyArea | null;
  /** Findings that it implies, where the checker reports them. */
  readonly brings?: readonly string[];
};

/** Whether a finding is there, is not, or is unknown. */
export const presences = ["present", "absent", "unknown"] as const;
/** Whether a finding is there, is not, or is unknown. */
export type Presence = (typeof presences)[number];

/** A finding reported without being asked. */
export type ReportedFinding = CheckItem & {
  readonly presence: "present" | "absent";
  /** For how many days a finding has lasted, if the text gives a number. */
  readonly lasted?: { readonly least: number; readonly most: number };
  /** The complaint that implies it; it is listed by itself once that is removed. */
  readonly saidBy?: string;
};

/**
 * What the checker understands of a text: complaints, the best match first, and findings, including numbers
 * such as a temperature.
 */
export type Understood = {
  readonly complaints: readonly Complaint[];
  /** Ids of the complaints clear enough to be preselected. */
  readonly meant: readonly string[];
  readonly findings: readonly ReportedFinding[];
};

/** A question: danger signs or options (any may apply), a single choice, or one finding. */
export type CheckQuestion = {
  readonly id: string;
  readonly kind: "red-flags" | "several" | "one" | "finding";
  readonly text: string;
  readonly options: readonly CheckItem[];
  /** Whether it may be that none of the options is true. */
  readonly isNoneAllowed: boolean;
  readonly isUnknownAllowed: boolean;
};

/** A question with the answer to each option. */
export type AnsweredQuestion = {
  readonly question: CheckQuestion;
  readonly choices: Readonly<Record<string, Presence>>;
};

/** Kinds of warnings that typed text can lead to. */
export const warnings = ["emergency", "hospital", "denied", "crisis", "violence", "child-violence"] as const;
/**
 * A warning of typed text: `emergency` to call, `hospital` to go there, `denied` either one that the person
 * denied; else self-harm or violence.
 */
export type Warning = (typeof warnings)[number];

/** The danger that remains if words of self-harm were not meant. */
export const dangersIfUnmeant = ["emergency", "none"] as const;
/** The danger that remains if words of self-harm were not meant. */
export type DangerIfUnmeant = (typeof dangersIfUnmeant)[number];

/**
 * Everything reported so far, as plain data that a checker judges without state of its own. The device stores
 * it for a day.
 */
export type CheckInterview = {
  readonly person: CheckedPerson;
  readonly complaints: readonly CheckItem[];
  readonly findings: readonly ReportedFinding[];
  readonly answered: readonly AnsweredQuestion[];
  /** The warning of the typed text, shown on each page until the person denies it. */
  readonly warning?: Warning;
  /**
   * The danger that remains if a warning of self-harm was not meant; undefined where more than the text
   * mentions it.
   */
  readonly ifUnmeant?: DangerIfUnmeant;
  /** The text mentions suicide or self-harm, and the person has declared it not meant. */
  readonly isUnmeant?: true;
};

/** A danger in what was reported. */
export type Danger = {
  readonly level: CareLevel;
  /** Suicide or self-harm: the crisis line is shown first. */
  readonly isCrisis: boolean;
  readonly reasons: readonly string[];
  /** What to do before anything else, such as leaving a room with gas. */
  readonly first?: string;
};

/** The next question; null when the result is ready. */
export type Step = { readonly question: CheckQuestion | null; readonly danger: Danger | null };

/** A condition that fits the answers. */
export type PossibleCondition = {
  readonly id: string;
  readonly name: string;
  /** The medical name, if different. */
  readonly medicalName: string | null;
  readonly fit: "well" | "partly";
  readonly isEmergency: boolean;
  /** A topic of the health library. */
  readonly topic: string | null;
  /**
   * The publication by which a danger sign in the answers points to this condition; undefined without such a
   * sign.
   */
  readonly ofSign?: { readonly organisation: string; readonly title: string; readonly url: string };
};

/** A reason for the urgency. */
export type Reason = {
  readonly kind: "rule" | "condition" | "complaint";
  readonly words: string;
  /** The answers that a rule refers to as "this", where the checker reports them. */
  readonly answers?: readonly string[];
};

/** The result of a check; always has an urgency. */
export type CheckResult = {
  readonly level: CareLevel;
  readonly isCrisis: boolean;
  readonly reasons: readonly Reason[];
  /** What to do before anything else. */
  readonly first?: string;
  /** Danger signs not present now; each would be an emergency if it appears. */
  readonly getHelpIf: readonly string[];
  /**
   * Danger signs the person was unsure about: each would be an emergency. Undefined where the checker does
   * not report them.
   */
  readonly unsureEmergencies?: readonly string[];
  /** Signs that would raise a milder result to `within-hours`. */
  readonly seeSoonIf?: readonly string[];
  readonly selfCare: readonly string[];
  readonly conditions: readonly PossibleCondition[];
  /** The suitable specialty: its label (`words`), and the slug of the clinic's specialty that corresponds to it. */
  readonly specialty: { readonly words: string; readonly slug: string };
  /** Topics of the health library about the complaints. */
  readonly topics: readonly CheckItem[];
  /** Version of the checker's knowledge base. */
  readonly version: string;
  /** How many of its conditions a clinician has read and signed; null where the checker does not say. */
  readonly reviewed: { readonly conditions: number; readonly of: number } | null;
};

/**
 * Asks about symptoms and judges the answers. Each call passes all data, so checkers in the browser and over
 * HTTP look alike. A rejected promise: unreachable.
 */
export type SymptomChecker = {
  /** As a clinic's setting names it. */
  readonly name: string;
  /** All complaints of a person, to be chosen from a list. */
  readonly complaints: (person: CheckedPerson) => Promise<readonly Complaint[]>;
  /** Finds complaints and findings in a free text. */
  readonly understand: (text: string, person: CheckedPerson) => Promise<Understood>;
  /** Whether a pregnancy could change questions or results. */
  readonly asksPregnancy: (interview: CheckInterview) => Promise<boolean>;
  /** Returns the next question, and a danger found in the answers so far. */
  readonly next: (interview: CheckInterview) => Promise<Step>;
  /** The danger at this moment, also by options that are only ticked; null without one. */
  readonly urgentNow: (interview: CheckInterview) => Promise<Danger | null>;
  /** Judges the answers so far; the interview need not be complete. */
  readonly conclude: (interview: CheckInterview) => Promise<CheckResult>;
  /** Restores a stored interview with labels in the page's language; null if it is no longer valid. */
  readonly restore: (stored: unknown) => Promise<CheckInterview | null>;
};

/** Most complaints in one check. */
export const maxComplaints = 3;

/** A check that a person consented to. `onEnded` is called when the server no longer has the consent. */
export type AgreedCheck = { readonly check: string; readonly onEnded: () => void };
