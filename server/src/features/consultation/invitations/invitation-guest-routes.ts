import { subjectOfChannel } from "@anteroom/contract/channels";
import * as contract from "@anteroom/contract/call/invitations";
import { actorOf } from "../../../platform/privacy/audit.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { enterAsMember, enterOwnChannel, signInToRealtimeAs } from "../authorize-channel.ts";
import { enterAsGuest } from "./invitation-enter.ts";
import { getInvitedPeople, getInvitedCall, getCallAsGuest } from "./invitation-look.ts";
import { waitInLobby } from "./invitation-knock.ts";
import { isOwnParticipant, passSignal } from "../send-signal.ts";
import { presentIceServers, type CallRooms } from "../call-rooms.ts";

/**
 * Registers the routes of an invited guest: read the invitation, wait in the lobby and, once admitted, take
 * part. No other route accepts their token.
 */
export function invitationGuestRoutes({ app }: Services, rooms: CallRooms): void {
  mount(app, contract.getInvitedCall, getInvitedCall);
  mount(app, contract.getInvitedPeople, getInvitedPeople);
  mount(app, contract.getCallAsGuest, (call) => getCallAsGuest(rooms, call));
  mount(app, contract.knock, (call) => waitInLobby(rooms, call));
  mount(app, contract.enterAsGuest, (call) => enterAsGuest(rooms, call));
  mount(app, contract.getIceServersAsGuest, (call) => getIceServers(rooms, call));
  mount(app, contract.leaveAsGuest, (call) => leaveAsGuest(rooms, call));
  mount(
    app,
    contract.signalAsGuest,
    async ({ tenant, caller, body, now }) => {
      const visit = { tenantId: tenant.id, appointmentId: caller.appointmentId };
      const sender = { visit, owner: actorOf(caller), now };
      return (await isOwnParticipant(rooms, body.from, sender))
        ? passSignal(rooms, body, sender)
        : problem("visit_not_open", { reason: "not-entered" });
    },
    (request, tenant, now) => rooms.callers.invited(tenant.id, request.headers, now),
  );
  mount(app, contract.authorizeChannelAsGuest, (call) => authorizeChannel(rooms, call));
  mount(app, contract.signInToRealtimeAsGuest, (call) => signInToRealtimeAs(rooms, call));
}

/** Returns relay credentials. Decided by the admissions alone, which a removed guest is not part of. */
async function getIceServers(
  rooms: CallRooms,
  { tenant, caller, query, now }: Call<typeof contract.getIceServersAsGuest>,
) {
  const visit = { tenantId: tenant.id, appointmentId: caller.appointmentId };
  const participant = await rooms.admissions.participant(query.participant_id, now);
  if (
    !participant ||
    !(await isOwnParticipant(rooms, participant.id, { visit, owner: actorOf(caller), now }))
  )
    return problem("visit_not_open", { reason: "not-entered" });
  return { data: { entity: presentIceServers(rooms, participant, now) } };
}

/** Authorizes the call's channel and the guest's own, for admitted guests only. */
async function authorizeChannel(
  rooms: CallRooms,
  { tenant, caller, body, now }: Call<typeof contract.authorizeChannelAsGuest>,
) {
  const { socket_id: socketId, channel_name: name } = body;
  const subject = subjectOfChannel(name);
  if (subject?.tenantId !== tenant.id) return problem("not_found");
  if (!(await rooms.realtimeAccess.bind(tenant.id, caller, socketId))) return problem("unauthenticated");
  const owner = actorOf(caller);
  if (subject.kind === "participant")
    return enterOwnChannel(rooms, { ...subject, owner, now }, socketId, name);
  if (subject.kind !== "visit" || subject.id !== caller.appointmentId) return problem("not_found");
  const visit = { tenantId: tenant.id, appointmentId: subject.id };
  return enterAsMember(rooms, { visit, owner, now }, socketId, name);
}

async function leaveAsGuest(
  { admissions, hints }: CallRooms,
  { tenant, caller }: Call<typeof contract.leaveAsGuest>,
) {
  const visit = { tenantId: tenant.id, appointmentId: caller.appointmentId };
  await admissions.dismiss(visit, actorOf(caller));
  await admissions.leftLobby({ tenantId: tenant.id, invitationId: caller.invitationId });
  await hints.peopleChanged(tenant.id, caller.appointmentId);
  return undefined;
}
