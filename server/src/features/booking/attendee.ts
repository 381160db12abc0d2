import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** For whom a slot is booked: a patient and the paying account, or a guest. */
export type Attendee =
  | { kind: "patient"; patientId: number; payerId: number }
  | { kind: "guest"; email: string; name: string; birthdate: string | null };

/**
 * Returns the attendee of an existing appointment; the payer is the patient's carer, else the patient. Throws
 * when neither id finds a row.
 */
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

/**
 * SQL condition: appointment `a`, left-joined with its guest `g`, belongs to the attendee. A guest matches by
 * e-mail address and name, ignoring case, and by birthdate.
 */
export function isOfAttendee(attendee: Attendee): RawBuilder<boolean> {
  if (attendee.kind === "patient") return sql<boolean>`a.patient_id = ${attendee.patientId}`;
  const { email, name, birthdate } = attendee;
  return sql<boolean>`(${isOfGuestAddress(email)} and lower(g.name) = lower(${name}) and g.birthdate is not distinct from ${birthdate}::date)`;
}

/** SQL condition: guest `g`, left-joined to the appointment, has this e-mail address, ignoring case. */
export const isOfGuestAddress = (email: string) => sql<boolean>`lower(g.email) = lower(${email})`;

/** SQL condition: appointment `a` belongs to this account or one of its dependents. */
export const isOfFamily = (payerId: number) => sql<boolean>`
  a.patient_id in (select p.id from patients p where p.id = ${payerId} or p.parent_id = ${payerId})`;

/** Returns the id of a conflicting appointment for patients; empty for guests, whose browser knows its own. */
export function conflictLink(attendee: Attendee, id: number): { appointment_id?: number } {
  return attendee.kind === "patient" ? { appointment_id: id } : {};
}
