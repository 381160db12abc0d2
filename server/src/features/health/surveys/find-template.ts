import {
  surveyTemplates,
  type SurveyTemplate as OwnTemplate,
} from "@anteroom/content/questionnaires/survey-templates";
import type { SurveyTemplate } from "@anteroom/contract/appointment/surveys";
import type { Gate } from "@anteroom/domain/clinic/gates";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";

/** A survey that comes with the product, unless the clinic has put another in its place. */
export function ownTemplate(slug: string, { surveyAddresses }: ApplicationSettings): OwnTemplate | undefined {
  if (Object.hasOwn(surveyAddresses, slug)) return undefined;
  return surveyTemplates.find((one) => one.slug === slug);
}

/** All surveys the clinic has: those of the product and those at addresses of their own. */
export function templatesOf(settings: ApplicationSettings): SurveyTemplate[] {
  const own = surveyTemplates.filter(({ slug }) => ownTemplate(slug, settings));
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
