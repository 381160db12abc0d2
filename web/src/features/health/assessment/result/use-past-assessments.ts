import { assessmentTemplate } from "@anteroom/contract/health/health-assessment";
import { listSurveyResponses } from "@anteroom/contract/appointment/surveys";
import { assess, type Assessment } from "@anteroom/domain/health/assessment/assess";
import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { answersOf, type QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { useApp, useSession } from "../../../../platform/app-context.tsx";
import { useApiQuery } from "../../../../platform/forms/use-api-query.ts";
import { useQuestionnaire } from "../questionnaire-context.ts";
import { readStoredAssessment } from "../stored-assessment.ts";

/** Key of the saved assessments in the query cache. */
export const pastKey = ["health-assessments"] as const;

/** A finished assessment. `id` null: stored on this device only. `at`: when it was finished, in ms. */
export type FinishedAssessment = {
  id: number | null;
  patientId: number;
  at: number;
  answers: Answers;
  response: QuestionnaireResponse;
  result: Assessment;
};

/**
 * Fetches the saved assessments and puts the one stored on this device first, if unsaved; the others in the
 * server's order, without those of another version of the questionnaire. Undefined when signed out, and until
 * fetched unless there is an unsaved one (S7.API.16).
 */
export function usePastAssessments(): {
  all: FinishedAssessment[] | undefined;
  failure: ReturnType<typeof useApiQuery>["failure"];
  again: () => void;
} {
  const questionnaire = useQuestionnaire();
  const { api, storage, clock } = useApp();
  const session = useSession();
  const { data, failure, again } = useApiQuery(pastKey, () =>
    api.call(listSurveyResponses, { query: { templates: `[${assessmentTemplate}]` } }),
  );
  if (session.kind !== "signed-in") return { all: undefined, failure: null, again };
  const own = readStoredAssessment(storage, session.profile.id, clock.now());
  const saved = data?.data.collection ?? [];
  const isSaved = saved.some(({ response }) => response.authored === own?.response.authored);
  const here =
    own && !isSaved
      ? finished(questionnaire, { id: null, patient_id: own.patientId, response: own.response })
      : [];
  if (!data && here.length === 0) return { all: undefined, failure, again };
  return {
    all: [...here, ...saved.flatMap((row) => finished(questionnaire, row))],
    failure,
    again,
  };
}

/** Nothing for answers to another version: its rules are not these. */
function finished(
  questionnaire: Questionnaire,
  row: { id: number | null; patient_id: number; response: QuestionnaireResponse },
): FinishedAssessment[] {
  const answers = answersOf(questionnaire, row.response);
  if (!answers) return [];
  const { response, id, patient_id: patientId } = row;
  return [{ id, patientId, at: Date.parse(response.authored), answers, response, result: assess(answers) }];
}
