import * as clinic from "@anteroom/contract/clinic";
import { clinicSayDoctorStatus } from "@anteroom/contract/call/doctor-status";
import { clinicGetDeviceCheck } from "@anteroom/contract/call/device-check";
import { actorOf } from "../../platform/privacy/audit.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, isProblem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { isOwnParticipant, passSignal } from "../consultation/send-signal.ts";
import { refuseCall } from "../consultation/call-refusal.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { authorizeClinicChannel } from "./authorize-channel.ts";
import { loadClinicAppointment, lockClinicAppointment } from "./clinic-appointment.ts";
import { calendarRoutes } from "./calendar/calendar-routes.ts";
import { cancelForClinic } from "./cancel-for-clinic.ts";
import { enterAppointment } from "./enter-appointment.ts";
import { enterFollowUp } from "./enter-follow-up.ts";
import { getDeviceCheck } from "./get-device-check.ts";
import { hideReview } from "./hide-review.ts";
import { setPrice } from "./set-price.ts";
import { endCall } from "./end-call.ts";
import { clinicIdentity } from "./identity.ts";
import { clinicInvitationRoutes } from "./invitation-routes.ts";
import { joinCall } from "./join-call.ts";
import { getClinicAppointment, listClinicAppointments } from "./list-appointments.ts";
import { listWaiting } from "./list-waiting.ts";
import { moveAppointment } from "./move-appointment.ts";
import { clinicMessageRoutes } from "./message-routes.ts";
import { setDoctorStatus } from "./set-doctor-status.ts";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { clinicAccept as shape } from "@anteroom/contract/clinic";
import { presentAppointment } from "../../shared/appointment/present-appointment.ts";
import { stepByClinic } from "./step-appointment.ts";

/**
 * Registers the clinic API for the clinic's own programs and staff: appointments, waiting room, calls,
 * messages, invitations, realtime channels. A doctor's token has access to that doctor's appointments only.
 */
export function clinicRoutes(services: Services, rooms: CallRooms): void {
  const { app, config } = services;
  mount(app, clinic.clinicIdentity, (call) => clinicIdentity(rooms.realtime, config, call));
  mount(app, clinic.clinicListAppointments, listClinicAppointments);
  mount(app, clinic.clinicGetAppointment, getClinicAppointment);
  calendarRoutes(services);
  mount(app, clinic.clinicCreateAppointment, (call) => enterAppointment(services, rooms, call));
  mount(app, clinic.clinicFollowUp, (call) => enterFollowUp(services, rooms, call));
  mount(app, clinic.clinicMove, (call) => moveAppointment(services, rooms, call));
  mount(app, clinic.clinicSetPrice, setPrice);
  mount(app, clinic.clinicHideReview, hideReview);
  mount(app, clinic.clinicAccept, (call) => acceptAppointment(rooms, call));
  mount(app, clinic.clinicDecline, (call) => cancelForClinic(services, rooms, call, "declined"));
  mount(app, clinic.clinicCancel, (call) => cancelForClinic(services, rooms, call, "canceled"));
  mount(app, clinic.clinicWaitingRoom, (call) => listWaiting(rooms, call));
  mount(app, clinicGetDeviceCheck, getDeviceCheck);
  mount(app, clinic.clinicJoin, (call) => joinCall(services, rooms, call));
  mount(app, clinic.clinicEnd, (call) => endCall(services, rooms, call));
  mount(
    app,
    clinic.clinicSignal,
    async (call) => {
      const { tenant, caller, params, body, now } = call;
      const visit = { tenantId: tenant.id, appointmentId: params.appointment_id };
      const sender = { visit, owner: actorOf(caller), now };
      return (await isOwnParticipant(rooms, body.from, sender))
        ? passSignal(rooms, body, sender)
        : refuseSignal(call);
    },
    (request, tenant, now) => rooms.callers.clinic(tenant.id, request.headers, now),
  );
  mount(app, clinicSayDoctorStatus, (call) => setDoctorStatus(rooms, call));
  clinicMessageRoutes(services, rooms);
  clinicInvitationRoutes(services, rooms);
  mount(app, clinic.clinicAuthorizeChannel, (call) => authorizeClinicChannel(rooms, call));
}

async function refuseSignal({ caller, params, now, tx }: Call<typeof clinic.clinicSignal>) {
  const appointment = await tx((one) => loadClinicAppointment(one, caller, params.appointment_id));
  if (!appointment) return problem("not_found");
  return refuseCall(appointment, now) ?? problem("visit_not_open", { reason: "not-entered" });
}

/** Accepts an appointment for the clinic, and sends hints to the patient's pages. */
async function acceptAppointment(
  { hints }: Pick<CallRooms, "hints">,
  { tenant, caller, locale, params, tx }: Call<typeof shape>,
): Promise<{ data: { entity: Appointment } } | ProblemOutcome> {
  const outcome = await tx(async (one) => {
    const row = await lockClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    return (await stepByClinic(one, tenant.id, caller, row, "accepted")) ?? problem("status_conflict");
  });
  if (isProblem(outcome)) return outcome;
  await hints.appointmentChanged(tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, { tenant, locale }) } };
}
