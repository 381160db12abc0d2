import type { leaveCall as shape } from "@anteroom/contract/call/consultation";
import { actorOf } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { markAway } from "./call-queue.ts";
import type { CallRooms } from "./call-rooms.ts";

/**
 * Leaves the call on all pages of the caller, without a grace period, and sends hints. The waiting time stays
 * reserved for a return within 30 minutes (`placeReservedFor`).
 */
export async function leaveCall(
  { admissions, waitingRoom }: CallRooms,
  { tenant, caller, params, now, tx }: Call<typeof shape>,
): Promise<ProblemOutcome | undefined> {
  const appointment = await tx(async (one) => {
    const own = await loadOwnAppointment(one, caller, params.appointment_id);
    if (own) await markAway(one, own.id, now);
    return own;
  });
  if (!appointment) return problem("not_found");
  const visit = { tenantId: tenant.id, appointmentId: appointment.id };
  if (await admissions.dismiss(visit, actorOf(caller))) await waitingRoom.left(visit);
  return undefined;
}
