import type { Locale } from "@anteroom/domain/shared/locales";
import {
  extensionUrls,
  type AnswerOption,
  type Coding,
  type Extension,
  type ItemControl,
  type Questionnaire,
  type QuestionnaireItem,
  type Translated,
} from "@anteroom/domain/health/questionnaire/questionnaire";

/** A text in its languages, written in English first. `pt-BR` and `es-CL` only where they differ. */
export type Texts = { en: string } & Partial<Record<Exclude<Locale, "en">, string>>;

type Facts = Pick<
  QuestionnaireItem,
  "required" | "repeats" | "enableWhen" | "enableBehavior" | "maxLength"
> & {
  /** A hint under the question. */
  help?: Texts;
};

/** Words for FHIR: the text, and an extension per language. */
function said(texts: Texts): { text: string; _text: Translated } {
  const { en, ...others } = texts;
  return {
    text: en,
    _text: {
      extension: Object.entries(others).map(([lang, content]) => ({
        url: extensionUrls.translation,
        extension: [
          { url: "lang", valueCode: lang },
          { url: "content", valueString: content },
        ],
      })),
    },
  };
}

type Head = Pick<Questionnaire, "id" | "url" | "version" | "copyright" | "item"> & {
  title: Texts;
  description?: Texts;
};

/** Builds a FHIR questionnaire with its translations; English is its base language. Not checked; see `faultsOf`. */
export function questionnaire({ title, description, ...rest }: Head): Questionnaire {
  const { text, _text } = said(title);
  const about = description && said(description);
  return {
    resourceType: "Questionnaire",
    status: "active",
    language: "en",
    title: text,
    _title: _text,
    ...(about && { description: about.text, _description: about._text }),
    ...rest,
  };
}

/** Builds a question answered in text, by yes or no, or with a day. */
export function question(
  linkId: string,
  type: "boolean" | "string" | "text" | "date",
  texts: Texts,
  facts: Facts = {},
): QuestionnaireItem {
  return item(linkId, type, texts, facts);
}

/** Builds an option of a choice, with a `score` (`ordinalValue`) if it counts. */
export function option(code: string, texts: Texts, score?: number): AnswerOption {
  const extension: Extension[] =
    score === undefined ? [] : [{ url: extensionUrls.ordinalValue, valueDecimal: score }];
  return { valueCoding: { ...coding(code, texts), ...(extension.length > 0 && { extension }) } };
}

/** Returns a copy of an option such as "None of these" that excludes the others. Its score is dropped. */
export function exclusive(answer: AnswerOption): AnswerOption {
  return { ...answer, extension: [{ url: extensionUrls.optionExclusive, valueBoolean: true }] };
}

/** Builds a question with options; one may be chosen, several with `repeats`. */
export function choice(
  linkId: string,
  texts: Texts,
  answerOption: readonly AnswerOption[],
  facts: Facts = {},
): QuestionnaireItem {
  return { ...item(linkId, "choice", texts, facts), answerOption };
}

type Bounds = { min?: number; max?: number; unit?: { code: string; texts: Texts } };

/**
 * Builds a question for a number with bounds (both included) and unit (a UCUM code and its displayed texts);
 * `decimal` allows fractions.
 */
export function number(
  linkId: string,
  type: "integer" | "decimal",
  texts: Texts,
  { min, max, unit, ...facts }: Bounds & Facts,
): QuestionnaireItem {
  const value = (bound: number) => (type === "integer" ? { valueInteger: bound } : { valueDecimal: bound });
  return item(linkId, type, texts, facts, [
    ...(min === undefined ? [] : [{ url: extensionUrls.minValue, ...value(min) }]),
    ...(max === undefined ? [] : [{ url: extensionUrls.maxValue, ...value(max) }]),
    ...(unit ? [{ url: extensionUrls.unit, valueCoding: coding(unit.code, unit.texts) }] : []),
  ]);
}

/** Builds a scale of whole numbers from 0 to 10, with labels for its ends. */
export function scale(
  linkId: string,
  texts: Texts,
  { lower, upper, ...facts }: { lower: Texts; upper: Texts } & Facts,
): QuestionnaireItem {
  const written = item(linkId, "integer", texts, facts, [
    control("slider"),
    { url: extensionUrls.minValue, valueInteger: 0 },
    { url: extensionUrls.maxValue, valueInteger: 10 },
  ]);
  const ends = [part(linkId, "lower", lower), part(linkId, "upper", upper)];
  return { ...written, item: [...(written.item ?? []), ...ends] };
}

/** Builds a text that asks nothing; `contact`: the clinic's emergency number and phone are shown below it. */
export function display(
  linkId: string,
  texts: Texts,
  { contact = false, ...facts }: Facts & { contact?: boolean } = {},
): QuestionnaireItem {
  return item(linkId, "display", texts, facts, contact ? [control("contact")] : []);
}

/** Builds a group; with `staysTogether` its questions share one page. */
export function group(
  linkId: string,
  texts: Texts,
  items: readonly QuestionnaireItem[],
  { staysTogether = false, ...facts }: Facts & { staysTogether?: boolean } = {},
): QuestionnaireItem {
  const written = item(linkId, "group", texts, facts, staysTogether ? [control("page")] : []);
  return { ...written, item: [...(written.item ?? []), ...items] };
}

function item(
  linkId: string,
  type: QuestionnaireItem["type"],
  texts: Texts,
  { help, ...facts }: Facts,
  extension: readonly Extension[] = [],
): QuestionnaireItem {
  return {
    linkId,
    type,
    ...said(texts),
    ...facts,
    ...(extension.length > 0 && { extension }),
    ...(help && { item: [part(linkId, "help", help)] }),
  };
}

function part(linkId: string, task: ItemControl, texts: Texts): QuestionnaireItem {
  return { linkId: `${linkId}.${task}`, type: "display", ...said(texts), extension: [control(task)] };
}

function control(code: ItemControl): Extension {
  return { url: extensionUrls.itemControl, valueCodeableConcept: { coding: [{ code }] } };
}

function coding(code: string, texts: Texts): Coding {
  const { text, _text } = said(texts);
  return { code, display: text, _display: _text };
}
