import type { AnswerOf } from "@anteroom/contract/endpoint";
import type {
  listRecordMeasurements,
  removeRecordMeasurement,
} from "@anteroom/contract/health/health-record";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { loadOwnMeasurements, ownSystems } from "../../vitals/measurements.ts";
import { findRecordPerson } from "./record-person.ts";

/** Most measurements of one answer. */
const mostListed = 100;

/**
 * Returns the newest 100 vital signs of the patient or a dependent they may act for, in and outside
 * appointments. Not audited.
 */
export async function listMeasurements({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof listRecordMeasurements>): Promise<AnswerOf<typeof listRecordMeasurements> | ProblemOutcome> {
  if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
  return tx(async (one) => {
    const { patient_id: patientId } = params;
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    if (isProblem(person)) return person;
    return { data: { collection: await loadOwnMeasurements(one, patientId, mostListed) } };
  });
}

/**
 * Deletes a measurement made outside appointments and audits it. `not_found` for those of appointments, which
 * stay because a doctor may have relied on them.
 */
export async function removeMeasurement({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof removeRecordMeasurement>): Promise<undefined | ProblemOutcome> {
  if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
  return tx(async (one) => {
    const { patient_id: patientId, measurement_id: id } = params;
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    if (isProblem(person)) return person;
    const { numDeletedRows } = await one
      .deleteFrom("vital_signs_measurements")
      .where("id", "=", id)
      .where("patient_id", "=", patientId)
      .where("source_system", "in", ownSystems)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return problem("not_found");
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "vitals.remove",
      object: `patient/${patientId}`,
      ...actingFor(caller, { patient_id: patientId }),
    });
    return undefined;
  });
}
