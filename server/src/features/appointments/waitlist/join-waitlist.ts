import { waitlistEntryDays } from "@anteroom/domain/booking/waitlist";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/** SQL condition: a waitlist entry `e` without an appointment is still active. */
export const waitsWithoutAppointment = (now: Date) => sql<boolean>`(e.appointment_id is null
  and e.joined_at > ${new Date(now.getTime() - waitlistEntryDays * 86_400_000)}
  and (e.before_time is null or e.before_time > ${now}))`;

/**
 * Returns the number of an account's active waitlist entries, with and without appointments. Lock the
 * patient's row first to enforce a limit.
 */
export async function countWaitsOf(tx: Tx, patientId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from waitlist_entries e
      left join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
    where e.patient_id = ${patientId} and (${waitsWithoutAppointment(now)}
      or a.start_time > ${now} and a.status not in ${appointmentStateLists.withoutSlot})`.execute(tx);
  return rows[0]?.count ?? 0;
}

type Joining = {
  tenant: Tenant;
  caller: PatientCaller;
  row: { id: number; doctor_id: number; patient_id: number | null };
  now: Date;
};

/**
 * Adds an appointment to the waitlist for an earlier slot and audits it. When it is on the waitlist already,
 * it only audits. Does not check the clinic's limit or rules.
 */
export async function joinWaitlistForAppointment(
  tx: Tx,
  { tenant, caller, row, now }: Joining,
): Promise<void> {
  await tx
    .insertInto("waitlist_entries")
    .values({
      tenant_id: tenant.id,
      appointment_id: row.id,
      doctor_id: row.doctor_id,
      patient_id: caller.patientId,
      joined_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "waitlist.join",
    object: `appointment/${row.id}`,
    ...actingFor(caller, row),
  });
}
