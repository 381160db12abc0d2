import { sessionWindow } from "@anteroom/domain/shared/constants";
import {
  missableStates,
  stepAppointment,
  type AppointmentState,
} from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import type pg from "pg";
import { audit } from "../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../platform/database/database.ts";
import { sqlStateList } from "../../platform/database/state-lists.ts";
import type { AppointmentDeps } from "./appointment-deps.ts";

/** So many at a time; the next look takes the rest. */
const batch = 200;

type Missed = {
  id: number;
  status: AppointmentState;
  patient_id: number | null;
  patient_parent_id: number | null;
};

/**
 * Marks video appointments as missed that nobody finished before their room closed (D.83), in all clinics. Other kinds
 * are left to the clinic.
 */
export async function closeMissedAppointments(
  jobsPool: pg.Pool,
  deps: AppointmentDeps,
  now: Date,
): Promise<void> {
  const { app, db } = deps.services;
  const endedBefore = new Date(now.getTime() - sessionWindow.closesAfter);
  const { rows } = await jobsPool.query<{ tenant_id: number; id: number }>(
    `select tenant_id, id from appointments
     where status in ${sqlStateList(missableStates)} and service_type = 'remote' and end_time < $1 order by end_time limit $2`,
    [endedBefore, batch],
  );
  for (const { tenant_id, id } of rows) {
    if (!(await app.tenants.ofId(tenant_id))) continue;
    const missed = await withTenant(db, tenant_id, (tx) => close(tx, tenant_id, id, endedBefore));
    if (missed) await deps.hints.appointmentChanged(tenant_id, missed);
  }
}

async function close(tx: Tx, tenantId: number, id: number, endedBefore: Date): Promise<Missed | null> {
  const { rows } = await sql<Missed>`
    select id, status, patient_id, (select p.parent_id from patients p
      where p.tenant_id = appointments.tenant_id and p.id = appointments.patient_id) as patient_parent_id
    from appointments where id = ${id} and end_time < ${endedBefore} for no key update`.execute(tx);
  const [row] = rows;
  const status = row ? stepAppointment(row.status, { type: "window_closed" }) : null;
  if (!row || status === null) return null;
  await sql`update appointments set status = ${status}, version = version + 1 where id = ${id}`.execute(tx);
  await audit(tx, tenantId, { actor: "clock", action: "appointment.no_show", object: `appointment/${id}` });
  return { ...row, status };
}
