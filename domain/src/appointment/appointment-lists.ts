import { joinClosesAt } from "./session-window.ts";

export type ListedAppointment = { status: string; statusCode: number; startTime: number; endTime: number };

/** The views of the appointments (D.84); `completed` and `not-held` together are the past ones. */
export type AppointmentList = "upcoming" | "scheduled" | "completed" | "not-held";

/** The one list in which an appointment stands at the instant `now` (D.84, S4.STATUS.12-.14). */
export function listOf({ status, statusCode, endTime }: ListedAppointment, now: number): AppointmentList {
  if (statusCode === 5 || status === "finished") return "completed";
  const isWindowOver = now > joinClosesAt(endTime);
  if (isWindowOver) return "not-held";
  if (status === "accepted" || status === "preparing") return "upcoming";
  return status === "scheduled" || status === "pending_payment" ? "scheduled" : "not-held";
}

/** Appointments by list: those to come with the nearest first, those past with the latest first. */
export function splitAppointments<A extends ListedAppointment>(
  appointments: readonly A[],
  now: number,
): { upcoming: A[]; scheduled: A[]; past: { completed: A[]; notHeld: A[] } } {
  const inList = (list: AppointmentList, order: 1 | -1) =>
    appointments
      .filter((appointment) => listOf(appointment, now) === list)
      .sort((a, b) => order * (a.startTime - b.startTime));
  return {
    upcoming: inList("upcoming", 1),
    scheduled: inList("scheduled", 1),
    past: { completed: inList("completed", -1), notHeld: inList("not-held", -1) },
  };
}

/** What `history=false` leaves in the list. */
export function isToCome(appointment: ListedAppointment, now: number): boolean {
  const list = listOf(appointment, now);
  return list === "upcoming" || list === "scheduled";
}
