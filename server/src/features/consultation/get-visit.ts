import type { getVisit as shape, VisitState } from "@anteroom/contract/call/consultation";
import type { Call } from "../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { VisitRooms } from "./visit-rooms.ts";
import { tellVisit } from "./tell-visit.ts";
import { loadVisit } from "./visit-state.ts";

/** Where the caller's visit stands. */
export async function getVisit(
  rooms: VisitRooms,
  call: Call<typeof shape>,
): Promise<{ data: { entity: VisitState } } | ProblemOutcome> {
  const { caller, params, now, tx } = call;
  const found = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    return appointment && { appointment, visit: await loadVisit(one, appointment, now) };
  });
  if (!found) return problem("not_found");
  return { data: { entity: await tellVisit(rooms, call, found) } };
}
