import type { VisitState } from "@anteroom/contract/consultation";
import { joinClosesAt, joinOpensAt, sessionWindow } from "@anteroom/domain/session-window";
import { sql } from "kysely";
import type { Tx } from "../../platform/database.ts";
import type { AppointmentRow } from "../../platform/present-appointment.ts";
import type { WaitingRoom } from "./waiting-room.ts";

export type VisitRow = {
  waiting_since: Date | null;
  doctor_joined_at: Date | null;
  ended_at: Date | null;
  /** Visits of the same doctor whose patients have waited for longer and are not in the call. */
  before: number[];
};

/** Where the visit stands in the database, or nothing yet. */
export async function loadVisit(tx: Tx, { id, doctor_id }: AppointmentRow, now: Date): Promise<VisitRow> {
  const { rows } = await sql<VisitRow>`
    select v.waiting_since, v.doctor_joined_at, v.ended_at,
      array(select w.appointment_id::int from visits w join appointments a on a.tenant_id = w.tenant_id and a.id = w.appointment_id
        where a.doctor_id = ${doctor_id} and (w.waiting_since, w.appointment_id) < (v.waiting_since, v.appointment_id)
          and w.doctor_joined_at is null and w.ended_at is null and a.status in ('scheduled', 'accepted', 'preparing')
          and a.end_time >= ${new Date(now.getTime() - sessionWindow.closesAfter)}) as before
    from visits v where v.appointment_id = ${id}`.execute(tx);
  return rows[0] ?? { waiting_since: null, doctor_joined_at: null, ended_at: null, before: [] };
}

/** Where the visit stands for somebody who takes part. `isHere`: the patient is in front of the waiting room. */
export async function presentVisit(
  tenantId: number,
  appointment: AppointmentRow,
  visit: VisitRow,
  { waitingRoom, now }: { waitingRoom: WaitingRoom; now: Date },
): Promise<VisitState> {
  const isWaiting = visit.waiting_since !== null && visit.doctor_joined_at === null;
  const isHere = isWaiting && (await waitingRoom.isHere({ tenantId, appointmentId: appointment.id }));
  const phase = phaseOf(appointment, visit, isHere, now);
  return {
    appointment_id: appointment.id,
    phase,
    waiting_since: visit.waiting_since?.toISOString() ?? null,
    doctor_joined_at: visit.doctor_joined_at?.toISOString() ?? null,
    ended_at: visit.ended_at?.toISOString() ?? null,
    ahead: phase === "waiting" ? await countHere(tenantId, visit.before, waitingRoom) : null,
  };
}

function phaseOf(
  { status, start_time, end_time }: AppointmentRow,
  { ended_at, doctor_joined_at }: VisitRow,
  isHere: boolean,
  now: Date,
): VisitState["phase"] {
  if (ended_at !== null || status === "finished" || now.getTime() > joinClosesAt(end_time.getTime()))
    return "ended";
  if (now.getTime() < joinOpensAt(start_time.getTime())) return "before";
  if (doctor_joined_at !== null) return "in_call";
  return isHere ? "waiting" : "before";
}

async function countHere(tenantId: number, before: number[], waitingRoom: WaitingRoom): Promise<number> {
  const here = await Promise.all(
    before.map((appointmentId) => waitingRoom.isHere({ tenantId, appointmentId })),
  );
  return here.filter(Boolean).length;
}
