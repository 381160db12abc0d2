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

/** Most rows of one round; the next one takes the rest. */
const batch = 200;

type Missed = {
  id: number;
  status: AppointmentState;
  patient_id: number | null;
  patient_parent_id: number | null;
};

/**
 * Marks video appointments as missed that were not finished within 12 hours after their end (D.83), in all
 * clinics, at most 200 a call; audits and sends hints. Other kinds are left to the clinic. A failure of one
 * appointment goes to `onError`, and the next round tries it again. `jobsPool` uses the role that sees only which
 * work is due.
 */
export async function closeMissedAppointments(
  jobsPool: pg.Pool,
  deps: AppointmentDeps,
  now: Date,
  onError: (error: Error) => void,
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
    try {
      const missed = await withTenant(db, tenant_id, (tx) => close(tx, tenant_id, id, endedBefore));
      if (missed) await deps.hints.appointmentChanged(tenant_id, missed);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
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
