import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { surveyTemplates } from "@anteroom/content/questionnaires/survey-templates";
import * as endpoints from "@anteroom/contract/appointment/surveys";
import { faultsOf } from "@anteroom/domain/health/questionnaire/faults";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import type { Hints } from "../../../platform/realtime/hints.ts";
import { mount } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { templatesOf } from "./find-template.ts";
import { getSurveyUrl } from "./get-survey-url.ts";
import { listSurveyOffers } from "./list-survey-offers.ts";
import { listClinicSurveyResponses, listSurveyResponses } from "./list-survey-responses.ts";
import { saveSurveyResponse } from "./save-survey-response.ts";

/**
 * Registers the routes of surveys and their responses, for patients and the clinic. Throws when a built-in
 * questionnaire is faulty, so that the server does not start.
 */
export function surveysRoutes({ app, config }: Services, hints: Pick<Hints, "surveysChanged">): void {
  checkQuestionnaires();
  mount(app, endpoints.listSurveyTemplates, async ({ tenant, query, tx }) => {
    if (!isGateOpen("displayEnrollmentActionCustomisations", tenant.settings)) return problem("feature_off");
    const all = await tx((one) => templatesOf(one, tenant.settings));
    const collection = query.slug === undefined ? all : all.filter(({ slug }) => slug === query.slug);
    return { data: { collection } };
  });
  mount(app, endpoints.getSurveyUrl, (call) => getSurveyUrl(config, call));
  mount(app, endpoints.listSurveyResponses, listSurveyResponses);
  mount(app, endpoints.saveSurveyResponse, (call) => saveSurveyResponse(hints, call));
  mount(app, endpoints.listSurveyOffers, listSurveyOffers);
  mount(app, endpoints.clinicListSurveyResponses, listClinicSurveyResponses);
}

/** Throws when a built-in questionnaire cannot be filled in. */
function checkQuestionnaires(): void {
  for (const questionnaire of [...surveyTemplates.map((one) => one.questionnaire), healthAssessment]) {
    const faults = faultsOf(questionnaire);
    if (faults.length > 0) throw new Error(`The questionnaire ${questionnaire.id}: ${faults.join("; ")}`);
  }
}
