import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { appointmentChange } from "@anteroom/domain/appointment/appointment-change";

type Row = { status: string; service_type: string; start_time: Date };

/** Whether the rules of rescheduling let this appointment move now; whether it is paid makes no difference to that. */
export function canBeMoved(row: Row, settings: ApplicationSettings, now: Date): boolean {
  const facts = {
    status: row.status,
    serviceType: row.service_type,
    startTime: row.start_time.getTime(),
    isPaid: false,
  };
  return appointmentChange(facts, settings, now.getTime()).canReschedule;
}
