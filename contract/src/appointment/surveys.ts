import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Questionnaire, QuestionnaireResponse } from "../health/questionnaire.ts";
import { collection, entity, Id, Instant } from "../values.ts";

/** Name of a survey in links and queries, as `before-first-visit` or `health_assessment`. */
const Slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/));
/** The clinic's id of the subject or project of a survey. */
const Reference = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** The place of an answer in a list: when it was given, and its id. */
const Cursor = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[1-9]\d{0,15}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text.replace(/_.*/, "")))),
);

/** D.37: the three parameters of the link, stored with the answers. */
const action = { action_name: Slug, actionable_id: Reference, project_id: Reference };

const SurveyTemplate = z.object({
  id: z.string(),
  slug: z.string(),
  /** The questions; null for an external survey. */
  questionnaire: z.nullable(Questionnaire),
});
/** A survey that a patient can fill in; `questionnaire` is null for an external survey. */
export type SurveyTemplate = z.infer<typeof SurveyTemplate>;

export const SurveyResponse = z.object({
  id: Id,
  template: z.string(),
  /** The person the answers are about. */
  patient_id: Id,
  action_name: z.nullable(z.string()),
  actionable_id: z.nullable(z.string()),
  project_id: z.nullable(z.string()),
  /** D.26 */
  environment: z.string(),
  answered_at: Instant,
  consented_at: Instant,
  response: QuestionnaireResponse,
});
/** A stored answer to a survey. */
export type SurveyResponse = z.infer<typeof SurveyResponse>;

/** Retired surveys are left out. */
export const listSurveyTemplates = endpoint({
  method: "GET",
  path: "/shared/survey_templates",
  summary: "Lists the survey of this name, or none; without a name all surveys of the clinic",
  caller: "anyone",
  query: z.strictObject({ slug: z.optional(z.string().check(z.maxLength(100))) }),
  response: collection(SurveyTemplate),
  problems: ["feature_off"],
});

/** Our page, or the clinic's external address with its parameters. 404 where the caller may not answer it. */
export const getSurveyUrl = endpoint({
  method: "GET",
  path: "/patients/survey_templates/{template_id}/url",
  summary: "Returns the survey's address, and the channel of `surveys.changed`, which reports saved answers",
  caller: "patient",
  params: z.strictObject({ template_id: Slug }),
  query: z.strictObject({ actionable_id: z.optional(Reference), project_id: z.optional(Reference) }),
  response: z.object({
    data: z.object({ url: z.string(), notificationChannel: z.string(), id: z.string() }),
  }),
  problems: ["feature_off", "not_found"],
});

/** Those of surveys that the clinic has switched off are left out; naming one is `feature_off`. */
export const listSurveyResponses = endpoint({
  method: "GET",
  path: "/patients/survey_responses",
  summary: "Lists the family's survey answers, newest first: at most 100",
  caller: "patient",
  query: z.strictObject({
    /** As `[health_assessment,after-visit]`. */
    templates: z.optional(z.string().check(z.regex(/^\[[a-z0-9_,-]{0,500}\]$/))),
  }),
  response: collection(SurveyResponse),
  problems: ["feature_off"],
});

/**
 * About the caller, a dependent or one of their appointments. Other answers to the same link are `already_answered`.
 * At most 20 a day about one person.
 */
export const saveSurveyResponse = endpoint({
  method: "POST",
  path: "/patients/survey_responses",
  summary: "Saves the answers to a survey; a repeated request counts once",
  caller: "patient",
  body: z.strictObject({
    ...action,
    response: QuestionnaireResponse,
    /** When the patient agreed that the clinic stores the answers. */
    consented_at: Instant,
  }),
  status: 201,
  response: entity(SurveyResponse),
  problems: ["feature_off", "not_found", "already_answered", "too_many_today"],
});

/** Before a first appointment and for two weeks after one, without those answered; empty where surveys are off. */
export const listSurveyOffers = endpoint({
  method: "GET",
  path: "/patients/survey_offers",
  summary: "Lists surveys that the patient is invited to answer now",
  caller: "patient",
  response: collection(
    z.object({
      ...action,
      /** The appointment it is about or prepares. */
      appointment_id: z.nullable(Id),
      /** Its doctor and time, to distinguish several surveys. */
      appointment: z.nullable(z.object({ doctor_name: z.string(), start_time: Instant })),
      /** Whether the patient has reviewed it, which is asked first. */
      is_reviewed: z.boolean(),
    }),
  ),
});

/**
 * At most 200 on a page; `to` is not included. Health assessments are left out. The request is written to the audit
 * log.
 */
export const clinicListSurveyResponses = endpoint({
  method: "GET",
  path: "/clinic/survey_responses",
  summary:
    "Lists survey answers of at most 31 days, newest first, by page; a doctor's token sees that doctor's patients",
  caller: "clinic",
  scope: "health:read",
  query: z.strictObject({
    from: Instant,
    to: Instant,
    template: z.optional(Slug),
    /** `next_cursor` of the page before. */
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    data: z.object({
      collection: z.array(SurveyResponse),
      /** The cursor of the next page; null on the last. */
      next_cursor: z.nullable(Cursor),
    }),
  }),
  problems: ["feature_off"],
});
