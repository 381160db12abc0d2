import type { Patient } from "@anteroom/contract/account/account";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Tx } from "../../platform/database/database.ts";

/**
 * Returns a patient in the shape of the API contract; insurance fields are null when the clinic does not ask
 * for it. Throws when the patient does not exist. Checks no access.
 */
export async function readPatient(
  tx: Tx,
  patientId: number,
  settings: Pick<ApplicationSettings, "patientsInsuranceInformation">,
): Promise<Patient> {
  const patient = await tx
    .selectFrom("patients")
    .select([
      "id",
      "name",
      "email",
      "phone_country_code",
      "phone_number",
      "taxpayer_number",
      "birthdate",
      "sex",
      "address",
      "parent_id",
      "time_zone",
      "language",
      "health_number",
      "insurer",
      "insurance_number",
      "policy_number",
      "wants_visit_mails",
      "wants_calendar_files",
      "version",
    ])
    .where("id", "=", patientId)
    .executeTakeFirstOrThrow();
  if (settings.patientsInsuranceInformation) return patient;
  return { ...patient, insurer: null, insurance_number: null, policy_number: null };
}
