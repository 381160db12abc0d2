import { templateLimits } from "@anteroom/domain/health/questionnaire/template-faults";
import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Questionnaire, QuestionItem, Translated } from "../health/questionnaire.ts";
import { collection, entity, Instant } from "../values.ts";

/** The name of a survey in links, as `before-first-visit`; also the `id` of its questionnaire. */
const TemplateSlug = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  z.refine((slug) => slug !== "constructor"), // which every object has
);
const TemplateParams = z.strictObject({ template_slug: TemplateSlug });
const Line = z.string().check(z.minLength(1), z.maxLength(2000));
/** What `actionable_id` of a link names: the person it is about, or an appointment of theirs. */
const About = z.enum(["patient", "appointment"]);

/** One version of a survey, current or former. */
export const ClinicSurveyTemplate = z.object({
  slug: z.string(),
  /** `product`: part of the software; the clinic's own of the same name replaces it. */
  origin: z.enum(["product", "clinic"]),
  version: z.string(),
  about: About,
  /** Whether patients now get this version. */
  is_active: z.boolean(),
  created_at: z.nullable(Instant),
  retired_at: z.nullable(Instant),
  questionnaire: Questionnaire,
});
export type ClinicSurveyTemplate = z.infer<typeof ClinicSurveyTemplate>;

/** A FHIR R4 Questionnaire without its name, address, version and status, which the server sets. */
const TemplateQuestionnaire = z.strictObject({
  /** Of the texts that have no translation extension. */
  language: z.enum(locales),
  title: Line,
  _title: z.exactOptional(Translated),
  description: z.exactOptional(Line),
  _description: z.exactOptional(Translated),
  copyright: z.exactOptional(Line),
  item: z.array(QuestionItem).check(z.minLength(1), z.maxLength(templateLimits.items)),
});

/** A clinic's survey as somebody has read it. */
export const SurveyState = z.strictObject({
  version: z.string().check(z.maxLength(20)),
  is_retired: z.boolean(),
});
export type SurveyState = z.infer<typeof SurveyState>;

export const clinicListSurveyTemplates = endpoint({
  method: "GET",
  path: "/clinic/survey_templates",
  summary: "Lists every version of every survey of the clinic",
  description:
    "Answers (`GET /clinic/survey_responses`) name their version: `response.questionnaire` is its `url`, a bar and its `version`. Surveys at external addresses are in the settings (`surveyAddresses`).",
  caller: "clinic",
  scope: "any",
  query: z.strictObject({ slug: z.optional(TemplateSlug) }),
  response: collection(ClinicSurveyTemplate),
});

/**
 * Audited, except a dry run. Versions never change: setting stores a new one, unless nothing changed. At most 500
 * versions of all surveys of a clinic, and 64 kB each.
 */
export const clinicSetSurveyTemplate = endpoint({
  method: "PUT",
  path: "/clinic/survey_templates/{template_slug}",
  summary: "Creates a survey or its next version, which patients get from now on",
  description: `The supported part of FHIR R4 Questionnaire: at most ${templateLimits.items} items, ${templateLimits.depth} deep, with conditions, bounds, choices and translations. \`fields\` names each fault by its \`linkId\`. The same content creates no new version. Whoever has begun the previous version can still send it. \`about\` cannot change. With the name of one of the product's surveys (\`before-first-visit\`, \`after-visit\`) it replaces that survey. A dry run saves nothing. \`based_on\` is the newest version that its author has read, \`null\` for none: \`changed_elsewhere\` where there is another one, or where it was retired or reactivated meanwhile; left out, whatever is stored is replaced. \`status_conflict\`: 500 versions are stored.`,
  caller: "clinic",
  scope: "settings:write",
  params: TemplateParams,
  body: z.strictObject({
    about: About,
    questionnaire: TemplateQuestionnaire,
    /** Whether it is only tried. */
    is_dry_run: z.boolean(),
    based_on: z.exactOptional(z.nullable(SurveyState)),
  }),
  response: entity(ClinicSurveyTemplate),
  problems: ["status_conflict", "changed_elsewhere"],
});

/** Audited. */
export const clinicRetireSurveyTemplate = endpoint({
  method: "POST",
  path: "/clinic/survey_templates/{template_slug}/retire",
  summary: "Stops asking the clinic's survey; answers stay, and a new version reactivates it",
  description:
    "Where the product has a survey of the same name, patients get that one again. The product's surveys cannot be retired.",
  caller: "clinic",
  scope: "settings:write",
  params: TemplateParams,
  response: entity(ClinicSurveyTemplate),
});
