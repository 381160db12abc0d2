import * as consultation from "@anteroom/contract/call/consultation";
import { joinByCode as joinByCodeShape } from "@anteroom/contract/appointment/join";
import { actorOf } from "../../platform/privacy/audit.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { authorizeChannel, signInToRealtimeAs } from "./authorize-channel.ts";
import { deviceCheckRoutes } from "./device-test/device-check-routes.ts";
import { enterCall } from "./enter-call.ts";
import { getCall } from "./get-call.ts";
import { invitationGuestRoutes } from "./invitations/invitation-guest-routes.ts";
import { invitationRoutes } from "./invitations/invitation-routes.ts";
import { joinByCode } from "./join-by-code.ts";
import { leaveCall } from "./leave-call.ts";
import { messageRoutes } from "./messages/message-routes.ts";
import { isOwnParticipant, passSignal } from "./send-signal.ts";
import { refuseCall } from "./call-refusal.ts";
import { type CallRooms, presentIceServers } from "./call-rooms.ts";
import type { getIceServers as shape } from "@anteroom/contract/call/consultation";
import type { AnswerOf } from "@anteroom/contract/endpoint";

/**
 * Registers the patient's and guest's routes of a call: device test, waiting room, signaling, messages,
 * realtime channels, joining by code, invitations and the invited guests' routes.
 */
export function consultationRoutes(services: Services, rooms: CallRooms): void {
  const { app } = services;
  deviceCheckRoutes(app, rooms);
  mount(app, consultation.getCall, (call) => getCall(rooms, call));
  mount(app, consultation.enterCall, (call) => enterCall(rooms, call));
  mount(app, consultation.getIceServers, (call) => getIceServers(rooms, call));
  mount(app, consultation.leaveCall, (call) => leaveCall(rooms, call));
  mount(
    app,
    consultation.sendSignal,
    async (call) => {
      const { tenant, caller, params, body, now } = call;
      const visit = { tenantId: tenant.id, appointmentId: params.appointment_id };
      const sender = { visit, owner: actorOf(caller), now };
      return (await isOwnParticipant(rooms, body.from, sender))
        ? passSignal(rooms, body, sender)
        : refuseSignal(call);
    },
    (request, tenant, now) => rooms.callers.visitor(tenant.id, request.headers, now),
  );
  messageRoutes(services, rooms.hints);
  mount(app, consultation.authorizeChannel, (call) => authorizeChannel(rooms, call));
  mount(app, consultation.signInToRealtime, (call) => signInToRealtimeAs(rooms, call));
  mount(app, joinByCodeShape, joinByCode);
  invitationRoutes(services, rooms);
  invitationGuestRoutes(services, rooms);
}

/** Returns why a signal is refused: another's call, one that is over, or one to be entered, again after a restart. */
async function refuseSignal({ caller, params, now, tx }: Call<typeof consultation.sendSignal>) {
  const appointment = await tx((one) => loadOwnAppointment(one, caller, params.appointment_id));
  if (!appointment) return problem("not_found");
  return refuseCall(appointment, now) ?? problem("visit_not_open", { reason: "not-entered" });
}

/** Returns fresh relay credentials for an admitted participant of the caller. */
async function getIceServers(
  rooms: CallRooms,
  { tenant, caller, params, query, now, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const appointment = await tx((one) => loadOwnAppointment(one, caller, params.appointment_id));
  if (!appointment) return problem("not_found");
  const refusal = refuseCall(appointment, now);
  if (refusal) return refusal;
  const visit = { tenantId: tenant.id, appointmentId: appointment.id };
  const participant = await rooms.admissions.participant(query.participant_id, now);
  if (
    !participant ||
    !(await isOwnParticipant(rooms, participant.id, { visit, owner: actorOf(caller), now }))
  )
    return problem("visit_not_open", { reason: "not-entered" });
  return { data: { entity: presentIceServers(rooms, participant, now) } };
}
