import { sql } from "kysely";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";
import { loadAppointments, type AppointmentRow } from "../../shared/appointment/present-appointment.ts";

/** What a token may see: the clinic's appointments, or those of its one doctor. Put into a condition on `a`. */
export const seenBy = ({ doctorId }: ClinicCaller) =>
  doctorId === null ? sql<boolean>`true` : sql<boolean>`a.doctor_id = ${doctorId}`;

/** An appointment that the token may see, or null. */
export async function loadClinicAppointment(
  tx: Tx,
  caller: ClinicCaller,
  appointmentId: number,
): Promise<AppointmentRow | null> {
  const [row] = await loadAppointments(tx, sql<boolean>`a.id = ${appointmentId} and ${seenBy(caller)}`);
  return row ?? null;
}

/** The same, kept from other writers until the transaction ends: a status is read and then stepped. */
export async function lockClinicAppointment(
  tx: Tx,
  caller: ClinicCaller,
  appointmentId: number,
): Promise<AppointmentRow | null> {
  await tx
    .selectFrom("appointments")
    .select("id")
    .where("id", "=", appointmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return loadClinicAppointment(tx, caller, appointmentId);
}
