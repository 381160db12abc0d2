import { careState } from "@anteroom/domain/account/care";
import { holdHeader, type bookAppointment as endpoint } from "@anteroom/contract/appointment/booking";
import { actorOf } from "../../platform/privacy/audit.ts";
import { careOf } from "../../shared/account/care-of.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { presentAppointment } from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { bookSlot } from "./book-slot.ts";
import { bookingRefusal } from "./booking-refusal.ts";
import { originOfCall } from "./booking-device.ts";
import { readHoldHeader } from "./holds/hold-header.ts";
import { withAlternatives } from "./holds/with-alternatives.ts";

/**
 * Books a slot for the signed-in patient or a dependent (spec §7), converting the hold of the request's
 * header if there is one. Sets the device cookie if missing, audits and sends hints. Returns `not_found` for
 * a person who is not the caller's, and alternatives when the slot is not available.
 */
export async function bookAppointment(
  call: Call<typeof endpoint>,
  { services, hints, payments }: BookingDeps,
) {
  const { tenant, now, body, caller, headers } = call;
  const refusal = bookingRefusal(tenant, body);
  if (refusal) return refusal;
  const { patientId } = caller;
  if (!body.personal && !tenant.settings.patientsManageDependents) return problem("feature_off");
  const person = await call.tx((tx) => whoIsSeen(tx, call));
  if (isProblem(person)) return person;
  const origin = originOfCall(call);
  const isForAnother = person.id !== patientId;
  const wanted = { tenant, now, doctorId: body.doctor_id, start: new Date(body.start_time) };
  const row = await withAlternatives({ ...wanted, tx: call.tx }, (tx) =>
    bookSlot(tx, {
      slotRequest: { ...wanted, services, requester: { patientId, addressHash: null } },
      key: readHoldHeader(headers[holdHeader]),
      attendee: { kind: "patient", patientId: person.id, payerId: person.parent_id ?? person.id },
      origin,
      motive: body,
      payments,
      bookedBy: () => ({
        kind: "patient",
        actor: actorOf(caller),
        patientId: person.id,
        ...(isForAnother ? { bookedBy: patientId } : {}),
      }),
      isOwn: (hold) => Promise.resolve(hold.patient_id === person.id),
    }),
  );
  if (isProblem(row)) return row;
  if (!row) throw new Error("A booking without an appointment");
  void hints.appointmentChanged(tenant.id, row);
  return { data: { entity: presentAppointment(row, call) } };
}

/**
 * Returns the caller, or a dependent the caller may act for, with complete details (S1.02, D.13, D.63); else
 * the problem.
 */
async function whoIsSeen(
  tx: Tx,
  { caller, body, now }: Call<typeof endpoint>,
): Promise<{ id: number; parent_id: number | null } | ProblemOutcome> {
  const id = body.personal ? caller.patientId : body.dependent_id;
  const person = await tx
    .selectFrom("patients")
    .select([
      "id",
      "birthdate",
      "sex",
      "parent_id",
      "removed_at",
      "care_asked_at",
      "care_confirmed_at",
      "care_ends_at",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  const isOwn = person && (body.personal || (person.parent_id === caller.patientId && !person.removed_at));
  if (!isOwn) return problem("not_found");
  if (!body.personal && careState(careOf(person), now.getTime()) === "waiting")
    return problem("care_not_confirmed");
  if (person.birthdate === null || person.sex === null) return problem("patient_details_missing");
  return { id: person.id, parent_id: person.parent_id };
}
