import { sessionWindow } from "@anteroom/domain/shared/constants";
import type { Appointment, listAppointments as shape } from "@anteroom/contract/appointment/appointments";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isOfFamily } from "../../shared/appointment/own-appointment.ts";
import {
  type AppointmentRow,
  loadAppointments,
  presentAppointment,
} from "../../shared/appointment/present-appointment.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

type Answer = { data: { collection: Appointment[] } };
type ListQuery = Pick<Call<typeof shape>, "tenant" | "caller" | "query" | "now">;

/**
 * Returns all appointments of a patient and, if the clinic manages dependents, of the family, by start, earliest
 * first, without holds; with `history=false` only the current ones of D.84. Not audited.
 */
export async function listAppointments(call: Call<typeof shape>): Promise<Answer> {
  const rows = await call.ask((tx) => loadList(tx, call));
  return { data: { collection: rows.map((row) => presentAppointment(row, call)) } };
}

/** Loads the rows of `listAppointments` in one statement. */
export function loadList(tx: Tx, { tenant, caller, query, now }: ListQuery): Promise<AppointmentRow[]> {
  const { patientId } = caller;
  // When the clinic does not manage dependents, their appointments are not shown (S3.SET.patientsManageDependents).
  const of = tenant.settings.patientsManageDependents ? "family" : "patient";
  const whose = of === "family" ? isOfFamily(patientId) : sql<boolean>`a.patient_id = ${patientId}`;
  if (query.history !== "false") return loadAppointments(tx, whose, `appointments_of_${of}`);
  // The room of a call that ended before this has closed.
  const endedBefore = new Date(now.getTime() - sessionWindow.closesAfter);
  return loadAppointments(
    tx,
    sql<boolean>`${whose} and a.end_time >= ${endedBefore}
      and a.status in ${appointmentStateLists.current}`,
    `current_appointments_of_${of}`,
  );
}
