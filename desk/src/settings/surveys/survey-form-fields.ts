import type { BodyOf } from "@anteroom/client/operation";
import type { clinicSetSurveyTemplate } from "@anteroom/client/operations";
import type { ClinicSurveyTemplate, SurveyState } from "@anteroom/client/schemas";
import type { Locale } from "@anteroom/domain/shared/locales";

/** The kinds of questions that the form writes, as FHIR names them. */
export const questionKinds = ["boolean", "integer", "decimal", "date", "string", "text", "choice"] as const;
/** A kind of question, as listed in `questionKinds`. */
export type QuestionKind = (typeof questionKinds)[number];

/** A question as it is entered; `options`: one a line, for a choice. */
export type EnteredQuestion = {
  linkId: string;
  kind: QuestionKind;
  text: string;
  isRequired: boolean;
  options: string;
  /** Codes of the options of every stored version by their words: an option that stays or returns keeps its code. */
  codes: Readonly<Record<string, string>>;
};

/** The values of the form of a survey. */
export type EnteredSurvey = {
  slug: string;
  about: ClinicSurveyTemplate["about"];
  language: Locale;
  title: string;
  questions: readonly EnteredQuestion[];
  /** The stored version that was opened; null for a new survey. */
  basedOn: SurveyState | null;
};

type Item = ClinicSurveyTemplate["questionnaire"]["item"][number];

/** Fields of a question that the form shows; one with others cannot be changed by it without losing them. */
const editableFields = new Set(["linkId", "type", "text", "required", "answerOption"]);

/**
 * Converts a stored survey to the form's values; null where it has groups, conditions, bounds or
 * translations, which the form would lose. `versions`: all that are stored, also of other surveys.
 */
export function surveyToForm(
  survey: ClinicSurveyTemplate,
  versions: readonly ClinicSurveyTemplate[],
): EnteredSurvey | null {
  const { slug, about, questionnaire } = survey;
  const { language, title, item } = questionnaire;
  if (
    questionnaire._title ||
    questionnaire.description !== undefined ||
    questionnaire.copyright !== undefined
  )
    return null;
  const stored = versions.filter((one) => one.slug === slug).flatMap((one) => one.questionnaire.item);
  const questions = item.map((one) => questionToForm(one, stored));
  const known = questions.filter((one) => one !== null);
  if (known.length < questions.length) return null;
  return { slug, about, language, title, questions: known, basedOn: stateOf(survey) };
}

/** Returns a stored version as the server compares it. */
const stateOf = ({ version, retired_at: retiredAt }: ClinicSurveyTemplate): SurveyState => ({
  version,
  is_retired: retiredAt !== null,
});

/** Returns the newest version of the clinic's own survey of this name; undefined without one. */
export function newestVersion(
  slug: string,
  versions: readonly ClinicSurveyTemplate[],
): ClinicSurveyTemplate | undefined {
  return versions
    .filter((one) => one.origin === "clinic" && one.slug === slug)
    .toSorted((one, other) => Number(other.version) - Number(one.version))[0];
}

/**
 * Returns the entered survey as a change of the newest stored version. Questions and options that others have added
 * meanwhile keep their names: new ones of the same name in the form get others.
 */
export function rebaseSurvey(
  entered: EnteredSurvey,
  versions: readonly ClinicSurveyTemplate[],
): EnteredSurvey {
  const own = versions.filter(({ slug }) => slug === entered.slug);
  const newest = newestVersion(entered.slug, versions);
  const base = Number(entered.basedOn?.version ?? 0);
  const namesOf = (some: readonly ClinicSurveyTemplate[]) =>
    some.flatMap(({ questionnaire }) => linkIdsOf(questionnaire.item));
  const known = new Set(namesOf(own.filter(({ version }) => Number(version) <= base)));
  const stored = new Set(namesOf(own));
  const taken = new Set([...namesOf(versions), ...entered.questions.map(({ linkId }) => linkId)]);
  const questions = entered.questions.map((question) => {
    const isOthers = stored.has(question.linkId) && !known.has(question.linkId);
    if (isOthers) {
      const linkId = freeName("q", taken);
      taken.add(linkId);
      return { ...question, linkId, codes: {} };
    }
    const items = own.flatMap(({ questionnaire }) => questionnaire.item);
    return { ...question, codes: codesOf(items.filter(({ linkId }) => linkId === question.linkId)) };
  });
  return { ...entered, questions, basedOn: newest ? stateOf(newest) : null };
}

