import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { clinicListHealthAssessments as shape } from "@anteroom/contract/health/health-assessment";
import { wordingLanguageOf, assess } from "@anteroom/domain/health/assessment/assess";
import { answersOf, type QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

/**
 * Returns the assessments shared with an appointment visible to the clinic token, newest share first, with
 * risks computed now. Answers to another version of the questionnaire have no risks. The read is audited
 * unless it is empty.
 */
export async function listSharedAssessments({
  tenant,
  caller,
  params,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const id = params.appointment_id;
  const found = await tx(async (one) => {
    if (!(await isSeenBy(one, caller.doctorId, id))) return null;
    const rows = await load(one, id);
    const object = `appointment/${id}`;
    if (rows.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "assessment.read", object });
    return rows;
  });
  if (!found) return problem("not_found");
  return { data: { collection: found.map((row) => ({ ...row, ...resultOf(row.response) })) } };
}

/** Returns whether the token may see the appointment; a doctor's token only that doctor's. */
async function isSeenBy(tx: Tx, doctorId: number | null, appointmentId: number): Promise<boolean> {
  let visits = tx.selectFrom("appointments").select("id").where("id", "=", appointmentId);
  if (doctorId !== null) visits = visits.where("doctor_id", "=", doctorId);
  return (await visits.executeTakeFirst()) !== undefined;
}

async function load(tx: Tx, appointmentId: number) {
  const rows = await tx
    .selectFrom("assessment_shares as s")
    .innerJoin("survey_responses as r", "r.id", "s.response_id")
    .select(["r.id", "s.shared_at", "r.answered_at", "r.response"])
    .where("s.appointment_id", "=", appointmentId)
    .orderBy("s.shared_at", "desc")
    .execute();
  return rows.map(({ id, shared_at, answered_at, response }) => ({
    id,
    shared_at: shared_at.toISOString(),
    answered_at: answered_at.toISOString(),
    response,
  }));
}

/** Answers to another version cannot be assessed by the current rules; they are returned without risks. */
function resultOf(response: QuestionnaireResponse) {
  const answers = answersOf(healthAssessment, response);
  const { areas, overall } = assess(answers ?? {});
  return {
    risk_score: overall.riskScore,
    level: overall.level,
    areas: areas.map((one) => ({ ...one, answered_in: wordingLanguageOf(one.area, answers ?? {}) })),
  };
}
