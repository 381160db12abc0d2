import * as consultation from "@anteroom/contract/consultation";
import { joinByCode as joinByCodeShape } from "@anteroom/contract/join";
import { actorOf } from "../../platform/audit.ts";
import { mount, type Call } from "../../platform/mount.ts";
import { loadOwnAppointment } from "../../platform/own-appointment.ts";
import { problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { authorizeChannel, signInToRealtimeAs } from "./authorize-channel.ts";
import { deviceCheckRoutes } from "./device-check-routes.ts";
import { enterVisit } from "./enter-visit.ts";
import { getIceServers } from "./get-ice-servers.ts";
import { getVisit } from "./get-visit.ts";
import { invitationGuestRoutes } from "./invitation-guest-routes.ts";
import { invitationRoutes } from "./invitation-routes.ts";
import { joinByCode } from "./join-by-code.ts";
import { leaveVisit } from "./leave-visit.ts";
import { messageRoutes } from "./message-routes.ts";
import { isOwnParticipant, passSignal, signalLimiter } from "./send-signal.ts";
import { refuseVisit } from "./visit-refusal.ts";
import type { VisitRooms } from "./visit-rooms.ts";

/** The patient's and the guest's side of a visit: waiting room, signals of the call, realtime channels. */
export function consultationRoutes(services: Services, rooms: VisitRooms): void {
  const { app } = services;
  deviceCheckRoutes(app, rooms);
  const mayPass = signalLimiter();
  mount(app, consultation.getVisit, (call) => getVisit(rooms, call));
  mount(app, consultation.enterVisit, (call) => enterVisit(rooms, call));
  mount(app, consultation.getIceServers, (call) => getIceServers(rooms, call));
  mount(app, consultation.leaveVisit, (call) => leaveVisit(rooms, call));
  mount(
    app,
    consultation.sendSignal,
    (call) => {
      const { tenant, caller, params, body, now } = call;
      const visit = { tenantId: tenant.id, appointmentId: params.appointment_id };
      const sender = { visit, owner: actorOf(caller), now };
      return isOwnParticipant(rooms, body.from, sender)
        ? passSignal(rooms, mayPass, body, sender)
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

/** Who is not in is told why: a visit of somebody else, one that is over, or one to be entered (again, after a restart). */
async function refuseSignal({ caller, params, now, tx }: Call<typeof consultation.sendSignal>) {
  const appointment = await tx((one) => loadOwnAppointment(one, caller, params.appointment_id));
  if (!appointment) return problem("not_found");
  return refuseVisit(appointment, now) ?? problem("visit_not_open", { reason: "not-entered" });
}
