import { getAppointment } from "@anteroom/contract/appointment/appointments";
import { guestLinkParameter, openGuestLink } from "@anteroom/contract/account/guest-access";
import { fetchCode } from "../../../platform/fetch-code.ts";
import type { App } from "../../../platform/app-context.tsx";
import { tokenKey } from "../../../platform/session.ts";

/**
 * Exchanges the token of a personal link (`/appointments/:id`) for guest access, stored on this device. Does
 * nothing if this device already has access. If it fails, puts the token back into the address and covers the
 * app with a screen that offers a new link, unless the signed-in patient owns the appointment.
 */
export async function exchangeGuestLink(app: App, token: string): Promise<void> {
  const page = /^\/appointments\/\d+/.exec(location.pathname)?.[0]; // a guard may lead away from it meanwhile
  const id = Number(/\d+/.exec(location.pathname)?.[0] ?? 0);
  if (app.guest.tokenOf(id) !== null) return; // this device has opened the appointment before
  const answer = await app.api.call(openGuestLink, { body: { token } });
  if (answer.isOk) {
    const { appointment_id: appointmentId, guest_token } = answer.data.data.entity;
    app.guest.add({ appointmentId, token: guest_token });
    return app.cover.set(null);
  }
  if (await isPatientsOwn(app, id)) return;
  const url = new URL(location.href);
  url.searchParams.set(guestLinkParameter, token);
  history.replaceState(history.state, "", url);
  await app.texts.load(["access"]);
  const trouble = await fetchCode(() => import("./guest-link-trouble.tsx"));
  if (!trouble) return;
  app.cover.set(
    trouble.guestLinkFailureScreen(answer.failure, {
      token,
      page,
      again: () => exchangeGuestLink(app, token),
    }),
  );
}

/** Whether the appointment has become that of the patient who is signed in here. */
async function isPatientsOwn(app: App, id: number): Promise<boolean> {
  if (id === 0 || !app.storage?.getItem(tokenKey)) return false;
  await app.session.restore(app.api);
  return (await app.api.call(getAppointment, { params: { appointment_id: id } })).isOk;
}
