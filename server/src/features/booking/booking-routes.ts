import * as endpoints from "@anteroom/contract/appointment/booking";
import * as vouchers from "@anteroom/contract/appointment/vouchers";
import { mount } from "../../platform/http/mount.ts";
import { openAddressHash } from "./address-hash.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { bookAppointment } from "./book-appointment.ts";
import { bookAppointmentAsGuest } from "./book-appointment-as-guest.ts";
import { createHold } from "./holds/create-hold.ts";
import { extendHold } from "./holds/extend-hold.ts";
import { getHold } from "./holds/get-hold.ts";
import { applyVoucher, getOrderTotal, removeVoucher } from "./holds/hold-voucher.ts";
import { leaveHold } from "./holds/leave-hold.ts";
import { releaseHold } from "./holds/release-hold.ts";
import { returnToHold } from "./holds/return-to-hold.ts";

/**
 * Registers the routes of holds, their vouchers and prices, and of bookings by patients and guests. Call it
 * once: it creates the address hash of this process.
 */
export function bookingRoutes(deps: BookingDeps): void {
  const { services, hints } = deps;
  const { app } = services;
  const addressHash = openAddressHash();
  mount(app, endpoints.createHold, (call) => createHold(call, services, hints, addressHash));
  mount(app, endpoints.getHold, getHold);
  mount(app, endpoints.extendHold, extendHold);
  mount(app, endpoints.leaveHold, leaveHold);
  mount(app, endpoints.returnToHold, returnToHold);
  mount(app, endpoints.releaseHold, (call) => releaseHold(call, hints));
  mount(app, vouchers.getOrderTotal, getOrderTotal);
  mount(app, vouchers.applyVoucher, applyVoucher);
  mount(app, vouchers.removeVoucher, removeVoucher);
  mount(app, endpoints.bookAppointment, (call) => bookAppointment(call, deps));
  mount(app, endpoints.bookAppointmentAsGuest, (call) => bookAppointmentAsGuest(call, deps, addressHash));
}
