import type { claimGuestAppointments as shape } from "@anteroom/contract/account/guest-access";
import { claimGuestAppointments } from "../../../shared/account/claim-guest-appointments.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Call } from "../../../platform/http/mount.ts";

/**
 * Moves appointments that this browser booked as a guest (`guest_tokens`) to the signed-in patient when the
 * e-mail address is the same; sends hints. Returns the ids that were moved. Others stay with their guest.
 */
export async function claimAppointments(
  { tenant, caller, body, now, tx }: Call<typeof shape>,
  hints: Pick<Hints, "appointmentChanged">,
) {
  const claim = { tenantId: tenant.id, patientId: caller.patientId, now, guestTokens: body.guest_tokens };
  const collection = await tx((one) => claimGuestAppointments(one, claim));
  for (const id of collection) void hints.appointmentChanged(tenant.id, { id, patient_id: caller.patientId });
  return { data: { collection } };
}
