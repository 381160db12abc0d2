import type { clinicFollowUp as shape } from "@anteroom/contract/clinic";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem, problem, ProblemError, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { presentAppointment, type AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";
import { storeAppointment, type Attendee } from "./enter-appointment.ts";

/**
 * Creates the next appointment of an appointment's doctor with its patient or guest, as `enterAppointment` does. A
 * guest is written down anew with the details of before, as with each booking of a guest: a personal link opens one
 * booking alone. `status_conflict` for an erased patient or guest.
 */
export async function enterFollowUp(
  services: Services,
  { hints }: Pick<CallRooms, "hints">,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const outcome = await call.tx((one) => follow(one, services, call));
  if (isProblem(outcome)) return outcome;
  await hints.appointmentChanged(call.tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, call) } };
}

async function follow(
  tx: Tx,
  services: Services,
  call: Call<typeof shape>,
): Promise<AppointmentRow | ProblemOutcome> {
  const before = await loadClinicAppointment(tx, call.caller, call.params.appointment_id);
  if (!before) return problem("not_found");
  const attendeeOf = await attendeeAgain(tx, before, call);
  if (attendeeOf === null) return problem("status_conflict");
  const outcome = await storeAppointment(tx, services, {
    ...call,
    doctorId: before.doctor_id,
    attendeeOf,
  });
  // Rolls the guest back, who may be written down already.
  if (isProblem(outcome)) throw new ProblemError(outcome.code, outcome.extra);
  return outcome;
}

/** Returns what names the patient or writes the guest down again; null where they have been erased. */
async function attendeeAgain(
  tx: Tx,
  { patient_id: patientId, guest_id: guestId }: AppointmentRow,
  { tenant, now }: Pick<Call<typeof shape>, "tenant" | "now">,
): Promise<(() => Attendee | Promise<Attendee>) | null> {
  if (patientId !== null) {
    const patient = await tx
      .selectFrom("patients")
      .select("id")
      .where("id", "=", patientId)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    return patient ? () => ({ patientId, guestId: null }) : null;
  }
  const guest = await tx
    .selectFrom("guests")
    .select([
      "name",
      "birthdate",
      "sex",
      "email",
      "phone_number",
      "terms_accepted_at",
      "language",
      "time_zone",
    ])
    .where("id", "=", guestId)
    .where("token_hash", "is not", null)
    .executeTakeFirst();
  if (!guest) return null;
  return async () => {
    // Nobody has this token: the guest comes by the link of the email.
    const token_hash = hashOf(newToken());
    const { id } = await tx
      .insertInto("guests")
      .values({ ...guest, tenant_id: tenant.id, token_hash, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { patientId: null, guestId: id };
  };
}
