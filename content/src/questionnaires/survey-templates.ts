import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { afterVisit } from "./after-visit.ts";
import { beforeFirstVisit } from "./before-first-visit.ts";

/** A survey a clinic can hand out: its slug is the `action_name` of the link (D.37). */
export type SurveyTemplate = {
  slug: string;
  questionnaire: Questionnaire;
  /** What `actionable_id` names: the person it is about, or a visit of theirs. */
  about: "patient" | "appointment";
};

/** The surveys that come with the product; a clinic may have others, at addresses of their own. */
export const surveyTemplates: readonly SurveyTemplate[] = [
  { slug: "before-first-visit", questionnaire: beforeFirstVisit, about: "patient" },
  { slug: "after-visit", questionnaire: afterVisit, about: "appointment" },
];
