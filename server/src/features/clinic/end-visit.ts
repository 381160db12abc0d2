import type { Appointment } from "@anteroom/contract/appointments";
import type { clinicEnd as shape } from "@anteroom/contract/clinic";
import type { Call } from "../../platform/mount.ts";
import { presentAppointment } from "../../platform/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/problem.ts";
import type { VisitRooms } from "../consultation/visit-rooms.ts";
import { lockClinicAppointment } from "./clinic-appointment.ts";
import { stepByClinic } from "./step-appointment.ts";

/** The clinic ends the visit: it is finished, and everybody is shown out. */
export async function endVisit(
  { hints, admissions, waitingRoom }: VisitRooms,
  { tenant, caller, params, now, tx }: Call<typeof shape>,
): Promise<{ data: { entity: Appointment } } | ProblemOutcome> {
  const outcome = await tx(async (one) => {
    const row = await lockClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    const finished = await stepByClinic(one, tenant.id, caller, row, "finished");
    if (!finished) return problem("status_conflict");
    await one.updateTable("visits").set({ ended_at: now }).where("appointment_id", "=", row.id).execute();
    return finished;
  });
  if (isProblem(outcome)) return outcome;
  const visit = { tenantId: tenant.id, appointmentId: outcome.id };
  admissions.dismissAll(visit);
  await Promise.all([hints.visitEnded(tenant.id, outcome.id), hints.appointmentChanged(tenant.id, outcome)]);
  waitingRoom.left(visit);
  return { data: { entity: presentAppointment(outcome, tenant) } };
}
