import { sql } from "kysely";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";
import { loadAppointments, type AppointmentRow } from "../../shared/appointment/present-appointment.ts";

/**
 * SQL condition on appointments `a`: those visible to a clinic token, all of the clinic or those of the
 * token's doctor.
 */
export const seenBy = ({ doctorId }: ClinicCaller) =>
  doctorId === null ? sql<boolean>`true` : sql<boolean>`a.doctor_id = ${doctorId}`;

/**
 * Returns an appointment visible to the clinic token, or null. Does not audit; holds are not appointments.
 */
export async function loadClinicAppointment(
  tx: Tx,
  caller: ClinicCaller,
  appointmentId: number,
): Promise<AppointmentRow | null> {
  const [row] = await loadAppointments(tx, sql<boolean>`a.id = ${appointmentId} and ${seenBy(caller)}`);
  return row ?? null;
}

/**
 * Like `loadClinicAppointment`, with the row locked until the transaction ends, also when it is not visible.
 * Use it before changing the status.
 */
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
