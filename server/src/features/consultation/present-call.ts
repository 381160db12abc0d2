import type { CallState } from "@anteroom/contract/call/consultation";
import type { Tx } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/http/one-transaction.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { CallRooms } from "./call-rooms.ts";
import { presentCall, type CallRow } from "./call-state.ts";

type Found = { appointment: AppointmentRow; visit: CallRow };

/**
 * Maps the state of a call for the waiting patient. Stores the first announced waiting time, the basis of
 * "longer than expected", in its own transaction.
 */
export async function presentCallToPatient(
  rooms: CallRooms,
  { tenant, tx, now }: { tenant: Tenant; tx: Transact; now: Date },
  { appointment, visit }: Found,
): Promise<CallState> {
  const state = await presentCall(tenant.id, appointment, visit, { ...rooms, now });
  const { expected } = state;
  if (expected && visit.expected_by === null)
    await tx((one) => keepPromise(one, appointment.id, new Date(expected.to)));
  return state;
}

async function keepPromise(tx: Tx, appointmentId: number, expectedBy: Date): Promise<void> {
  await tx
    .updateTable("visits")
    .set({ expected_by: expectedBy })
    .where("appointment_id", "=", appointmentId)
    .where("expected_by", "is", null)
    .execute();
}
