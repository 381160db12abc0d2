import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { ListedAppointment } from "@anteroom/domain/appointment/appointment-lists";
import type { AppointmentFacts } from "@anteroom/domain/appointment/appointment-access";

/** An appointment of the wire as the rules of the domain take it. */
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

/** Finished before the time it was planned for: a planned "tomorrow" is no day to speak of. */
export function isFinishedEarly({ status, startTime }: ListedAppointment, now: number): boolean {
  return status === "finished" && startTime > now;
}

/** An appointment together with the facts by which lists sort it. */
export type AppointmentView = ListedAppointment & { appointment: Appointment };

export function appointmentView(appointment: Appointment): AppointmentView {
  return { ...appointmentFacts(appointment), appointment };
}
