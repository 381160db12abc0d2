import * as endpoints from "@anteroom/contract/account/guest-access";
import { mount } from "../../../platform/http/mount.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Services } from "../../../platform/config/services.ts";
import { claimAppointments } from "./claim-appointments.ts";
import { openGuestLink } from "./open-guest-link.ts";
import { renewGuestLink } from "./renew-guest-link.ts";

/**
 * Registers the routes to open and renew guests' personal links and to move guest appointments to an account.
 */
export function guestAccessRoutes(services: Services, hints: Pick<Hints, "appointmentChanged">): void {
  const { app } = services;
  mount(app, endpoints.openGuestLink, openGuestLink);
  mount(app, endpoints.renewGuestLink, (call) => renewGuestLink(call, services));
  mount(app, endpoints.claimGuestAppointments, (call) => claimAppointments(call, hints));
}
