import * as endpoints from "@anteroom/contract/booking";
import type { Hints } from "../../platform/hints.ts";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { openAddressHash } from "./address-hash.ts";
import { bookAppointment } from "./book-appointment.ts";
import { bookAppointmentAsGuest } from "./book-appointment-as-guest.ts";
import { createHold } from "./create-hold.ts";
import { extendHold } from "./extend-hold.ts";
import { getHold } from "./get-hold.ts";
import { releaseHold } from "./release-hold.ts";

/** From the tap on a free time to the booking. */
export function bookingRoutes(services: Services, hints: Pick<Hints, "appointmentChanged">): void {
  const { app } = services;
  const addressHash = openAddressHash();
  mount(app, endpoints.createHold, (call) => createHold(call, addressHash));
  mount(app, endpoints.getHold, getHold);
  mount(app, endpoints.extendHold, extendHold);
  mount(app, endpoints.releaseHold, releaseHold);
  mount(app, endpoints.bookAppointment, (call) => bookAppointment(call, services, hints));
  mount(app, endpoints.bookAppointmentAsGuest, (call) =>
    bookAppointmentAsGuest(call, services, hints, addressHash),
  );
}
