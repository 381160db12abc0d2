import type { SurveyTemplate } from "@anteroom/contract/appointment/surveys";
import type { Gate } from "@anteroom/domain/clinic/gates";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Tx } from "../../../platform/database/database.ts";
import { activeTemplates, loadClinicTemplates } from "../../../shared/appointment/survey-templates.ts";

/**
 * Returns all active surveys of the clinic: built-in, own and external ones; external ones have a null
 * `questionnaire`.
 */
export async function templatesOf(tx: Tx, settings: ApplicationSettings): Promise<SurveyTemplate[]> {
  const own = activeTemplates(await loadClinicTemplates(tx), settings);
  return [
    ...own.map(({ slug, questionnaire }) => ({ id: slug, slug, questionnaire })),
    ...Object.keys(settings.surveyAddresses).map((slug) => ({ id: slug, slug, questionnaire: null })),
  ];
}

/**
 * Returns the feature switch of a survey by its slug: the health assessment has its own, all others share
 * one.
 */
export function gateOfTemplate(template: string): Gate {
  return template === "health_assessment"
    ? "homepageHealthAssessment"
    : "displayEnrollmentActionCustomisations";
}
