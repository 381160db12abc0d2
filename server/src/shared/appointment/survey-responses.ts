import type { SurveyResponse } from "@anteroom/contract/appointment/surveys";
import type { QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Tables, Tx } from "../../platform/database/database.ts";
import { lockPatient } from "../account/factor-limits.ts";
import { secondsUntilRoom } from "./quota.ts";

type Row = Omit<Selectable<Tables["survey_responses"]>, "tenant_id">;

/** The target that the survey link named (D.37); null for answers without such a link. */
export type SurveyAction = { action_name: string; actionable_id: string; project_id: string } | null;

type Stored = {
  tenantId: number;
  environment: string;
  template: string;
  patientId: number;
  action: SurveyAction;
  response: QuestionnaireResponse;
  consentedAt: Date;
};

/** The counted answers: those about one person that fulfil a condition on `r`, at most `most` a day. */
type Day = { environment: string; patientId: number; most: number; which: RawBuilder<boolean>; now: Date };

/**
 * Stores a survey response with `now` as its time. Returns null, and stores nothing, when this link was
 * answered before. Does not validate the answers or audit.
 */
export async function insertSurveyResponse(
  tx: Tx,
  stored: Stored,
  now: Date,
): Promise<SurveyResponse | null> {
  const { action_name = null, actionable_id = null, project_id = null } = stored.action ?? {};
  const row = await tx
    .insertInto("survey_responses")
    .values({
      tenant_id: stored.tenantId,
      environment: stored.environment,
      template: stored.template,
      patient_id: stored.patientId,
      action_name,
      actionable_id,
      project_id,
      response: JSON.stringify({ ...stored.response, authored: now.toISOString() }),
      answered_at: now,
      consented_at: stored.consentedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? presentSurveyResponse(row) : null;
}

/** Returns at most `most` responses of one environment (D.26) that fulfil a condition on `r`, newest first. */
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

const dayLong = 86_400_000;

/**
 * Returns a person's responses of the last 24 hours, newest first, at most `most`. `wait` is in seconds until
 * another is allowed, null when allowed now. Locks the patient, so that parallel calls wait for each other.
 */
export async function recentResponsesOf(
  tx: Tx,
  { environment, patientId, most, which, now }: Day,
): Promise<{ before: SurveyResponse[]; wait: number | null }> {
  await lockPatient(tx, patientId);
  const since = new Date(now.getTime() - dayLong);
  const before = await loadSurveyResponses(
    tx,
    environment,
    sql<boolean>`r.patient_id = ${patientId} and r.answered_at > ${since} and ${which}`,
    most,
  );
  const times = before.map(({ answered_at }) => new Date(answered_at));
  return { before, wait: secondsUntilRoom(times, { most, span: dayLong }, now) };
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
