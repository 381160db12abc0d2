import { claimGuestAppointments } from "@anteroom/contract/account/guest-access";
import type { App } from "../../../platform/app-context.tsx";

/** What this browser booked as a guest becomes the patient's who signs in here, where the e-mail address is the same (D.68). */
export async function claimBooked({ api, guest, session }: App): Promise<void> {
  const tokens = guest.get().map(({ token }) => token);
  if (session.token() === null || tokens.length === 0) return;
  const answer = await api.call(claimGuestAppointments, { body: { guest_tokens: tokens } });
  if (answer.isOk) for (const id of answer.data.data.collection) guest.drop(id);
}
