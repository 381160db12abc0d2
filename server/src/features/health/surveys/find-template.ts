import type { SurveyTemplate } from "@anteroom/contract/appointment/surveys";
import type { Gate } from "@anteroom/domain/clinic/gates";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Tx } from "../../../platform/database/database.ts";
import { activeTemplates, loadClinicTemplates } from "../../../shared/appointment/survey-templates.ts";

/** All surveys the clinic has: those of the product, its own, and those at addresses of their own. */
export async function templatesOf(tx: Tx, settings: ApplicationSettings): Promise<SurveyTemplate[]> {
  const own = activeTemplates(await loadClinicTemplates(tx), settings);
  return [
    ...own.map(({ slug, questionnaire }) => ({ id: slug, slug, questionnaire })),
    ...Object.keys(settings.surveyAddresses).map((slug) => ({ id: slug, slug, questionnaire: null })),
  ];
}

/** Answers of the health assessment are behind its own gate, all others behind that of surveys. */
export function gateOfTemplate(template: string): Gate {
  return template === "health_assessment"
    ? "homepageHealthAssessment"
    : "displayEnrollmentActionCustomisations";
}
