import { subjectOfChannel } from "@anteroom/contract/channels";
import type { clinicAuthorizeChannel as shape } from "@anteroom/contract/clinic";
import { actorOf } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { ChannelPass } from "../../ports/realtime.ts";
import { enterAsMember, enterOwnChannel } from "../consultation/authorize-channel.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";

/**
 * Authorizes a clinic's program or staff member for the clinic's hint channel, for calls they have joined and
 * for their own participant channel; else `not_found`. Binds a staff member's connection to their session; a
 * program's is not bound to its token.
 */
export async function authorizeClinicChannel(
  rooms: CallRooms,
  { tenant, caller, body, now }: Call<typeof shape>,
): Promise<ChannelPass | ProblemOutcome> {
  const { socket_id: socketId, channel_name: name } = body;
  const subject = subjectOfChannel(name);
  if (subject?.tenantId !== tenant.id) return problem("not_found");
  const { staff } = caller;
  if (staff && !(await rooms.realtimeAccess.bind(tenant.id, { ...caller, staff }, socketId)))
    return problem("unauthenticated");
  const owner = actorOf(caller);
  if (subject.kind === "clinic") return rooms.realtime.authorize(socketId, name);
  if (subject.kind === "participant")
    return enterOwnChannel(rooms, { ...subject, owner, now }, socketId, name);
  if (subject.kind !== "visit") return problem("not_found");
  const visit = { tenantId: tenant.id, appointmentId: subject.id };
  return enterAsMember(rooms, { visit, owner, now }, socketId, name);
}
