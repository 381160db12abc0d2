import type {
  Measurement,
  saveMeasurement as ofAppointment,
  saveOwnMeasurement as ofPatient,
} from "@anteroom/contract/health/vital-signs";
import { keepsAppointmentVitals, takesVitals } from "@anteroom/domain/vitals/vitals-access";
import { stepCallRequest } from "@anteroom/domain/call/call-request";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Hints } from "../../platform/realtime/hints.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import {
  insertMeasurement,
  storeForPatient,
  findSavedDuplicate,
  measurementProblems,
} from "./keep-measurement.ts";

type Saved = { data: { entity: Measurement } };

/**
 * Stores values of the caller's appointment and audits them. With `request_id` they complete the doctor's
 * request and send hints; they are stored only while it is accepted (S4.READ.03), else `status_conflict`. A
 * repeat returns the stored measurement.
 */
export async function saveMeasurement(
  hints: Pick<Hints, "requestsChanged">,
  call: Call<typeof ofAppointment>,
): Promise<Saved | ProblemOutcome> {
  const { tenant, params, body, tx } = call;
  if (!keepsAppointmentVitals(tenant.settings)) return problem("feature_off");
  const saved = await tx((one) => keep(one, call));
  if (isProblem(saved)) return saved;
  if (body.data.request_id !== undefined) await hints.requestsChanged(tenant.id, params.appointment_id);
  return { data: { entity: saved } };
}

async function keep(tx: Tx, call: Call<typeof ofAppointment>): Promise<Measurement | ProblemOutcome> {
  const { tenant, caller, params, body, now } = call;
  const own = await loadOwnAppointment(tx, caller, params.appointment_id);
  if (!own) return problem("not_found");
  const fields = measurementProblems(body, tenant.settings, now); // after the access check, to reveal nothing about others' appointments
  if (body.appointment_id !== params.appointment_id)
    fields.push({ path: "body.appointment_id", code: "differs" });
  if (fields.length > 0) return problem("validation_failed", { fields });
  if (!takesVitals(own.status)) return problem("status_conflict");
  const owner = { tenantId: tenant.id, appointmentId: own.id, patientId: null };
  const { request_id } = body.data;
  if (request_id === undefined || !(await completeRequest(tx, own.id, request_id, now))) {
    const before = await findSavedDuplicate(tx, owner, body, now);
    if (before || request_id !== undefined) return before ?? problem("status_conflict");
  }
  const saved = await insertMeasurement(tx, owner, body, now);
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "vitals.save",
    object: `appointment/${own.id}`,
    ...actingFor(caller, own),
  });
  return saved;
}

/**
 * Stores values of the signed-in patient outside appointments and audits them. A repeat within 10 minutes returns the
 * stored measurement; `validation_failed` for implausible values, `too_many_today` above 50 a day.
 */
export async function saveOwnMeasurement({
  tenant,
  caller,
  body,
  now,
  tx,
}: Call<typeof ofPatient>): Promise<Saved | ProblemOutcome> {
  if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
  const fields = measurementProblems(body, tenant.settings, now);
  if (fields.length > 0) return problem("validation_failed", { fields });
  const { patientId } = caller;
  const saved = await tx(async (one) => {
    const stored = await storeForPatient(one, { tenantId: tenant.id, patientId }, body, now);
    if (isProblem(stored) || stored.isAgain) return stored;
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "vitals.save",
      object: `patient/${patientId}`,
    });
    return stored;
  });
  return isProblem(saved) ? saved : { data: { entity: saved.measurement } };
}

/** Completes the request; returns false when it was stopped or never accepted. */
async function completeRequest(tx: Tx, appointmentId: number, id: number, now: Date): Promise<boolean> {
  const request = await tx
    .selectFrom("visit_requests")
    .select(["kind", "state"])
    .where("appointment_id", "=", appointmentId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const state = request?.kind === "vitals" ? stepCallRequest("vitals", request.state, "done") : null;
  if (state === null) return false;
  await tx.updateTable("visit_requests").set({ state, changed_at: now }).where("id", "=", id).execute();
  return true;
}
