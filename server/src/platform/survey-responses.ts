import type { SurveyResponse } from "@anteroom/contract/surveys";
import type { QuestionnaireResponse } from "@anteroom/domain/questionnaire/response";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Tables, Tx } from "./database.ts";

type Row = Omit<Selectable<Tables["survey_responses"]>, "tenant_id">;

/** D.37: what the link named; null for answers that no link asked for. */
export type SurveyAction = { action_name: string; actionable_id: string; project_id: string } | null;

type Kept = {
  tenantId: number;
  environment: string;
  template: string;
  patientId: number;
  action: SurveyAction;
  response: QuestionnaireResponse;
  consentedAt: Date;
};

/** Writes answers down; null where this link was answered before. */
export async function insertSurveyResponse(tx: Tx, kept: Kept, now: Date): Promise<SurveyResponse | null> {
  const { action_name = null, actionable_id = null, project_id = null } = kept.action ?? {};
  const row = await tx
    .insertInto("survey_responses")
    .values({
      tenant_id: kept.tenantId,
      environment: kept.environment,
      template: kept.template,
      patient_id: kept.patientId,
      action_name,
      actionable_id,
      project_id,
      response: JSON.stringify({ ...kept.response, authored: now.toISOString() }),
      answered_at: now,
      consented_at: kept.consentedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? presentSurveyResponse(row) : null;
}

/** Answers kept in one environment (D.26) that fulfil a condition on `r`, the newest first. */
export async function loadSurveyResponses(
  tx: Tx,
  environment: string,
  which: RawBuilder<boolean>,
  most: number,
): Promise<SurveyResponse[]> {
  const { rows } = await sql<Row>`
    select r.* from survey_responses r where r.environment = ${environment} and ${which}
    order by r.answered_at desc, r.id desc limit ${most}`.execute(tx);
  return rows.map(presentSurveyResponse);
}

function presentSurveyResponse({ answered_at, consented_at, ...row }: Row): SurveyResponse {
  return {
    id: row.id,
    template: row.template,
    patient_id: row.patient_id,
    action_name: row.action_name,
    actionable_id: row.actionable_id,
    project_id: row.project_id,
    environment: row.environment,
    answered_at: answered_at.toISOString(),
    consented_at: consented_at.toISOString(),
    response: row.response,
  };
}
