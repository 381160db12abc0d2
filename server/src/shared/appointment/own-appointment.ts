import { type RawBuilder, sql } from "kysely";
import type { GuestCaller, PatientCaller } from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";
import { loadAppointments, type AppointmentRow } from "./present-appointment.ts";

/**
 * Returns the appointment if it is the guest's, the patient's or that of one of their dependents (removed
 * ones included); else null. Holds are not found. Does not lock or audit.
 */
export async function loadOwnAppointment(
  tx: Tx,
  caller: PatientCaller | GuestCaller,
  appointmentId: number,
): Promise<AppointmentRow | null> {
  const isOwn =
    caller.kind === "patient"
      ? sql<boolean>`a.id = ${appointmentId} and ${isOfFamily(caller.patientId)}`
      : sql<boolean>`a.id = ${appointmentId} and a.guest_id = ${caller.guestId}`;
  const [row] = await loadAppointments(tx, isOwn);
  return row ?? null;
}

/**
 * SQL condition: appointment `a` belongs to the patient or one of their dependents, removed ones included
 * (S1.02, S6.ROLE.07).
 */
export function isOfFamily(patientId: number): RawBuilder<boolean> {
  return sql<boolean>`a.patient_id in (select p.id from patients p where p.id = ${patientId} or p.parent_id = ${patientId})`;
}

/** Returns the audit field that names the patient for whom the caller acts, empty when they act for themselves. */
export function actingFor(
  caller: PatientCaller | GuestCaller,
  { patient_id }: { patient_id: number | null },
): { onBehalfOf?: number } {
  const isForSomebody = caller.kind === "patient" && patient_id !== null && patient_id !== caller.patientId;
  return isForSomebody ? { onBehalfOf: patient_id } : {};
}
