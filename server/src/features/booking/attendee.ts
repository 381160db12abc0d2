import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** For whom a time is booked: a patient and the account that pays, or a guest. */
export type Attendee =
  | { kind: "patient"; patientId: number; payerId: number }
  | { kind: "guest"; email: string; name: string; birthdate: string | null };

/** Whom an appointment that is booked already is for. */
export async function attendeeOf(
  tx: Tx,
  { patient_id, guest_id }: { patient_id: number | null; guest_id: number | null },
): Promise<Attendee> {
  if (patient_id !== null) {
    const { parent_id } = await tx
      .selectFrom("patients")
      .select("parent_id")
      .where("id", "=", patient_id)
      .executeTakeFirstOrThrow();
    return { kind: "patient", patientId: patient_id, payerId: parent_id ?? patient_id };
  }
  const guest = await tx
    .selectFrom("guests")
    .select(["email", "name", "birthdate"])
    .where("id", "=", guest_id)
    .executeTakeFirstOrThrow();
  return { kind: "guest", ...guest };
}

/** The condition that an appointment `a`, joined with its guest `g`, is the person's own. */
export function isOf(attendee: Attendee): RawBuilder<boolean> {
  if (attendee.kind === "patient") return sql<boolean>`a.patient_id = ${attendee.patientId}`;
  const { email, name, birthdate } = attendee;
  return sql<boolean>`(${isOfGuestAddress(email)} and lower(g.name) = lower(${name}) and g.birthdate is not distinct from ${birthdate}::date)`;
}

/** The same for any guest of an e-mail address. */
export const isOfGuestAddress = (email: string) => sql<boolean>`lower(g.email) = lower(${email})`;

/** The same for an account and everybody it cares for. */
export const isOfFamily = (payerId: number) => sql<boolean>`
  a.patient_id in (select p.id from patients p where p.id = ${payerId} or p.parent_id = ${payerId})`;

/** A patient is led to the appointment that stands in the way; a guest's browser knows its own. */
export function linkTo(attendee: Attendee, id: number): { appointment_id?: number } {
  return attendee.kind === "patient" ? { appointment_id: id } : {};
}
