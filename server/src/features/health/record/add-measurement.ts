import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { addRecordMeasurement } from "@anteroom/contract/health/health-record";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { storeForPatient, measurementProblems } from "../../vitals/keep-measurement.ts";
import { findRecordPerson } from "./record-person.ts";

/**
 * Stores vital signs outside an appointment in the record of the patient or a dependent they may act for, and
 * audits it. The same measurement sent again returns the stored one. `validation_failed` for values outside
 * their range, `too_many_today` above 50 a day of one person.
 */
export async function addMeasurement({
  tenant,
  caller,
  params,
  body,
  now,
  tx,
}: Call<typeof addRecordMeasurement>): Promise<AnswerOf<typeof addRecordMeasurement> | ProblemOutcome> {
  if (!tenant.settings.patientsVitalSigns) return problem("feature_off");
  const saved = await tx(async (one) => {
    const { patient_id: patientId } = params;
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    if (isProblem(person)) return person;
    // Checked after access, so that nothing is revealed about another's record.
    const fields = measurementProblems(body, tenant.settings, now);
    if (fields.length > 0) return problem("validation_failed", { fields });
    const stored = await storeForPatient(one, { tenantId: tenant.id, patientId }, body, now);
    if (isProblem(stored) || stored.isAgain) return stored;
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "vitals.save",
      object: `patient/${patientId}`,
      ...actingFor(caller, { patient_id: patientId }),
    });
    return stored;
  });
  return isProblem(saved) ? saved : { data: { entity: saved.measurement } };
}
