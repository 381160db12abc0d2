import { locales } from "@anteroom/domain/shared/locales";
import {
  extensionUrls,
  itemControls,
  itemTypes,
  operators,
  type AnswerOption,
  type Coding as CodingShape,
  type Condition,
  type Extension as ExtensionShape,
  type Questionnaire as QuestionnaireShape,
  type QuestionnaireItem,
  type Translated as TranslatedShape,
} from "@anteroom/domain/health/questionnaire/questionnaire";
import type {
  QuestionnaireResponse as ResponseShape,
  ResponseAnswer,
  ResponseItem,
} from "@anteroom/domain/health/questionnaire/response";
import * as z from "zod/mini";
import { Instant, limits, text } from "../values.ts";

/** Names of questions and choices, as FHIR's `id`; never a name every object has. */
const Key = z.string().check(z.regex(/^(?!constructor$)[A-Za-z0-9][A-Za-z0-9.-]{0,63}$/));
const Line = z.string().check(z.minLength(1), z.maxLength(2000));
const Address = z.string().check(z.regex(/^https?:\/\/\S{1,300}$/));
const exact = z.exactOptional;

/** FHIR translations of a text. */
export const Translated: z.ZodMiniType<TranslatedShape> = z.strictObject({
  extension: z.array(
    z.strictObject({
      url: z.literal(extensionUrls.translation),
      extension: z.tuple([
        z.strictObject({ url: z.literal("lang"), valueCode: z.string() }),
        z.strictObject({ url: z.literal("content"), valueString: Line }),
      ]),
    }),
  ),
});

/** The supported FHIR extensions. */
export const Extension: z.ZodMiniType<ExtensionShape> = z.lazy(() =>
  z.discriminatedUnion("url", [
    z.strictObject({
      url: z.literal([extensionUrls.ordinalValue, extensionUrls.itemWeight]),
      valueDecimal: z.number(),
    }),
    z.strictObject({
      url: z.literal([extensionUrls.minValue, extensionUrls.maxValue]),
      valueInteger: exact(z.int()),
      valueDecimal: exact(z.number()),
      valueDate: exact(z.iso.date()),
    }),
    z.strictObject({ url: z.literal(extensionUrls.unit), valueCoding: Coding }),
    z.strictObject({
      url: z.literal(extensionUrls.itemControl),
      valueCodeableConcept: z.strictObject({
        coding: z.array(z.strictObject({ code: z.enum(itemControls) })),
      }),
    }),
    z.strictObject({
      url: z.literal([extensionUrls.optionExclusive, extensionUrls.hidden]),
      valueBoolean: z.boolean(),
    }),
  ]),
);

/** A coded choice. */
export const Coding: z.ZodMiniType<CodingShape> = z.strictObject({
  system: exact(Address),
  code: Key,
  display: Line,
  _display: exact(Translated),
  extension: exact(z.array(Extension)),
});

const AnswerOption: z.ZodMiniType<AnswerOption> = z.strictObject({
  valueCoding: Coding,
  extension: exact(z.array(Extension)),
});

const Condition: z.ZodMiniType<Condition> = z.strictObject({
  question: Key,
  operator: z.enum(operators),
  answerBoolean: exact(z.boolean()),
  answerInteger: exact(z.int()),
  answerDecimal: exact(z.number()),
  answerString: exact(Line),
  answerDate: exact(z.iso.date()),
  answerCoding: exact(z.strictObject({ system: exact(Address), code: Key })),
});

/** A group, text or question of a questionnaire. */
export const QuestionItem: z.ZodMiniType<QuestionnaireItem> = z.strictObject({
  linkId: Key,
  type: z.enum(itemTypes),
  text: Line,
  _text: exact(Translated),
  code: exact(z.array(z.strictObject({ system: Address, code: Key }))),
  required: exact(z.boolean()),
  repeats: exact(z.boolean()),
  maxLength: exact(z.int().check(z.positive())),
  enableWhen: exact(z.array(Condition)),
  enableBehavior: exact(z.enum(["all", "any"])),
  answerOption: exact(z.array(AnswerOption)),
  extension: exact(z.array(Extension)),
  item: exact(z.array(z.lazy(() => QuestionItem))),
});

/** The supported part of FHIR R4 Questionnaire; `faultsOf` checks its meaning. */
export const Questionnaire: z.ZodMiniType<QuestionnaireShape> = z.strictObject({
  resourceType: z.literal("Questionnaire"),
  id: Key,
  url: Address,
  version: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
  status: z.literal("active"),
  language: z.enum(locales),
  title: Line,
  _title: exact(Translated),
  description: exact(Line),
  _description: exact(Translated),
  copyright: exact(Line),
  item: z.array(QuestionItem),
});

const Answer: z.ZodMiniType<ResponseAnswer> = z.union([
  z.strictObject({ valueBoolean: z.boolean() }),
  z.strictObject({ valueInteger: z.int() }),
  z.strictObject({ valueDecimal: z.number() }),
  z.strictObject({ valueDate: z.iso.date() }),
  z.strictObject({ valueString: text(limits.comment) }),
  z.strictObject({
    valueCoding: z.strictObject({ system: exact(Address), code: Key, display: exact(Line) }),
  }),
]);

/** The answers to one item. */
export const AnsweredItem: z.ZodMiniType<ResponseItem> = z.strictObject({
  linkId: Key,
  answer: exact(z.array(Answer).check(z.maxLength(50))),
  item: exact(z.array(z.lazy(() => AnsweredItem)).check(z.maxLength(200))),
});

/**
 * The supported part of FHIR R4 QuestionnaireResponse; `answersOf` and `answerProblems` check it against its
 * questionnaire.
 */
export const QuestionnaireResponse: z.ZodMiniType<ResponseShape> = z.strictObject({
  resourceType: z.literal("QuestionnaireResponse"),
  questionnaire: z.string().check(z.regex(/^https?:\/\/\S{1,300}\|[\w.-]{1,20}$/)),
  status: z.literal("completed"),
  authored: Instant,
  language: z.enum(locales),
  item: z.array(AnsweredItem).check(z.maxLength(200)),
});
