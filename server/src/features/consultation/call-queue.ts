import { sessionWindow } from "@anteroom/domain/shared/constants";
import { sql, type RawBuilder } from "kysely";
import { withTenant, type Database, type Tx } from "../../platform/database/database.ts";
import type { Hints } from "../../platform/realtime/hints.ts";
import type { Clock } from "../../ports/clock.ts";
import type { CallKey } from "./admissions.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

/**
 * Sends hints to waiting patients of a doctor when position, waiting time or doctor may have changed. They
 * then fetch the state.
 */
export type CallQueue = {
  /** Sends hints to the other patients who wait for this call's doctor; not to its own patient. */
  callChanged: (visit: CallKey) => Promise<void>;
  doctorChanged: (doctor: { tenantId: number; doctorId: number }) => Promise<void>;
  /** Records that the patient's connection has been lost for longer than the grace period. */
  away: (visit: CallKey) => Promise<void>;
};

type Deps = { db: Database; clock: Clock; hints: Pick<Hints, "callChanged"> };

/**
 * Creates the queue of waiting patients. Each method opens a transaction of its own; call it after the
 * commit.
 */
export function openCallQueue({ db, clock, hints }: Deps): CallQueue {
  const send = async (tenantId: number, doctor: RawBuilder<unknown>, but?: number) => {
    const waiting = await withTenant(db, tenantId, (tx) => waitingFor(tx, doctor, clock.now()));
    const others = waiting.filter((id) => id !== but);
    await Promise.all(others.map((id) => hints.callChanged(tenantId, id)));
  };
  return {
    callChanged: ({ tenantId, appointmentId }) =>
      send(
        tenantId,
        sql`(select b.doctor_id from appointments b where b.id = ${appointmentId})`,
        appointmentId,
      ),
    doctorChanged: ({ tenantId, doctorId }) => send(tenantId, sql`${doctorId}`),
    away: ({ tenantId, appointmentId }) =>
      withTenant(db, tenantId, (tx) => markAway(tx, appointmentId, clock.now())),
  };
}

/**
 * Records that a waiting patient left the waiting room's page. Keeps an earlier time; ignored when the
 * patient is not waiting or the doctor has joined.
 */
export async function markAway(tx: Tx, appointmentId: number, now: Date): Promise<void> {
  await tx
    .updateTable("visits")
    .set({ away_since: sql<Date>`coalesce(away_since, ${now})` })
    .where("appointment_id", "=", appointmentId)
    .where("waiting_since", "is not", null)
    .where("doctor_joined_at", "is", null)
    .execute();
}

async function waitingFor(tx: Tx, doctor: RawBuilder<unknown>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.appointment_id as id from visits v join appointments a on a.tenant_id = v.tenant_id and a.id = v.appointment_id
    where a.doctor_id = ${doctor} and v.waiting_since is not null and v.doctor_joined_at is null and v.ended_at is null
      and a.status in ${appointmentStateLists.upcoming}
      and a.end_time >= ${new Date(now.getTime() - sessionWindow.closesAfter)}`.execute(tx);
  return rows.map(({ id }) => id);
}
