import * as appointments from "@anteroom/contract/appointment/appointments";
import { mount, type Call } from "../../platform/http/mount.ts";
import { cancelAppointment } from "./cancel-appointment.ts";
import { getAppointment } from "./get-appointment.ts";
import { getReceipt } from "./receipt/get-receipt.ts";
import { getReceiptDocument } from "./receipt/get-receipt-document.ts";
import { listAppointments } from "./list-appointments.ts";
import { declineReview, listReviewOffers } from "./review-offers.ts";
import { rescheduleAppointment } from "./reschedule-appointment.ts";
import { reviewAppointment } from "./review-appointment.ts";
import type { AppointmentDeps } from "./appointment-deps.ts";
import { waitlistRoutes } from "./waitlist/waitlist-routes.ts";
import type {
  WholeAppointment,
  getGuestAppointment as shape,
} from "@anteroom/contract/appointment/appointments";
import { sql } from "kysely";
import { guestHeader } from "../../platform/http/authentication.ts";
import { loadAppointments, presentWholeAppointment } from "../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";

/**
 * Registers the routes of a patient's or guest's appointments: list, reschedule, cancel, receipt, review, and
 * the waitlist.
 */
export function appointmentRoutes(deps: AppointmentDeps): void {
  const { app } = deps.services;
  mount(app, appointments.listAppointments, listAppointments);
  mount(app, appointments.getAppointment, getAppointment);
  mount(app, appointments.getGuestAppointment, getGuestAppointment);
  mount(app, appointments.getReceipt, getReceipt);
  mount(app, appointments.getReceiptDocument, getReceiptDocument);
  mount(app, appointments.cancelAppointment, (call) => cancelAppointment(deps, call));
  mount(app, appointments.rescheduleAppointment, (call) => rescheduleAppointment(deps, call));
  mount(app, appointments.reviewAppointment, (call) => reviewAppointment(deps, call));
  mount(app, appointments.listReviewOffers, listReviewOffers);
  mount(app, appointments.declineReview, (call) => declineReview(deps, call));
  waitlistRoutes(deps);
}

/** Returns the appointment of a guest, whose link has only the token; `not_found` for patients, who have a list. */
async function getGuestAppointment({
  tenant,
  caller,
  locale,
  tx,
  request,
}: Call<typeof shape>): Promise<{ data: { entity: WholeAppointment } } | ProblemOutcome> {
  if (caller.kind !== "guest") return problem("not_found");
  const [row] = await tx((one) => loadAppointments(one, sql<boolean>`a.guest_id = ${caller.guestId}`));
  if (!row) return problem("not_found");
  const { [guestHeader]: token } = request.headers;
  return {
    data: {
      entity: presentWholeAppointment(row, { tenant, locale }, typeof token === "string" ? token : undefined),
    },
  };
}
