import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { moveRecordMeasurement } from "@anteroom/contract/health/health-record";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { ownSystems, presentMeasurement } from "../../vitals/measurements.ts";
import { findRecordPerson } from "./record-person.ts";

/**
 * Moves a measurement made outside appointments to another family member, and audits it for both. The caller
 * must be allowed to act for both. `not_found` for measurements of appointments; `feature_off` where the
 * clinic's patients keep no vital signs.
 */
export async function moveMeasurement({
  tenant,
  caller,
  params,
  body,
  now,
  tx,
}: Call<typeof moveRecordMeasurement>): Promise<AnswerOf<typeof moveRecordMeasurement> | ProblemOutcome> {
  if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
  return tx(async (one) => {
    const { patient_id: from, measurement_id: id } = params;
    const { to_patient_id: to } = body;
    for (const patientId of [from, to]) {
      const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
      if (isProblem(person)) return person;
    }
    const moved = await one
      .updateTable("vital_signs_measurements")
      .set({ patient_id: to })
      .where("id", "=", id)
      .where("patient_id", "=", from)
      .where("source_system", "in", ownSystems)
      .returning(["id", "patient_id", "measured_at", "source_system", "vital_signs", "sources", "quality"])
      .returning(["algorithm_version", "pressure_readings", "devices"])
      .executeTakeFirst();
    if (!moved) return problem("not_found");
    for (const [patientId, action] of [
      [from, "vitals.move_out"],
      [to, "vitals.move_in"],
    ] as const)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action,
        object: `patient/${patientId}`,
        ...actingFor(caller, { patient_id: patientId }),
      });
    return { data: { entity: presentMeasurement(moved) } };
  });
}
