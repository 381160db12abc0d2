import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { clinicMove as shape } from "@anteroom/contract/clinic";
import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { lockAppointmentRow } from "../../shared/appointment/cancel-for-clinic.ts";
import { expireHeldSlot, lockDoctors } from "../../shared/appointment/held-slot.ts";
import { isWithin, takesSlot } from "../../shared/appointment/is-within.ts";
import { presentAppointment, type AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import { moveCapture } from "../../shared/appointment/refund-appointment.ts";
import { queueAppointmentMail } from "../../shared/mail/appointment-mail.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

/** How far ahead an appointment may be moved, in ms, as when it is created. */
const horizon = 366 * 86_400_000;

/**
 * Moves an appointment, for the clinic, to another future time of the same doctor within 366 days, also
 * outside the schedule, and accepts it. The length and the payment stay. Audits, mails the patient and sends
 * hints. `slot_taken` when the doctor is busy. Repeating it changes nothing.
 */
export async function moveAppointment(
  services: Services,
  { hints }: Pick<CallRooms, "hints">,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const outcome = await call.tx((one) => move(one, services, call));
  if (isProblem(outcome)) return outcome;
  await hints.appointmentChanged(call.tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, call) } };
}

async function move(
  tx: Tx,
  services: Services,
  { tenant, caller, params, body, now }: Call<typeof shape>,
): Promise<AppointmentRow | ProblemOutcome> {
  const known = await loadClinicAppointment(tx, caller, params.appointment_id);
  if (!known) return problem("not_found");
  await lockDoctors(tx, [known.doctor_id]);
  await lockAppointmentRow(tx, known.id);
  const row = await loadClinicAppointment(tx, caller, known.id);
  if (!row) return problem("not_found");
  const start = new Date(body.start_time);
  if (row.start_time.getTime() === start.getTime()) return row;
  const moved = stepAppointment(row.status, { type: "rescheduled" });
  if (moved === null) return problem("status_conflict");
  const ahead = start.getTime() - now.getTime();
  if (ahead <= 0 || ahead > horizon) return problem("slot_unavailable");
  const end = new Date(start.getTime() + row.end_time.getTime() - row.start_time.getTime());
  await expireHeldSlot(tx, { doctorId: row.doctor_id, start, end }, { services, tenant, now });
  // The doctor is locked, so parallel bookings wait.
  const { rows: others } = await sql`
    select 1 from appointments a where a.doctor_id = ${row.doctor_id} and a.id <> ${row.id}
      and ${isWithin("a", start, end)} and ${takesSlot("a")} limit 1`.execute(tx);
  if (others.length > 0) return problem("slot_taken");
  const status = stepAppointment(moved, { type: "accepted" }) ?? moved;
  await sql`update appointments set start_time = ${start}, end_time = ${end}, status = ${status}, moved_at = ${now},
    version = version + 1 where id = ${row.id}`.execute(tx);
  await moveCapture(tx, row.id, { start, now });
  const object = `appointment/${row.id}`;
  await audit(tx, tenant.id, { actor: actorOf(caller), action: "appointment.rescheduled", object });
  await queueAppointmentMail(tx, "visit_rescheduled", row.id, { services, tenant, now });
  return (await loadClinicAppointment(tx, caller, row.id)) ?? problem("not_found");
}
