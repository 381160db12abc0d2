import type { Measurement, saveMeasurement as shape } from "@anteroom/contract/vital-signs";
import { stepVisitRequest } from "@anteroom/domain/visit-request";
import { problemsOfVitals } from "@anteroom/domain/vital-values";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import type { Hints } from "../../platform/hints.ts";
import type { Call } from "../../platform/mount.ts";
import { actingFor, loadOwnAppointment } from "../../platform/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/problem.ts";
import { presentMeasurement } from "./measurements.ts";

const takesValues: ReadonlySet<string> = new Set(["scheduled", "accepted", "preparing"]);

/** Keeps values that were entered. An answer to the doctor's request is kept only while that is accepted (S4.READ.03). */
export async function saveMeasurement(
  hints: Pick<Hints, "requestsChanged">,
  call: Call<typeof shape>,
): Promise<{ data: { entity: Measurement } } | ProblemOutcome> {
  const { tenant, params, body, now, tx } = call;
  if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
  const saved = await tx((one) => keep(one, call));
  if (isProblem(saved)) return saved;
  if (body.data.request_id !== undefined) await hints.requestsChanged(tenant.id, params.appointment_id);
  const row = { measured_at: now, source_system: body.source_system, vital_signs: body.data.vital_signs };
  return { data: { entity: presentMeasurement(row) } };
}

function slipsOf({ params, body }: Call<typeof shape>) {
  const { vital_signs } = body.data;
  const slips: { path: string; code: string }[] = Object.entries(problemsOfVitals(vital_signs)).map(
    ([name, code]) => ({ path: `body.data.vital_signs.${name}`, code }),
  );
  if (Object.keys(vital_signs).length === 0) slips.push({ path: "body.data.vital_signs", code: "missing" });
  if (body.appointment_id !== params.appointment_id)
    slips.push({ path: "body.appointment_id", code: "differs" });
  return slips;
}

async function keep(tx: Tx, call: Call<typeof shape>): Promise<ProblemOutcome | "kept"> {
  const { tenant, caller, params, body, now } = call;
  const own = await loadOwnAppointment(tx, caller, params.appointment_id);
  if (!own) return problem("not_found");
  const fields = slipsOf(call); // only now: of another's visit nothing is told, not even what was mistyped
  if (fields.length > 0) return problem("validation_failed", { fields });
  if (!takesValues.has(own.status)) return problem("status_conflict");
  const { request_id, vital_signs } = body.data;
  if (request_id !== undefined && !(await completeRequest(tx, own.id, request_id, now)))
    return problem("status_conflict");
  await tx
    .insertInto("vital_signs_measurements")
    .values({
      tenant_id: tenant.id,
      appointment_id: own.id,
      source_system: body.source_system,
      measured_at: now,
      vital_signs: JSON.stringify(vital_signs),
    })
    .execute();
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "vitals.save",
    object: `appointment/${own.id}`,
    ...actingFor(caller, own),
  });
  return "kept";
}

/** False when the doctor or the patient has stopped it, or it was never accepted. */
async function completeRequest(tx: Tx, appointmentId: number, id: number, now: Date): Promise<boolean> {
  const request = await tx
    .selectFrom("visit_requests")
    .select(["kind", "state"])
    .where("appointment_id", "=", appointmentId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const state = request?.kind === "vitals" ? stepVisitRequest("vitals", request.state, "done") : null;
  if (state === null) return false;
  await tx.updateTable("visit_requests").set({ state, changed_at: now }).where("id", "=", id).execute();
  return true;
}
