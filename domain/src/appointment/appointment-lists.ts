import { joinClosesAt } from "./session-window.ts";

/** An appointment as the lists need it; instants in ms, `status` as the API names it. */
export type ListedAppointment = { status: string; statusCode: number; startTime: number; endTime: number };

/** The lists of appointments (D.84); `completed` and `not-held` are the past ones. */
export type AppointmentList = "upcoming" | "scheduled" | "completed" | "not-held";

/** Returns the one list that contains an appointment at `now` (ms) (D.84, S4.STATUS.12-.14). */
export function appointmentListOf(
  { status, statusCode, endTime }: ListedAppointment,
  now: number,
): AppointmentList {
  if (statusCode === 5 || status === "finished") return "completed";
  const isWindowOver = now > joinClosesAt(endTime);
  if (isWindowOver) return "not-held";
  if (status === "accepted" || status === "preparing") return "upcoming";
  return status === "scheduled" || status === "pending_payment" ? "scheduled" : "not-held";
}

/** Sorts appointments into their lists at `now` (ms), by start time: current ones earliest first, past ones latest first. */
export function splitAppointments<A extends ListedAppointment>(
  appointments: readonly A[],
  now: number,
): { upcoming: A[]; scheduled: A[]; past: { completed: A[]; notHeld: A[] } } {
  const inList = (list: AppointmentList, order: 1 | -1) =>
    appointments
      .filter((appointment) => appointmentListOf(appointment, now) === list)
      .sort((a, b) => order * (a.startTime - b.startTime));
  return {
    upcoming: inList("upcoming", 1),
    scheduled: inList("scheduled", 1),
    past: { completed: inList("completed", -1), notHeld: inList("not-held", -1) },
  };
}

/** Returns whether an appointment is upcoming or scheduled at `now` (ms): what the API lists with `history=false`. */
export function isUpcomingOrScheduled(appointment: ListedAppointment, now: number): boolean {
  const list = appointmentListOf(appointment, now);
  return list === "upcoming" || list === "scheduled";
}
