import type { AnswerOf } from "@anteroom/contract/endpoint";
import {
  assessmentTemplate,
  type listHealthAssessmentShares as listShape,
  type shareHealthAssessment as shape,
} from "@anteroom/contract/health/health-assessment";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { takesVitals } from "@anteroom/domain/vitals/vitals-access";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

/**
 * Shares one assessment of the patient or a dependent with the doctor of an open appointment of the same
 * person, and audits it. Repeating it returns the first share. There is no way to end a share. Returns
 * `not_found` when either is not the caller's or they are of two persons, `status_conflict` when the
 * appointment's status takes no more data, `feature_off` behind a closed gate.
 */
export async function shareAssessment(
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!isGateOpen("homepageHealthAssessment", call.tenant.settings)) return problem("feature_off");
  const shared = await call.tx((one) => share(one, call));
  return isProblem(shared) ? shared : { data: { entity: shared } };
}

async function share(tx: Tx, { tenant, caller, params, body, now }: Call<typeof shape>) {
  const { assessment_id: id } = params;
  const own = await findOwn(tx, caller.patientId, id);
  const visit = await loadOwnAppointment(tx, caller, body.appointment_id);
  if (!own || !visit || visit.patient_id !== own.patient_id) return problem("not_found");
  if (!takesVitals(visit.status)) return problem("status_conflict");
  const added = await tx
    .insertInto("assessment_shares")
    .values({ tenant_id: tenant.id, appointment_id: visit.id, response_id: id, shared_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("shared_at")
    .executeTakeFirst();
  if (added)
    await audit(tx, tenant.id, {
      actor: actorOf(caller),
      action: "assessment.share",
      object: `survey_response/${id} appointment/${visit.id}`,
      ...actingFor(caller, visit),
    });
  const [first] = await sharesOf(tx, id, sql<boolean>`appointment_id = ${visit.id}`);
  return first ?? problem("not_found");
}

/** Returns the appointments with which an assessment of the caller or a dependent is shared, newest first. */
export async function listShares({
  tenant,
  caller,
  params,
  tx,
}: Call<typeof listShape>): Promise<AnswerOf<typeof listShape> | ProblemOutcome> {
  if (!isGateOpen("homepageHealthAssessment", tenant.settings)) return problem("feature_off");
  const found = await tx(async (one) => {
    const own = await findOwn(one, caller.patientId, params.assessment_id);
    return own && sharesOf(one, params.assessment_id, sql<boolean>`true`);
  });
  return found ? { data: { collection: found } } : problem("not_found");
}

async function sharesOf(tx: Tx, id: number, which: ReturnType<typeof sql<boolean>>) {
  const rows = await tx
    .selectFrom("assessment_shares")
    .select(["response_id", "appointment_id", "shared_at"])
    .where("response_id", "=", id)
    .where(which)
    .orderBy("shared_at", "desc")
    .execute();
  return rows.map((row) => ({
    assessment_id: row.response_id,
    appointment_id: row.appointment_id,
    shared_at: row.shared_at.toISOString(),
  }));
}

/** Returns an assessment's person if it is the caller or a dependent; else null. */
async function findOwn(tx: Tx, patientId: number, id: number): Promise<{ patient_id: number } | null> {
  const isOwn = sql<boolean>`patient_id in (select p.id from patients p
    where p.id = ${patientId} or (p.parent_id = ${patientId} and p.removed_at is null))`;
  const row = await tx
    .selectFrom("survey_responses")
    .select("patient_id")
    .where("id", "=", id)
    .where("template", "=", assessmentTemplate)
    .where(isOwn)
    .executeTakeFirst();
  return row ?? null;
}
