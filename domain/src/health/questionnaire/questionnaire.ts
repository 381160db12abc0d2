import type { Locale } from "../../shared/locales.ts";

/**
 * The supported part of FHIR R4 Questionnaire: groups, texts, questions of fixed types, conditions, bounds,
 * translations and scores. Free answers beside options (`open-choice`) are not supported.
 */
export type Questionnaire = {
  resourceType: "Questionnaire";
  id: string;
  /** Canonical address; with the version it names what was answered. */
  url: string;
  version: string;
  status: "active";
  /** Of the texts that have no translation extension. */
  language: Locale;
  title: string;
  _title?: Translated;
  description?: string;
  _description?: Translated;
  copyright?: string;
  item: readonly QuestionnaireItem[];
};

/** The FHIR item types that are supported; `string` is one line, `text` several. */
export const itemTypes = [
  "group",
  "display",
  "boolean",
  "choice",
  "integer",
  "decimal",
  "string",
  "text",
  "date",
] as const;
export type ItemType = (typeof itemTypes)[number];

/** A group, a text (`display`) or a question of a questionnaire. */
export type QuestionnaireItem = {
  linkId: string;
  type: ItemType;
  text: string;
  _text?: Translated;
  /** Its meaning in a terminology, such as LOINC. */
  code?: readonly { system: string; code: string }[];
  /** Not FHIR, and never sent: the language of `text` where it differs from the rest (D.103). */
  writtenIn?: Locale;
  required?: boolean;
  /** Several choices. */
  repeats?: boolean;
  maxLength?: number;
  enableWhen?: readonly Condition[];
  /** Required with several conditions. */
  enableBehavior?: "all" | "any";
  answerOption?: readonly AnswerOption[];
  extension?: readonly Extension[];
  item?: readonly QuestionnaireItem[];
};

/** One choice of a `choice` question. */
export type AnswerOption = { valueCoding: Coding; extension?: readonly Extension[] };

/** A coded meaning with its displayed text, in the language of the questionnaire unless `writtenIn` differs. */
export type Coding = {
  system?: string;
  code: string;
  display: string;
  _display?: Translated;
  /** As `writtenIn` of an item. */
  writtenIn?: Locale;
  extension?: readonly Extension[];
};

/** The operators of FHIR conditions (`enableWhen`). */
export const operators = ["exists", "=", "!=", ">", "<", ">=", "<="] as const;

/**
 * A condition on an earlier question (its `linkId`), met as soon as one answer meets it; exactly one `answer…` is
 * set. With `exists`, `answerBoolean` says whether an answer must exist. Codings are compared by code only.
 */
export type Condition = {
  question: string;
  operator: (typeof operators)[number];
  answerBoolean?: boolean;
  answerInteger?: number;
  answerDecimal?: number;
  answerString?: string;
  answerDate?: string;
  answerCoding?: { system?: string; code: string };
};

/** FHIR translations of a text: one extension per language. */
export type Translated = { extension: readonly TranslationExtension[] };
/** The FHIR extension with the translation of a text into one language. */
export type TranslationExtension = {
  url: typeof extensionUrls.translation;
  extension: readonly [{ url: "lang"; valueCode: string }, { url: "content"; valueString: string }];
};

/** A FHIR extension that our questionnaires use. */
export type Extension =
  | { url: typeof extensionUrls.ordinalValue | typeof extensionUrls.itemWeight; valueDecimal: number }
  | {
      url: typeof extensionUrls.minValue | typeof extensionUrls.maxValue;
      valueInteger?: number;
      valueDecimal?: number;
      valueDate?: string;
    }
  | { url: typeof extensionUrls.unit; valueCoding: Coding }
  | {
      url: typeof extensionUrls.itemControl;
      valueCodeableConcept: { coding: readonly { code: ItemControl }[] };
    }
  | { url: typeof extensionUrls.optionExclusive | typeof extensionUrls.hidden; valueBoolean: boolean };

const hl7 = "http://hl7.org/fhir/StructureDefinition";
/** Addresses of the FHIR extensions that questionnaires may use. */
export const extensionUrls = {
  translation: `${hl7}/translation`,
  /** The score of a choice; `itemWeight` is its name since R5. */
  ordinalValue: `${hl7}/ordinalValue`,
  itemWeight: `${hl7}/itemWeight`,
  minValue: `${hl7}/minValue`,
  maxValue: `${hl7}/maxValue`,
  unit: `${hl7}/questionnaire-unit`,
  itemControl: `${hl7}/questionnaire-itemControl`,
  /** "None of these": rules out every other choice. */
  optionExclusive: `${hl7}/questionnaire-optionExclusive`,
  /** Never shown: its answer is known already, and counts like any other, also in conditions. */
  hidden: `${hl7}/questionnaire-hidden`,
} as const;

/**
 * How an item is shown. `help`: the hint of its question. `lower`, `upper`: labels for the ends of a `slider`, a
 * scale of whole numbers. `page`: a group that stays on one page. `contact`: a text that advises to call; the
 * clinic's emergency number and phone are shown below it.
 */
export const itemControls = ["help", "lower", "upper", "slider", "page", "contact"] as const;
export type ItemControl = (typeof itemControls)[number];

/**
 * A choice is its code, a date `2026-11-24`. An answer that cannot be parsed stays the typed text, which
 * `answerProblems` reports.
 */
export type AnswerValue = boolean | number | string;
/** Answers by `linkId`; an unanswered question is absent or empty. */
export type Answers = Readonly<Record<string, readonly AnswerValue[]>>;
