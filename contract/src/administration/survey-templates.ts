import { templateLimits } from "@anteroom/domain/health/questionnaire/template-faults";
import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Questionnaire, QuestionItem, Translated } from "../health/questionnaire.ts";
import { collection, entity, Instant } from "../values.ts";

/** The name of a survey in links, as `before-first-visit`: also the `id` of its questionnaire. */
const TemplateSlug = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  z.refine((slug) => slug !== "constructor"), // which every object has
);
const TemplateParams = z.strictObject({ template_slug: TemplateSlug });
const Line = z.string().check(z.minLength(1), z.maxLength(2000));
/** What `actionable_id` of a link names: the person it is about, or an appointment of theirs. */
const About = z.enum(["patient", "appointment"]);

/** One version of a survey, as it was or is asked. */
export const ClinicSurveyTemplate = z.object({
  slug: z.string(),
  /** `product`: it comes with the software; the clinic's own of the same name takes its place. */
  origin: z.enum(["product", "clinic"]),
  version: z.string(),
  about: About,
  /** Whether patients are asked this version now. */
  is_active: z.boolean(),
  created_at: z.nullable(Instant),
  retired_at: z.nullable(Instant),
  questionnaire: Questionnaire,
});
export type ClinicSurveyTemplate = z.infer<typeof ClinicSurveyTemplate>;

/** What is asked: FHIR R4 Questionnaire without its name, address, version and status, which the server gives. */
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

export const clinicListSurveyTemplates = endpoint({
  method: "GET",
  path: "/clinic/survey_templates",
  summary: "Every version of every survey that patients are or were asked here",
  description:
    "Answers (`GET /clinic/survey_responses`) name the version they belong to: `response.questionnaire` is its `url`, a bar and its `version`. Surveys at addresses of their own are in the settings (`surveyAddresses`).",
  caller: "clinic",
  scope: "any",
  query: z.strictObject({ slug: z.optional(TemplateSlug) }),
  response: collection(ClinicSurveyTemplate),
});

export const clinicSetSurveyTemplate = endpoint({
  method: "PUT",
  path: "/clinic/survey_templates/{template_slug}",
  summary: "Makes a survey, or the next version of one; patients are asked it from now on",
  description: `The part of FHIR R4 Questionnaire that is filled in here: at most ${templateLimits.items} items, ${templateLimits.depth} deep, with conditions, bounds, choices and translations. Checked whole: \`fields\` names each fault by its \`linkId\`. The same again makes no new version. Whoever has begun the version before can still send it. \`about\` stays as it was; with the name of a survey of the product (\`before-first-visit\`, \`after-visit\`) it takes that one's place and is offered as that one. A dry run keeps nothing. \`status_conflict\`: 500 versions are kept.`,
  caller: "clinic",
  scope: "settings:write",
  params: TemplateParams,
  body: z.strictObject({
    about: About,
    questionnaire: TemplateQuestionnaire,
    /** Whether it is only tried. */
    is_dry_run: z.boolean(),
  }),
  response: entity(ClinicSurveyTemplate),
  problems: ["status_conflict"],
});

export const clinicRetireSurveyTemplate = endpoint({
  method: "POST",
  path: "/clinic/survey_templates/{template_slug}/retire",
  summary:
    "Asks nobody the clinic's survey any more; what was answered stays, and a new version brings it back",
  description:
    "Where a survey of the product has the same name, patients are asked that one again. Surveys of the product cannot be retired.",
  caller: "clinic",
  scope: "settings:write",
  params: TemplateParams,
  response: entity(ClinicSurveyTemplate),
});