function questionToForm(item: Item, stored: readonly Item[]): EnteredQuestion | null {
  const kind = questionKinds.find((one) => one === item.type);
  const options = item.answerOption ?? [];
  const isPlain =
    Object.keys(item).every((field) => editableFields.has(field)) &&
    options.every(
      ({ valueCoding, extension }) =>
        extension === undefined &&
        Object.keys(valueCoding).every((field) => ["code", "display"].includes(field)),
    );
  if (kind === undefined || !isPlain) return null;
  return {
    linkId: item.linkId,
    kind,
    text: item.text,
    isRequired: item.required ?? false,
    options: options.map(({ valueCoding }) => valueCoding.display).join("\n"),
    codes: codesOf([...stored.filter(({ linkId }) => linkId === item.linkId), item]),
  };
}

/** Codes of options by their words; of two for the same words the last one's. */
function codesOf(items: readonly Item[]): Record<string, string> {
  const options = items.flatMap(({ answerOption }) => answerOption ?? []);
  return Object.fromEntries(options.map(({ valueCoding: { display, code } }) => [display, code]));
}

/**
 * Returns an empty yes-or-no question whose `linkId` none of the others has, and none in any of the stored
 * `versions`: answers to a question that was removed are not taken for answers to this one.
 */
export function newQuestion(
  questions: readonly EnteredQuestion[],
  versions: readonly ClinicSurveyTemplate[],
): EnteredQuestion {
  const stored = versions.flatMap(({ questionnaire }) => linkIdsOf(questionnaire.item));
  const linkId = freeName("q", new Set([...questions.map((one) => one.linkId), ...stored]));
  return { linkId, kind: "boolean", text: "", isRequired: false, options: "", codes: {} };
}

function linkIdsOf(items: readonly Item[]): string[] {
  return items.flatMap(({ linkId, item }) => [linkId, ...linkIdsOf(item ?? [])]);
}

function freeName(letter: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) if (!taken.has(`${letter}${number}`)) return `${letter}${number}`;
}

/** Returns an option's words, each once, in order. */
const optionsOf = ({ options }: EnteredQuestion): string[] => [
  ...new Set(
    options
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

/**
 * Returns the fields that are wrong: `slug`, `title`, `questions`, and of a question its `linkId`
 * with `.text` or `.options`.
 */
export function surveyFaults({ slug, title, questions }: EnteredSurvey): ReadonlySet<string> {
  const faults = new Set<string>();
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(slug) || slug === "constructor") faults.add("slug");
  if (title.trim() === "") faults.add("title");
  if (questions.length === 0) faults.add("questions");
  for (const question of questions) {
    if (question.text.trim() === "") faults.add(`${question.linkId}.text`);
    if (question.kind === "choice" && optionsOf(question).length < 2)
      faults.add(`${question.linkId}.options`);
  }
  return faults;
}

/**
 * Converts the form's values to the API's body, without checking them. Stored options keep their
 * codes; new ones get free ones.
 */
export function surveyBody({
  about,
  language,
  title,
  questions,
  basedOn,
}: EnteredSurvey): BodyOf<typeof clinicSetSurveyTemplate> {
  return {
    about,
    questionnaire: { language, title: title.trim(), item: questions.map(itemOf) },
    is_dry_run: false,
    based_on: basedOn,
  };
}

function itemOf(question: EnteredQuestion): Item {
  const { linkId, kind, text, isRequired, codes } = question;
  const item: Item = { linkId, type: kind, text: text.trim(), ...(isRequired ? { required: true } : {}) };
  if (kind !== "choice") return item;
  const taken = new Set(Object.values(codes));
  const answerOption = optionsOf(question).map((display) => {
    const code = codes[display] ?? freeName("o", taken);
    taken.add(code);
    return { valueCoding: { code, display } };
  });
  return { ...item, answerOption };
}
