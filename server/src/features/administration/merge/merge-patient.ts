import type { clinicMergePatient as shape } from "@anteroom/contract/administration/merge";
import { sql } from "kysely";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { refuseUnread } from "../../../platform/http/replaces.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { readPatients } from "../patient-rows.ts";
import { compareRecords } from "./compare-records.ts";
import { droppedColumns, movedColumns, tableAndColumnOf } from "./merge-columns.ts";

/**
 * Moves all data of a patient without an account to another one and deletes the first, in one transaction;
 * audits it for both and announces it by a webhook. The other keeps its details and takes the `external_id` if it has none.
 * `status_conflict` with a reason where `compareRecords` has one; `changed_elsewhere` where either record is not as
 * the named comparison showed it. Cannot be undone.
 */
export function mergePatient({ tenant, caller, params, body, now, tx }: Call<typeof shape>) {
  const { patient_id: id } = params;
  const { into_patient_id: into, replaces } = body;
  if (id === into)
    return problem("validation_failed", { fields: [{ path: "body.into_patient_id", code: "same" }] });
  return tx(async (one) => {
    await sql`select from patients where id in (${id}, ${into}) order by id for update`.execute(one);
    const compared = await compareRecords(one, { patientId: id, otherId: into }, caller);
    if (!compared) return problem("not_found");
    const { patient: goes, other: stays } = compared;
    if (goes.refusal !== null) return problem("status_conflict", { reason: goes.refusal });
    const unread = refuseUnread(replaces, compared.version, false);
    if (unread) return unread;
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
    const isTaken = stays.patient.external_id === null;
    await one
      .insertInto("merged_patients")
      .values({
        tenant_id: tenant.id,
        patient_id: id,
        into_patient_id: into,
        merged_at: now,
        merged_by: "clinic",
        external_id: isTaken ? null : goes.patient.external_id,
      })
      .execute();
    if (isTaken && goes.patient.external_id !== null)
      await one
        .updateTable("patients")
        .set({ external_id: goes.patient.external_id })
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
