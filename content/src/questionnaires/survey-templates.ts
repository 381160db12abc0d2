import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { afterVisit } from "./after-visit.ts";
import { beforeFirstVisit } from "./before-first-visit.ts";

/** A survey that a clinic can send; its slug is the `action_name` of the link (D.37). */
export type SurveyTemplate = {
  slug: string;
  questionnaire: Questionnaire;
  /** What the link's `actionable_id` identifies: a person, or an appointment. */
  about: "patient" | "appointment";
};

/** The product's surveys; a clinic may add its own, or replace one of these by the same slug. */
export const surveyTemplates: readonly SurveyTemplate[] = [
  { slug: "before-first-visit", questionnaire: beforeFirstVisit, about: "patient" },
  { slug: "after-visit", questionnaire: afterVisit, about: "appointment" },
];
