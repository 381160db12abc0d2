import { sql } from "kysely";
import type { GuestCaller, PatientCaller } from "./authentication.ts";
import type { Tx } from "./database.ts";
import { loadAppointments, type AppointmentRow } from "./present-appointment.ts";

/** The appointment if it is the caller's own, else null: another's id is as good as none. */
export async function loadOwnAppointment(
  tx: Tx,
  caller: PatientCaller | GuestCaller,
  appointmentId: number,
): Promise<AppointmentRow | null> {
  const isOwn =
    caller.kind === "patient"
      ? sql<boolean>`a.id = ${appointmentId} and a.patient_id = ${caller.patientId}`
      : sql<boolean>`a.id = ${appointmentId} and a.guest_id = ${caller.guestId}`;
  const [row] = await loadAppointments(tx, isOwn);
  return row ?? null;
}
