import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import { namedDoctor } from "../../shared/appointment/doctor-name.ts";
import { sessionWindow } from "@anteroom/domain/shared/constants";
import type { clinicWaitingRoom as shape } from "@anteroom/contract/clinic";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { seenBy } from "./clinic-appointment.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

type Row = {
  appointment_id: number;
  doctor_id: number;
  doctor: NamedDoctor;
  patient_name: string;
  waiting_since: Date;
  in_call: boolean;
};

/**
 * Returns the patients in the waiting rooms visible to the clinic token, longest wait first. Includes those
 * in the call (`in_call`) and those who lost their connection within the grace period. The read is audited
 * unless it is empty.
 */
export async function listWaiting(
  { waitingRoom, admissions }: CallRooms,
  { tenant, caller, locale, now, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape>> {
  const rows = await tx((one) => loadOpenCalls(one, seenBy(caller), now));
  const isHere = await Promise.all(
    rows.map(({ appointment_id }) =>
      waitingRoom.isHere({ tenantId: tenant.id, appointmentId: appointment_id }),
    ),
  );
  const here = rows.filter((_row, index) => isHere[index]);
  const isTaken = await Promise.all(
    here.map(({ appointment_id }) =>
      admissions.isTakenAtDesk({ tenantId: tenant.id, appointmentId: appointment_id }, now),
    ),
  );
  const object = `appointment/${here.map(({ appointment_id }) => appointment_id).join(",")}`;
  if (here.length > 0)
    await tx((one) => audit(one, tenant.id, { actor: actorOf(caller), action: "visit.list", object }));
  const collection = here.map(({ doctor, ...row }, index) => ({
    ...row,
    taken_at_desk: isTaken[index] ?? false,
    doctor_name: doctorName(doctor, locale),
    waiting_since: row.waiting_since.toISOString(),
  }));
  return { data: { collection } };
}

async function loadOpenCalls(tx: Tx, condition: ReturnType<typeof seenBy>, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id as appointment_id, a.doctor_id, ${namedDoctor("d")} as doctor, coalesce(p.name, g.name) as patient_name,
      v.waiting_since, v.doctor_joined_at is not null as in_call
    from visits v
      join appointments a on a.tenant_id = v.tenant_id and a.id = v.appointment_id
      join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where v.waiting_since is not null and v.ended_at is null and a.status in ${appointmentStateLists.upcoming}
      and a.end_time >= ${new Date(now.getTime() - sessionWindow.closesAfter)} and ${condition}
    order by v.waiting_since, a.id`.execute(tx);
  return rows;
}
