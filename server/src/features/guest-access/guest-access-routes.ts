import * as endpoints from "@anteroom/contract/guest-access";
import { mount } from "../../platform/mount.ts";
import type { Hints } from "../../platform/hints.ts";
import type { Services } from "../../platform/services.ts";
import { claimAppointments } from "./claim-appointments.ts";
import { openGuestLink } from "./open-guest-link.ts";
import { renewGuestLink } from "./renew-guest-link.ts";

/** Personal links of guests, and how their appointments become an account's. */
export function guestAccessRoutes(services: Services, hints: Pick<Hints, "appointmentChanged">): void {
  const { app } = services;
  mount(app, endpoints.openGuestLink, openGuestLink);
  mount(app, endpoints.renewGuestLink, (call) => renewGuestLink(call, services));
  mount(app, endpoints.claimGuestAppointments, (call) => claimAppointments(call, hints));
}
