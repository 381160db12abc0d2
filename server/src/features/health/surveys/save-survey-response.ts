import type { SurveyTemplate } from "@anteroom/content/questionnaires/survey-templates";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { saveSurveyResponse as shape, SurveyResponse } from "@anteroom/contract/appointment/surveys";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { answersOf, type QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { answerProblems } from "@anteroom/domain/health/questionnaire/slips";
import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import {
  recentResponsesOf,
  insertSurveyResponse,
  loadSurveyResponses,
} from "../../../shared/appointment/survey-responses.ts";
import { findSubject } from "./find-subject.ts";
import { findAnsweredTemplate } from "../../../shared/appointment/survey-templates.ts";

/** Most responses about one person a day, against scripts. */
const mostADay = 20;

/**
 * Stores the answers to a survey link about the caller, a dependent or their appointment; audits it and sends
 * hints. The same answers again return the stored response, different ones are `already_answered`. At most 20
 * a day about one person (`too_many_today`).
 */
export async function saveSurveyResponse(
  hints: Pick<Hints, "surveysChanged">,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, body, tx } = call;
  if (!isGateOpen("displayEnrollmentActionCustomisations", tenant.settings)) return problem("feature_off");
  const { action_name: slug, response } = body;
  const saved = await tx(async (one) => {
    const { settings } = tenant;
    const template = await findAnsweredTemplate(one, { slug, canonical: response.questionnaire, settings });
    return template ? keep(one, call, template) : problem("not_found");
  });
  if (isProblem(saved)) return saved;
  await hints.surveysChanged(tenant.id, [...new Set([caller.patientId, saved.patient_id])]);
  return { data: { entity: saved } };
}

async function keep(
  tx: Tx,
  { tenant, caller, body, now }: Call<typeof shape>,
  template: SurveyTemplate,
): Promise<SurveyResponse | ProblemOutcome> {
  const { action_name, actionable_id, project_id, response } = body;
  const patientId = await findSubject(tx, caller, template, actionable_id);
  if (patientId === null) return problem("not_found");
  const fields = fieldsAtFault(template, response);
  if (fields.length > 0) return problem("validation_failed", { fields });
  const environment = tenant.settings.surveysEnvironment;
  const stored = {
    tenantId: tenant.id,
    environment,
    template: template.slug,
    patientId,
    action: { action_name, actionable_id, project_id },
    response,
    consentedAt: new Date(body.consented_at),
  };
  const isAction = sql<boolean>`r.action_name is not null`;
  const { wait } = await recentResponsesOf(tx, {
    environment,
    patientId,
    most: mostADay,
    which: isAction,
    now,
  });
  const [before] = await loadSurveyResponses(
    tx,
    environment,
    sql<boolean>`r.patient_id = ${patientId} and r.action_name = ${action_name}
      and r.actionable_id = ${actionable_id} and r.project_id = ${project_id}`,
    1,
  );
  if (before)
    return isDeepStrictEqual(before.response.item, response.item) ? before : problem("already_answered");
  if (wait !== null) return problem("too_many_today", { retry_after: wait });
  const saved = await insertSurveyResponse(tx, stored, now);
  if (!saved) throw new Error("Answers to a link are written one after the other");
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "survey.answer",
    object: `survey_response/${saved.id}`,
    ...actingFor(caller, { patient_id: patientId }),
  });
  return saved;
}

/** Checks the answers by the same rules as the page. */
function fieldsAtFault({ questionnaire }: SurveyTemplate, response: QuestionnaireResponse) {
  const answers = answersOf(questionnaire, response);
  if (!answers) return [{ path: "body.response", code: "not-its-answers" }];
  return answerProblems(questionnaire.item, answers).map(({ linkId, kind }) => ({
    path: `body.response.${linkId}`,
    code: kind,
  }));
}
