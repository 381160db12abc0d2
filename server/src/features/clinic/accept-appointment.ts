import type { Appointment } from "@anteroom/contract/appointments";
import type { clinicAccept as shape } from "@anteroom/contract/clinic";
import type { Call } from "../../platform/mount.ts";
import { presentAppointment } from "../../platform/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/problem.ts";
import type { VisitRooms } from "../consultation/visit-rooms.ts";
import { lockClinicAppointment } from "./clinic-appointment.ts";
import { stepByClinic } from "./step-appointment.ts";

/** The clinic accepts an appointment; the patient's pages hear of it. */
export async function acceptAppointment(
  { hints }: Pick<VisitRooms, "hints">,
  { tenant, caller, params, tx }: Call<typeof shape>,
): Promise<{ data: { entity: Appointment } } | ProblemOutcome> {
  const outcome = await tx(async (one) => {
    const row = await lockClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    return (await stepByClinic(one, tenant.id, caller, row, "accepted")) ?? problem("status_conflict");
  });
  if (isProblem(outcome)) return outcome;
  await hints.appointmentChanged(tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, tenant) } };
}
