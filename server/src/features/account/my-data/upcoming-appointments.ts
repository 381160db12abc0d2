import type { NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import type { AppointmentState } from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { appointmentStateLists, paymentStateLists } from "../../../platform/database/state-lists.ts";

/**
 * A future or current appointment. `paid_minor` is null when nothing is paid, or it was already refunded,
 * `reserved_minor` when nothing is reserved; minor units. `reference` is the payment's.
 */
export type UpcomingAppointment = {
  id: number;
  status: AppointmentState;
  start_time: Date;
  doctor: NamedDoctor;
  patient_name: string;
  paid_minor: number | null;
  reserved_minor: number | null;
  currency: string;
  reference: string | null;
};

/**
 * Returns the appointments of these patients that are not over (booked, awaiting payment, or in progress),
 * soonest first.
 */
export async function findUpcoming(
  tx: Tx,
  patientIds: readonly number[],
  now: Date,
): Promise<UpcomingAppointment[]> {
  const { rows } = await sql<UpcomingAppointment>`
    select a.id, a.status, a.start_time, ${namedDoctor("d")} as doctor, p.name as patient_name, case when y.status = 'authorised' then y.amount_minor end as paid_minor,
      case when y.status = 'reserved' then y.amount_minor end as reserved_minor, a.currency, y.reference
    from appointments a
      join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
      join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join payments y on y.tenant_id = a.tenant_id and y.appointment_id = a.id and y.status in ${paymentStateLists.standing}
    where a.patient_id = any(${patientIds}) and a.status in ${appointmentStateLists.current}
      and a.end_time > ${now}
    order by a.start_time, a.id`.execute(tx);
  return rows;
}

/**
 * Returns whether one of the appointments is in a call or about to be (`preparing`). Then nothing may be
 * erased.
 */
export function isInCall(visits: readonly UpcomingAppointment[]): boolean {
  return visits.some(({ status }) => status === "preparing");
}

/**
 * Returns whether a cancellation now refunds the payment or releases the reserved amount, by the clinic's deadline;
 * false when nothing was paid or reserved.
 */
export function isRefunded(
  { start_time, paid_minor, reserved_minor }: UpcomingAppointment,
  { settings }: Tenant,
  now: Date,
): boolean {
  const hoursLeft = (start_time.getTime() - now.getTime()) / 3_600_000;
  return (paid_minor !== null || reserved_minor !== null) && hoursLeft >= settings.cancelUntilHours;
}
