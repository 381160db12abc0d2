import type { clinicCreateAppointment as shape } from "@anteroom/contract/clinic";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { unusedCode } from "../../shared/appointment/confirm-appointment.ts";
import type { Tx } from "../../platform/database/database.ts";
import { expireHeldSlot, lockDoctors } from "../../shared/appointment/held-slot.ts";
import type { Call } from "../../platform/http/mount.ts";
import {
  loadAppointment,
  presentAppointment,
  type AppointmentRow,
} from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { priceOf } from "./service-price.ts";
import { queueAppointmentMail } from "../../shared/mail/appointment-mail.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";

/** How far ahead an appointment may be created, in ms, as for patients. */
const horizon = 366 * 86_400_000;

/** The required parts of a call, so that FHIR creates appointments by the same rules. */
type Entering = Pick<Call<typeof shape>, "tenant" | "caller" | "body" | "now" | "tx" | "locale">;

/**
 * Creates an accepted appointment that the clinic has agreed with its patient: at any time of the next 366
 * days when the doctor is free, also outside the schedule. Expires an outdated hold in the slot, audits,
 * mails the patient and sends hints. The price is that of the service type; no payment is requested.
 * `not_found` for another doctor's token.
 */
export async function enterAppointment(
  services: Services,
  { hints }: Pick<CallRooms, "hints">,
  call: Entering,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, tx } = call;
  const outcome = await tx((one) => enter(one, services, call));
  if (isProblem(outcome)) return outcome;
  await hints.appointmentChanged(tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, call) } };
}

async function enter(tx: Tx, services: Services, call: Entering): Promise<AppointmentRow | ProblemOutcome> {
  const { caller, body } = call;
  if (caller.doctorId !== null && caller.doctorId !== body.doctor_id) return problem("not_found");
  const patient = await tx
    .selectFrom("patients")
    .select("id")
    .where("id", "=", body.patient_id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!patient) return problem("not_found");
  const attendee = { patientId: patient.id, guestId: null };
  return storeAppointment(tx, services, { ...call, doctorId: body.doctor_id, attendeeOf: () => attendee });
}

/** For whom an appointment is created: a patient or a guest. */
export type Attendee = { patientId: number; guestId: null } | { patientId: null; guestId: number };

type NewAppointment = Pick<Entering, "tenant" | "caller" | "now"> & {
  body: Omit<Entering["body"], "patient_id" | "doctor_id">;
  doctorId: number;
  /** Called when nothing refuses the appointment any more but the slot. */
  attendeeOf: () => Attendee | Promise<Attendee>;
};

/** Stores an accepted appointment where the doctor is free; audits and mails. */
export async function storeAppointment(
  tx: Tx,
  services: Services,
  { tenant, caller, body, now, doctorId, attendeeOf }: NewAppointment,
): Promise<AppointmentRow | ProblemOutcome> {
  const start = new Date(body.start_time);
  const ahead = start.getTime() - now.getTime();
  if (ahead <= 0 || ahead > horizon) return problem("slot_unavailable");
  const [doctor] = await lockDoctors(tx, [doctorId]);
  if (!doctor) return problem("not_found");
  const end = new Date(start.getTime() + (body.minutes ?? doctor.visit_minutes) * 60_000);
  await expireHeldSlot(tx, { doctorId: doctor.id, start, end }, { services, tenant, now });
  const { patientId, guestId } = await attendeeOf();
  const made = await tx
    .insertInto("appointments")
    .values({
      tenant_id: tenant.id,
      doctor_id: doctor.id,
      patient_id: patientId,
      guest_id: guestId,
      status: "accepted",
      service_type: body.service_type,
      start_time: start,
      end_time: end,
      hold_expires_at: null,
      code: await unusedCode(tx),
      symptoms: body.symptoms,
      amount_minor: await priceOf(tx, doctor, body.service_type),
      currency: tenant.settings.currency,
      created_at: now,
      booked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return problem("slot_taken");
  const object = `appointment/${made.id}`;
  await audit(tx, tenant.id, { actor: actorOf(caller), action: "appointment.entered", object });
  await queueAppointmentMail(tx, "visit_entered", made.id, { services, tenant, now });
  return (await loadAppointment(tx, made.id)) ?? problem("not_found");
}
