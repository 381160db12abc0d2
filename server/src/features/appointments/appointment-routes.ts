import * as appointments from "@anteroom/contract/appointments";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { getAppointment } from "./get-appointment.ts";
import { getGuestAppointment } from "./get-guest-appointment.ts";
import { listAppointments } from "./list-appointments.ts";
import { reviewAppointment } from "./review-appointment.ts";

/** A patient's appointments, and what the patient thought of them. */
export function appointmentRoutes({ app }: Services): void {
  mount(app, appointments.listAppointments, listAppointments);
  mount(app, appointments.getAppointment, getAppointment);
  mount(app, appointments.getGuestAppointment, getGuestAppointment);
  mount(app, appointments.reviewAppointment, reviewAppointment);
}
