import type { claimGuestAppointments as shape } from "@anteroom/contract/account/guest-access";
import { claimGuestAppointments } from "../../../shared/account/claim-guest-appointments.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Call } from "../../../platform/http/mount.ts";

/**
 * After a sign-in: moves appointments that this browser booked as a guest to the patient, when the e-mail address is
 * the same.
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
