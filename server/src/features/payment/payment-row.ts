import type { AppointmentState } from "@anteroom/domain/appointment-state";
import type { PaymentState, ProviderState } from "@anteroom/domain/payment-state";
import { sql } from "kysely";
import type { Tx } from "../../platform/database.ts";

export type PaymentRow = {
  id: number;
  appointment_id: number;
  method: "credit_card";
  reference: string;
  provider_reference: string | null;
  amount_minor: number;
  currency: string;
  status: PaymentState;
  action_url: string | null;
  last_word: ProviderState | null;
  deadline: Date;
};

export type PayableRow = {
  id: number;
  doctor_id: number;
  patient_id: number | null;
  guest_id: number | null;
  /** Who cares for the patient of the visit, and pays for it. */
  patient_parent_id: number | null;
  status: AppointmentState;
  start_time: Date;
  end_time: Date;
  hold_expires_at: Date | null;
  amount_minor: number;
  currency: string;
};

const paymentColumns = sql`id, appointment_id, method, reference, provider_reference, amount_minor, currency, status, action_url, last_word, deadline`;
const payableColumns = sql`id, doctor_id, patient_id, guest_id,
  (select p.parent_id from patients p where p.tenant_id = appointments.tenant_id and p.id = appointments.patient_id) as patient_parent_id,
  status, start_time, end_time, hold_expires_at, amount_minor, currency`;

/** The newest payment of an appointment, or null when none was begun. */
export async function newestPayment(tx: Tx, appointmentId: number): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments where appointment_id = ${appointmentId} order by id desc limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Locks a payment until the end of the transaction. Always before its appointment. */
export async function lockPayment(tx: Tx, reference: string): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments where reference = ${reference} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The appointment that is paid for; mere holds are none. */
export async function findPayable(tx: Tx, appointmentId: number): Promise<PayableRow | null> {
  const { rows } = await sql<PayableRow>`
    select ${payableColumns} from appointments where id = ${appointmentId} and status not in ('held', 'expired')`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockPayable(tx: Tx, appointmentId: number): Promise<PayableRow | null> {
  const { rows } = await sql<PayableRow>`
    select ${payableColumns} from appointments
    where id = ${appointmentId} and status not in ('held', 'expired') for no key update`.execute(tx);
  return rows[0] ?? null;
}

type Visitor = { kind: "patient"; patientId: number } | { kind: "guest"; guestId: number };

/** Whether the caller is the one the visit is for, or cares for them. */
export function isOwn(
  caller: Visitor,
  row: Pick<PayableRow, "patient_id" | "patient_parent_id" | "guest_id">,
): boolean {
  return caller.kind === "patient"
    ? [row.patient_id, row.patient_parent_id].includes(caller.patientId)
    : row.guest_id === caller.guestId;
}
