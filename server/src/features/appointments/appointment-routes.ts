import * as appointments from "@anteroom/contract/appointments";
import { mount } from "../../platform/mount.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { getAppointment } from "./get-appointment.ts";
import { getGuestAppointment } from "./get-guest-appointment.ts";
import { getReceipt } from "./receipt/get-receipt.ts";
import { getReceiptDocument } from "./receipt/get-receipt-document.ts";
import { listAppointments } from "./list-appointments.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";
import { reviewAppointment } from "./review-appointment.ts";
import type { VisitParts } from "./visit-parts.ts";
import { waitlistRoutes } from "./waitlist/waitlist-routes.ts";

/** A patient's appointments: seen, moved, taken off, paid for, and what the patient thought of them. */
export function appointmentRoutes(parts: VisitParts): void {
  const { app } = parts.services;
  mount(app, appointments.listAppointments, listAppointments);
  mount(app, appointments.getAppointment, getAppointment);
  mount(app, appointments.getGuestAppointment, getGuestAppointment);
  mount(app, appointments.getReceipt, getReceipt);
  mount(app, appointments.getReceiptDocument, getReceiptDocument);
  mount(app, appointments.cancelAppointment, (call) => cancelAppointment(parts, call));
  mount(app, appointments.rescheduleAppointment, (call) => rescheduleAppointment(parts, call));
  mount(app, appointments.reviewAppointment, reviewAppointment);
  waitlistRoutes(parts);
}
