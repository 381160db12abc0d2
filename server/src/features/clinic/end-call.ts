import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { clinicEnd as shape } from "@anteroom/contract/clinic";
import { actorOf } from "../../platform/privacy/audit.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Call } from "../../platform/http/mount.ts";
import { presentAppointment } from "../../shared/appointment/present-appointment.ts";
import { queueAppointmentMail } from "../../shared/mail/appointment-mail.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { ignoreUnavailableBus } from "../../ports/bus.ts";
import { stopReadings } from "../consultation/requests/request-rows.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { lockClinicAppointment } from "./clinic-appointment.ts";
import { stepByClinic } from "./step-appointment.ts";

/**
 * Ends a call for the clinic: finishes the appointment, stops requests as `stopReadings` does, removes all
 * participants, sets the doctor to online, audits and sends hints. An appointment without video is finished
 * directly. A guest
 * without an account gets one mail with a link back to the appointment. `status_conflict` when the status
 * does not allow it. An unavailable bus is ignored.
 */
export async function endCall(
  services: Services,
  { hints, admissions, waitingRoom, consultingRoom, said }: CallRooms,
  { tenant, caller, locale, params, now, tx }: Call<typeof shape>,
): Promise<{ data: { entity: Appointment } } | ProblemOutcome> {
  const outcome = await tx(async (one) => {
    const row = await lockClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    // An appointment without video has no room to join: ending it includes starting it.
    const begun =
      row.service_type === "remote" ? null : await stepByClinic(one, tenant.id, caller, row, "preparing");
    const finished = await stepByClinic(one, tenant.id, caller, begun ?? row, "finished");
    if (!finished) return problem("status_conflict");
    await stopReadings(one, row.id, { by: { side: "clinic", name: actorOf(caller) }, now });
    await one.updateTable("visits").set({ ended_at: now }).where("appointment_id", "=", row.id).execute();
    if (finished.guest_id !== null && finished.patient_id === null)
      await queueAppointmentMail(one, "visit_ended", row.id, { services, tenant, now, isOwed: true });
    return finished;
  });
  if (isProblem(outcome)) return outcome;
  const visit = { tenantId: tenant.id, appointmentId: outcome.id };
  // The appointment is finished even if the bus is unavailable; pages then leave by themselves.
  await ignoreUnavailableBus(admissions.dismissAll(visit));
  await Promise.all([hints.callEnded(tenant.id, outcome.id), hints.appointmentChanged(tenant.id, outcome)]);
  await ignoreUnavailableBus(waitingRoom.left(visit));
  await ignoreUnavailableBus(said.say({ tenantId: tenant.id, doctorId: outcome.doctor_id }, "online"));
  await ignoreUnavailableBus(consultingRoom.left(visit));
  return { data: { entity: presentAppointment(outcome, { tenant, locale }) } };
}
