import type { getIceServers as shape } from "@anteroom/contract/consultation";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf } from "../../platform/audit.ts";
import type { Call } from "../../platform/mount.ts";
import { loadOwnAppointment } from "../../platform/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { isOwnParticipant } from "./send-signal.ts";
import { refuseVisit } from "./visit-refusal.ts";
import { presentIceServers, type VisitRooms } from "./visit-rooms.ts";

/** Fresh credentials for a participant of the caller who is in the visit. */
export async function getIceServers(
  rooms: VisitRooms,
  { tenant, caller, params, query, now, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const appointment = await tx((one) => loadOwnAppointment(one, caller, params.appointment_id));
  if (!appointment) return problem("not_found");
  const refusal = refuseVisit(appointment, now);
  if (refusal) return refusal;
  const visit = { tenantId: tenant.id, appointmentId: appointment.id };
  const participant = rooms.admissions.participant(query.participant_id, now);
  if (!participant || !isOwnParticipant(rooms, participant.id, { visit, owner: actorOf(caller), now }))
    return problem("visit_not_open", { reason: "not-entered" });
  return { data: { entity: presentIceServers(rooms, participant, now) } };
}
