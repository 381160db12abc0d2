import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { appointmentChange } from "@anteroom/domain/appointment/appointment-change";

type Row = { status: string; service_type: string; start_time: Date };

/** Returns whether the appointment may be rescheduled now by the clinic's rules, whether paid or not. */
export function canBeMoved(row: Row, settings: ApplicationSettings, now: Date): boolean {
  const facts = {
    status: row.status,
    serviceType: row.service_type,
    startTime: row.start_time.getTime(),
    isPaid: false,
  };
  return appointmentChange(facts, settings, now.getTime()).canReschedule;
}
