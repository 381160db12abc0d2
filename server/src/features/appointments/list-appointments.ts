import type { Appointment, listAppointments as shape } from "@anteroom/contract/appointments";
import { sessionWindow } from "@anteroom/domain/session-window";
import { sql } from "kysely";
import type { Call } from "../../platform/mount.ts";
import { isOfFamily } from "../../platform/own-appointment.ts";
import { loadAppointments, presentAppointment } from "../../platform/present-appointment.ts";

type Answer = { data: { collection: Appointment[] } };

/** All appointments of a patient; with `history=false` the upcoming and the scheduled ones of D.84. */
export async function listAppointments({
  tenant,
  caller,
  query,
  now,
  tx,
}: Call<typeof shape>): Promise<Answer> {
  const { patientId } = caller;
  // Where the clinic manages no dependents there is no trace of them (S3.SET.patientsManageDependents).
  const of = tenant.settings.patientsManageDependents ? "family" : "patient";
  const whose = of === "family" ? isOfFamily(patientId) : sql<boolean>`a.patient_id = ${patientId}`;
  // The room of a visit that ended before this has closed.
  const endedBefore = new Date(now.getTime() - sessionWindow.closesAfter);
  const rows = await tx((one) =>
    query.history === "false"
      ? loadAppointments(
          one,
          sql<boolean>`${whose} and a.end_time >= ${endedBefore}
            and a.status in ('pending_payment', 'scheduled', 'accepted', 'preparing')`,
          `current_appointments_of_${of}`,
        )
      : loadAppointments(one, whose, `appointments_of_${of}`),
  );
  return { data: { collection: rows.map((row) => presentAppointment(row, tenant)) } };
}
