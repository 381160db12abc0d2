import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, Day } from "../values.ts";

/** Why a result was not helpful, from a list: no free text about the person. */
const Reason = z.enum([
  "not_my_problem",
  "too_urgent",
  "not_urgent_enough",
  "hard_to_understand",
  "too_many_questions",
]);
/** Why a result of the symptom checker was not helpful. */
export type FeedbackReason = z.infer<typeof Reason>;

const Urgency = z.enum([
  "emergency-services",
  "emergency-department-now",
  "within-hours",
  "within-days",
  "self-care",
]);

/** Stores neither patient nor address. At most 40 of one network and 600 of the clinic in 15 minutes. */
export const saveCheckerFeedback = endpoint({
  method: "POST",
  path: "/symptom_checker/feedback",
  summary:
    "Saves whether a result of the symptom checker was helpful, anonymously. The same id replaces that day's answer and counts once",
  caller: "anyone",
  body: z.strictObject({
    /** Random, of this one answer: 32 hexadecimal digits. */
    id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    is_helpful: z.boolean(),
    reason: z.optional(Reason),
    /** As the checker names them. */
    complaints: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))).check(z.minLength(1), z.maxLength(3)),
    urgency: Urgency,
    knowledge_version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
    /** The language of the page. */
    language: z.enum(locales),
  }),
  status: 204,
  problems: ["feature_off", "validation_failed", "too_many_requests"],
});

export const clinicCountCheckerFeedback = endpoint({
  method: "GET",
  path: "/clinic/symptom_checker/feedback",
  summary:
    "Counts how many found the symptom checker’s results helpful, in all and by urgency, complaint, language, version and reason",
  caller: "clinic",
  scope: "health:read",
  /** Days in UTC; `to` is not counted any more. */
  query: z.strictObject({ from: Day, to: Day }),
  response: collection(
    z.object({
      by: z.enum(["all", "urgency", "complaint", "language", "knowledge_version", "reason"]),
      /** Which of them; empty for all. */
      value: z.string(),
      helpful: z.int(),
      not_helpful: z.int(),
    }),
  ),
  problems: ["validation_failed"],
});
