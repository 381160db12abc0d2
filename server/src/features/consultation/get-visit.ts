import type { getVisit as shape, VisitState } from "@anteroom/contract/consultation";
import type { Call } from "../../platform/mount.ts";
import { loadOwnAppointment } from "../../platform/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import type { VisitRooms } from "./visit-rooms.ts";
import { loadVisit, presentVisit } from "./visit-state.ts";

/** Where the caller's visit stands. */
export async function getVisit(
  { waitingRoom }: VisitRooms,
  { tenant, caller, params, now, tx }: Call<typeof shape>,
): Promise<{ data: { entity: VisitState } } | ProblemOutcome> {
  const found = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    return appointment && { appointment, visit: await loadVisit(one, appointment, now) };
  });
  if (!found) return problem("not_found");
  const entity = await presentVisit(tenant.id, found.appointment, found.visit, { waitingRoom, now });
  return { data: { entity } };
}
