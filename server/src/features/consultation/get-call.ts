import type { getCall as shape, CallState } from "@anteroom/contract/call/consultation";
import type { Call } from "../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { CallRooms } from "./call-rooms.ts";
import { presentCallToPatient } from "./present-call.ts";
import { loadCall } from "./call-state.ts";

/**
 * Returns the state of the caller's call. Also stores the first announced waiting time
 * (`presentCallToPatient`). Requires no admission.
 */
export async function getCall(
  rooms: CallRooms,
  call: Call<typeof shape>,
): Promise<{ data: { entity: CallState } } | ProblemOutcome> {
  const { caller, params, now, tx } = call;
  const found = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    return appointment && { appointment, visit: await loadCall(one, appointment, now) };
  });
  if (!found) return problem("not_found");
  return { data: { entity: await presentCallToPatient(rooms, call, found) } };
}
