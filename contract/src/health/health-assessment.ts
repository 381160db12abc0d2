import { areas, reasons, unableReasons } from "@anteroom/domain/health/assessment/areas";
import { locales } from "@anteroom/domain/shared/locales";
import { riskLevels } from "@anteroom/domain/vitals/risk-level";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { QuestionnaireResponse } from "./questionnaire.ts";
import { collection, entity, Id, Instant, PathId } from "../values.ts";

/** The name under which health assessments are stored among answered surveys (S7.API.16). */
export const assessmentTemplate = "health_assessment";

const AssessmentParams = z.strictObject({ assessment_id: PathId });

const SavedAssessment = z.object({
  id: Id,
  /** The person the answers are about. */
  patient_id: Id,
  answered_at: Instant,
});

/**
 * The same answers within 10 minutes return the stored assessment. At most 20 a day of one person. Shares nothing.
 */
export const saveHealthAssessment = endpoint({
  method: "POST",
  path: "/patients/health_assessments",
  summary: "Saves the answers of a health assessment; a repeated request counts once",
  caller: "patient",
  body: z.strictObject({
    /** The patient or a dependent. */
    patient_id: Id,
    response: QuestionnaireResponse,
    /** When the patient agreed that the answers are stored. */
    consented_at: Instant,
  }),
  status: 201,
  response: entity(SavedAssessment),
  problems: ["feature_off", "not_found", "care_not_confirmed", "validation_failed", "too_many_today"],
});

const Share = z.object({ assessment_id: Id, appointment_id: Id, shared_at: Instant });

/** Of the same person. A share cannot be ended. `status_conflict` where the appointment takes no more data. */
export const shareHealthAssessment = endpoint({
  method: "POST",
  path: "/patients/health_assessments/{assessment_id}/shares",
  summary: "Shares an assessment with the doctor of a future appointment. Idempotent: the first time stays.",
  caller: "patient",
  params: AssessmentParams,
  body: z.strictObject({ appointment_id: Id }),
  status: 201,
  response: entity(Share),
  problems: ["feature_off", "not_found", "status_conflict"],
});

/** The newest share first. */
export const listHealthAssessmentShares = endpoint({
  method: "GET",
  path: "/patients/health_assessments/{assessment_id}/shares",
  summary: "Lists the appointments whose doctors can read an assessment",
  caller: "patient",
  params: AssessmentParams,
  response: collection(Share),
  problems: ["feature_off", "not_found"],
});

/** A shared assessment for a doctor's program (S3.ASSESS.01): computed from its answers, which are included. */
const SharedAssessment = z.object({
  id: Id,
  shared_at: Instant,
  answered_at: Instant,
  /** 0: low risk in every area; 100: very high risk in every area. */
  risk_score: z.nullable(z.int()),
  level: z.enum(riskLevels),
  areas: z.array(
    z.object({
      area: z.enum(areas),
      level: z.enum(riskLevels),
      number: z.nullable(z.number()),
      reasons: z.array(z.enum([...reasons, ...unableReasons])),
      /** The language of the official wording answered; null where the area has no instrument or it was skipped. */
      answered_in: z.nullable(z.enum(locales)),
    }),
  ),
  response: QuestionnaireResponse,
});

/**
 * Risks are computed now; answers to another version of the questionnaire have none. The request is written to the
 * audit log.
 */
export const clinicListHealthAssessments = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/health_assessments",
  summary:
    "Lists the assessments that the patient has shared with the doctor of an appointment, newest first",
  caller: "clinic",
  scope: "health:read",
  params: z.strictObject({ appointment_id: PathId }),
  response: collection(SharedAssessment),
  problems: ["not_found"],
});
