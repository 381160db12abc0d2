import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { ListedAppointment } from "@anteroom/domain/appointment/appointment-lists";
import type { AppointmentFacts } from "@anteroom/domain/appointment/appointment-access";

/** Converts an appointment of the API to the input of the domain's rules; times become ms since the epoch. */
export function appointmentFacts(appointment: Appointment): AppointmentFacts & ListedAppointment {
  const { status, status_code: statusCode, service_type: serviceType } = appointment;
  return {
    status,
    statusCode,
    serviceType,
    startTime: Date.parse(appointment.start_time),
    endTime: Date.parse(appointment.end_time),
  };
}

/** Returns whether the rules of paid appointments hold: its payment was taken, or is reserved and will be. */
export function isPaidOrReserved({ payment_state: money }: Pick<Appointment, "payment_state">): boolean {
  return money === "paid" || money === "reserved";
}

/**
 * Returns whether it was finished before its planned start; its planned day is then not shown. `now` in ms
 * since the epoch.
 */
export function isFinishedEarly({ status, startTime }: ListedAppointment, now: number): boolean {
  return status === "finished" && startTime > now;
}

/** An appointment together with the facts by which lists sort it. */
export type AppointmentView = ListedAppointment & { appointment: Appointment };

/** Returns an appointment with the facts by which lists sort it. */
export function appointmentView(appointment: Appointment): AppointmentView {
  return { ...appointmentFacts(appointment), appointment };
}
