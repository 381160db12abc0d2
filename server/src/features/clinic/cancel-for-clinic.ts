import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { clinicCancel, clinicDecline } from "@anteroom/contract/clinic";
import { actorOf } from "../../platform/privacy/audit.ts";
import { cancelBookedAppointment, lockAppointmentRow } from "../../shared/appointment/cancel-for-clinic.ts";
import type { Call } from "../../platform/http/mount.ts";
import { presentAppointment } from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

type Canceling = Pick<
  Call<typeof clinicCancel> | Call<typeof clinicDecline>,
  "tenant" | "caller" | "locale" | "params" | "now" | "tx"
>;

/**
 * Declines or cancels an appointment for the clinic: releases the slot, refunds everything paid, audits,
 * mails the patient and sends hints. `status_conflict` when the status does not allow it, also when repeated;
 * `not_found` for a doctor's token when the appointment is another doctor's.
 */
export async function cancelForClinic(
  services: Services,
  { hints }: Pick<CallRooms, "hints">,
  { tenant, caller, locale, params, now, tx }: Canceling,
  event: "canceled" | "declined",
): Promise<{ data: { entity: Appointment } } | ProblemOutcome> {
  const id = params.appointment_id;
  const outcome = await tx(async (one) => {
    if (!(await loadClinicAppointment(one, caller, id))) return problem("not_found");
    await lockAppointmentRow(one, id);
    const row = await loadClinicAppointment(one, caller, id);
    if (!row) return problem("not_found");
    const off = await cancelBookedAppointment(one, row, {
      services,
      tenant,
      now,
      actor: actorOf(caller),
      event,
      isRefunded: true,
      mail: event === "declined" ? "visit_declined" : "visit_canceled_by_clinic",
    });
    return off ? ((await loadClinicAppointment(one, caller, id)) ?? off) : problem("status_conflict");
  });
  if (isProblem(outcome)) return outcome;
  await hints.appointmentChanged(tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, { tenant, locale }) } };
}
