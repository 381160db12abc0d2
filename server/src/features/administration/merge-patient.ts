import type { clinicMergePatient as shape } from "@anteroom/contract/administration/patients";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { readPatients } from "./patient-rows.ts";

/**
 * Patient references (`table.column`) that `mergePatient` moves to the remaining patient. Every reference to
 * patients must be in one of the three lists.
 */
export const movedColumns = [
  "appointments.patient_id",
  "appointments.booked_by",
  "mails.patient_id",
  "payments.payer_id",
  "survey_responses.patient_id",
  "symptom_checks.patient_id",
  "text_messages.patient_id",
  "urgent_events.patient_id",
  "vital_signs_measurements.patient_id",
] as const;

/**
 * Patient references (`table.column`) whose rows `mergePatient` deletes: invitations, which become invalid,
 * and mail counts.
 */
export const droppedColumns = ["account_tokens.patient_id", "mail_uses.patient_id"] as const;

/**
 * Patient references (`table.column`) of accounts and families: `mergePatient` refuses a patient with such a
 * row.
 */
export const refusedColumns = [
  "app_grants.allowed_by",
  "app_grants.patient_id",
  "code_challenges.patient_id",
  "credentials.patient_id",
  "data_exports.patient_id",
  "factor_attempts.patient_id",
  "health_record_confirmations.patient_id",
  "health_record_entries.patient_id",
  "health_record_shares.made_by",
  "health_record_shares.patient_id",
  "insurance_card_pictures.patient_id",
  "passkey_challenges.patient_id",
  "passkeys.patient_id",
  "patient_identities.patient_id",
  "patients.parent_id",
  "push_subscriptions.patient_id",
  "recovery_codes.patient_id",
  "second_factors.patient_id",
  "sessions.patient_id",
  "terms_agreements.patient_id",
  "text_consents.patient_id",
  "text_numbers.patient_id",
  "text_stops.patient_id",
  "text_uses.patient_id",
  "waitlist_entries.attendee_id",
  "waitlist_entries.patient_id",
  "waitlist_links.patient_id",
  "withdrawn_agreements.patient_id",
] as const;

/**
 * Moves all data of a patient without an account to another one and deletes the first, in one transaction;
 * audits it for both. The other keeps its details and takes the `external_id` if it has none.
 * `status_conflict` with a reason when the patient has account data, a carer, a call in progress, or the same
 * device measurement. Cannot be undone.
 */
export function mergePatient({ tenant, caller, params, body, tx }: Call<typeof shape>) {
  const { patient_id: id } = params;
  const { into_patient_id: into } = body;
  if (id === into)
    return problem("validation_failed", { fields: [{ path: "body.into_patient_id", code: "same" }] });
  return tx(async (one) => {
    await sql`select from patients where id in (${id}, ${into}) order by id for update`.execute(one);
    const found = await readPatients(one, sql<boolean>`p.id in (${id}, ${into})`, 2);
    const goes = found.find((patient) => patient.id === id);
    const stays = found.find((patient) => patient.id === into);
    if (!goes || !stays) return problem("not_found");
    const refusal = await refuse(one, goes, into);
    if (refusal) return refusal;
    for (const name of movedColumns) {
      const [table, column] = tableAndColumnOf(name);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${id}`.execute(
        one,
      );
    }
    for (const name of droppedColumns) {
      const [table, column] = tableAndColumnOf(name);
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(one);
    }
    await one.deleteFrom("patients").where("id", "=", id).execute();
    if (stays.external_id === null && goes.external_id !== null)
      await one
        .updateTable("patients")
        .set({ external_id: goes.external_id })
        .where("id", "=", into)
        .execute();
    for (const patient of [id, into])
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "patient.merge",
        object: `patient/${patient}`,
      });
    const [entity] = await readPatients(one, sql<boolean>`p.id = ${into}`, 1);
    return entity ? { data: { entity } } : problem("internal");
  });
}

const tableAndColumnOf = (name: string): [table: string, column: string] => {
  const [table = "", column = ""] = name.split(".");
  return [table, column];
};

/** Returns why this patient cannot be merged, or null. */
async function refuse(
  tx: Tx,
  { id, parent_id }: { id: number; parent_id: number | null },
  into: number,
): Promise<ProblemOutcome | null> {
  if (parent_id !== null) return problem("status_conflict", { reason: "acted_for" });
  for (const name of refusedColumns) {
    const [table, column] = tableAndColumnOf(name);
    const { rows } =
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(tx);
    if (rows.length > 0) return problem("status_conflict", { reason: "has_account" });
  }
  const call = await tx
    .selectFrom("appointments")
    .select("id")
    .where("patient_id", "=", id)
    .where("status", "=", "preparing")
    .executeTakeFirst();
  if (call) return problem("status_conflict", { reason: "in_visit" });
  const { rows: twice } = await sql`
    select from vital_signs_measurements mine
      join vital_signs_measurements theirs on theirs.tenant_id = mine.tenant_id and theirs.patient_id = ${into}
        and theirs.source_system = mine.source_system and theirs.measured_at = mine.measured_at
        and mine.source_system not in ('camera', 'manual', 'device')
    where mine.patient_id = ${id} limit 1`.execute(tx);
  return twice.length > 0 ? problem("status_conflict", { reason: "same_measurement" }) : null;
}
