import { subjectOfChannel } from "@anteroom/contract/channels";
import type { authorizeChannel as shape, signInToRealtime } from "@anteroom/contract/call/consultation";
import { actorOf } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { ChannelPass, SignInPass } from "../../ports/realtime.ts";
import type { Participant, CallKey } from "./admissions.ts";
import type { CallRooms } from "./call-rooms.ts";

/**
 * Authorizes a patient's or guest's connection for the channels of their own person, appointments and calls;
 * `not_found` for all others, also the clinic's. Binds the connection to the session, so that it ends with
 * it; `unauthenticated` when that has just ended. A call's channels require admission by `enterCall`.
 */
export async function authorizeChannel(
  rooms: CallRooms,
  { tenant, caller, body, now, tx }: Call<typeof shape>,
): Promise<ChannelPass | ProblemOutcome> {
  const { socket_id: socketId, channel_name: name } = body;
  const subject = subjectOfChannel(name);
  if (subject?.tenantId !== tenant.id) return problem("not_found");
  if (!(await rooms.realtimeAccess.bind(tenant.id, caller, socketId))) return problem("unauthenticated");
  const pass = () => rooms.realtime.authorize(socketId, name);
  switch (subject.kind) {
    case "patient":
      return caller.kind === "patient" && caller.patientId === subject.id ? pass() : problem("not_found");
    case "appointment":
      return (await tx((one) => loadOwnAppointment(one, caller, subject.id))) ? pass() : problem("not_found");
    case "visit": {
      const visit = { tenantId: tenant.id, appointmentId: subject.id };
      return enterAsMember(rooms, { visit, owner: actorOf(caller), now }, socketId, name);
    }
    case "participant":
      return enterOwnChannel(rooms, { ...subject, owner: actorOf(caller), now }, socketId, name);
    case "clinic":
      return problem("not_found");
  }
}

/**
 * Signs the connection in for a patient, guest or staff member, so that it ends with their session or link.
 * Returns `unauthenticated` when that has just ended.
 */
export function signInToRealtimeAs(
  { realtimeAccess }: CallRooms,
  {
    tenant,
    caller,
    body,
  }: Pick<Call<typeof signInToRealtime>, "tenant" | "body"> & {
    caller: Parameters<CallRooms["realtimeAccess"]["signIn"]>[1];
  },
): SignInPass | ProblemOutcome {
  return realtimeAccess.signIn(tenant.id, caller, body.socket_id) ?? problem("unauthenticated");
}

/**
 * Authorizes a call's presence channel as the participant of this connection, or else the owner's newest. The
 * other members see name and role. Returns `not_found` when the owner is not admitted. Call
 * `realtimeAccess.bind` before.
 */
export async function enterAsMember(
  { admissions, realtime }: CallRooms,
  { visit, owner, now }: { visit: CallKey; owner: string; now: Date },
  socketId: string,
  channel: string,
): Promise<ChannelPass | ProblemOutcome> {
  const mine = await admissions.ofOwner(visit, owner, now);
  const participant = mine.find((one) => one.socketId === socketId) ?? mine[0];
  if (!participant) return problem("not_found");
  const { id, role, name } = participant;
  return realtime.authorize(socketId, channel, { id, info: { role, name } });
}

/**
 * Authorizes a participant's own channel, which carries its signals, for its owner only (else `not_found`),
 * and records the connection with the participant. Call `realtimeAccess.bind` before.
 */
export async function enterOwnChannel(
  { admissions, realtime }: CallRooms,
  { id, tenantId, owner, now }: Pick<Participant, "id" | "tenantId" | "owner"> & { now: Date },
  socketId: string,
  channel: string,
): Promise<ChannelPass | ProblemOutcome> {
  const participant = await admissions.participant(id, now);
  if (participant?.owner !== owner || participant.tenantId !== tenantId) return problem("not_found");
  if (participant.socketId !== socketId) await admissions.connected(participant, socketId);
  return realtime.authorize(socketId, channel);
}
