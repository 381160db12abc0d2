import { claimGuestAppointments } from "@anteroom/contract/account/guest-access";
import type { App } from "../../../platform/app-context.tsx";

/**
 * Assigns appointments booked as a guest in this browser to the signed-in patient, where the email address is
 * the same (D.68). Drops the guest access of each assigned. Does nothing signed out or without guest access;
 * ignores failures.
 */
export async function claimGuestBookings({ api, guest, session }: App): Promise<void> {
  const tokens = guest.get().map(({ token }) => token);
  if (session.token() === null || tokens.length === 0) return;
  const answer = await api.call(claimGuestAppointments, { body: { guest_tokens: tokens } });
  if (answer.isOk) for (const id of answer.data.data.collection) guest.drop(id);
}
