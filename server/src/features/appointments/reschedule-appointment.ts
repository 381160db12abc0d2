import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { rescheduleAppointment as shape } from "@anteroom/contract/appointment/appointments";
import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { holdState } from "@anteroom/domain/booking/hold";
import { appointmentChange } from "@anteroom/domain/appointment/appointment-change";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { lockAppointmentRow } from "../../shared/appointment/cancel-for-clinic.ts";
import type { Tx } from "../../platform/database/database.ts";
import { attendeeOf } from "../booking/attendee.ts";
import { lockAttendee } from "../booking/booking-limits.ts";
import { readHoldHeader } from "../booking/holds/hold-header.ts";
import { refuseOverlap } from "../booking/overlap.ts";
import { lockDoctors } from "../../shared/appointment/held-slot.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { moveCapture } from "../../shared/appointment/refund-appointment.ts";
import {
  isPaidOrReserved,
  presentAppointment,
  type AppointmentRow,
} from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { queueAppointmentMail } from "../../shared/mail/appointment-mail.ts";
import { guestTokenOf, requestedLanguage, type AppointmentDeps } from "./appointment-deps.ts";

/**
 * Moves the caller's appointment to the slot of the request's hold, with the same doctor (D.85); the hold
 * ends and the payment stays. Accepts it again if the clinic accepts automatically; audits, mails and sends
 * hints. Returns `feature_off`, `not_found`, `hold_expired` or `status_conflict`, or throws
 * `appointment_overlap`. Repeating it changes nothing and is no error.
 */
export async function rescheduleAppointment(
  deps: AppointmentDeps,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, params, body, tx } = call;
  if (!tenant.settings.patientsRescheduleAppointment) return problem("feature_off");
  const outcome = await tx(async (one) => {
    const own = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!own) return problem("not_found");
    await lockAttendee(one, tenant, await attendeeOf(one, own), { deviceHash: null, addressHash: null });
    await lockDoctors(one, [own.doctor_id]);
    await lockAppointmentRow(one, own.id);
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    if (row.start_time.getTime() === new Date(body.start_time).getTime()) return row;
    return moveToHold(one, row, deps, { ...call, findHold: () => lockHold(one, call, row.doctor_id) });
  });
  if (isProblem(outcome)) return outcome;
  await deps.hints.appointmentChanged(tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, call, guestTokenOf(call)) } };
}

type Moving = Pick<Call<typeof shape>, "tenant" | "caller" | "now" | "request"> & {
  /** Returns the hold of the new slot, locked; null when it has expired. */
  findHold: () => Promise<Pick<Hold, "id" | "start_time" | "end_time"> | null>;
};

/**
 * Moves an appointment to the slot of `findHold`, and ends the hold; audits and queues the mail. Returns the
 * changed row, `status_conflict` where the rules do not allow it, or `hold_expired`; throws
 * `appointment_overlap`. Requires, in this order, `lockAttendee`, `lockDoctors` and `lockAppointmentRow`, and
 * `row` read after them. Sends no hint.
 */
export async function moveToHold(
  tx: Tx,
  row: AppointmentRow,
  { services }: AppointmentDeps,
  { tenant, caller, now, findHold, request }: Moving,
): Promise<AppointmentRow | ProblemOutcome> {
  const facts = {
    status: row.status,
    serviceType: row.service_type,
    startTime: row.start_time.getTime(),
    isPaid: isPaidOrReserved(row),
  };
  const { canReschedule } = appointmentChange(facts, tenant.settings, now.getTime());
  const moved = stepAppointment(row.status, { type: "rescheduled" });
  if (!canReschedule || moved === null) return problem("status_conflict");
  const hold = await findHold();
  if (!hold) return problem("hold_expired");
  const attendee = await attendeeOf(tx, row);
  await refuseOverlap(tx, { tenant, now, attendee, slot: hold, except: [row.id, hold.id] });
  const status = tenant.settings.autoAccept ? (stepAppointment(moved, { type: "accepted" }) ?? moved) : moved;
  // The hold was used, so it does not count towards its address's limit.
  await sql`update appointments set status = 'expired', hold_expires_at = null, hold_address_hash = null,
      version = version + 1 where id = ${hold.id}`.execute(tx);
  await sql`update appointments set start_time = ${hold.start_time}, end_time = ${hold.end_time}, status = ${status},
      moved_at = ${now}, version = version + 1 where id = ${row.id}`.execute(tx);
  await moveCapture(tx, row.id, { start: hold.start_time, now });
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "appointment.rescheduled",
    object: `appointment/${row.id}`,
    ...actingFor(caller, row),
  });
  await queueAppointmentMail(tx, "visit_rescheduled", row.id, {
    services,
    tenant,
    now,
    requested: requestedLanguage({ caller, request }, row),
  });
  return (await loadOwnAppointment(tx, caller, row.id)) ?? problem("not_found");
}

type Hold = { id: number; start_time: Date; end_time: Date; hold_expires_at: Date | null };

/** Returns the locked hold of the header if it is live, of this doctor and at the requested time. */
async function lockHold(
  tx: Tx,
  { headers, body, caller, now }: Call<typeof shape>,
  doctorId: number,
): Promise<Hold | null> {
  const key = readHoldHeader(headers["x-appointment-hold"]);
  if (!key) return null;
  const patientId = caller.kind === "patient" ? caller.patientId : null;
  const { rows } = await sql<Hold>`
    select id, start_time, end_time, hold_expires_at from appointments
    where id = ${key.id} and hold_secret_hash = ${key.secretHash} and status = 'held' and doctor_id = ${doctorId}
      and start_time = ${new Date(body.start_time)} and (patient_id is null or patient_id = ${patientId})
    for no key update`.execute(tx);
  const [hold] = rows;
  if (!hold?.hold_expires_at) return null;
  const state = holdState({ expiresAt: hold.hold_expires_at.getTime() }, now.getTime());
  return state === "expired" ? null : hold;
}
