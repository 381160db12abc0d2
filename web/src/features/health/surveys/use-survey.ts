import {
  getSurveyUrl,
  listSurveyResponses,
  listSurveyTemplates,
  type SurveyResponse,
} from "@anteroom/contract/appointment/surveys";
import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp, type App } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { surveysKey } from "./follow-surveys.ts";

/** The three parts of a survey link (D.37). */
export type SurveyLink = { action_name: string; actionable_id: string; project_id: string };

/** A survey; `questionnaire` null: it is filled in at `url`. */
export type Survey = {
  id: string;
  url: string;
  notificationChannel: string;
  questionnaire: Questionnaire | null;
  /** The response already given by this link. */
  answered: SurveyResponse | null;
};

/**
 * Fetches the survey of a link and the response already given by it; data is null where there is none or it
 * is another person's, undefined until fetched and after a failure.
 */
export function useSurvey(link: SurveyLink): Fetched<Survey | null> {
  const { api } = useApp();
  return useApiQuery([...surveysKey, "survey", link], () => fetchSurvey(api, link));
}

async function fetchSurvey(api: App["api"], link: SurveyLink): Promise<Result<Survey | null>> {
  const { action_name: slug, actionable_id, project_id } = link;
  const templates = await api.call(listSurveyTemplates, { query: { slug } });
  if (!templates.isOk) return templates;
  const [template] = templates.data.data.collection;
  if (!template) return none;
  const address = await api.call(getSurveyUrl, {
    params: { template_id: template.id },
    query: { actionable_id, project_id },
  });
  if (!address.isOk) return isUnknown(address.failure) ? none : address;
  const responses = await api.call(listSurveyResponses, { query: { templates: `[${slug}]` } });
  if (!responses.isOk) return responses;
  const answered = responses.data.data.collection.find(
    (one) => one.action_name === slug && one.actionable_id === actionable_id && one.project_id === project_id,
  );
  const { questionnaire } = template;
  return { isOk: true, data: { ...address.data.data, questionnaire, answered: answered ?? null } };
}

const none = { isOk: true, data: null } as const;

/** Of somebody else, or nothing at all: both are as good as no survey. */
function isUnknown({ code }: Failure): boolean {
  return code === "not_found" || code === "validation_failed";
}
