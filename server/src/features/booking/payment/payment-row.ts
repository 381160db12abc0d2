import type { PaymentAction } from "@anteroom/contract/appointment/payment";
import { type AppointmentState, statesWithoutSlot } from "@anteroom/domain/appointment/appointment-state";
import type { CaptureMode } from "@anteroom/domain/payment/gateway-kinds";
import type { DisputeState } from "@anteroom/domain/payment/dispute-state";
import type { OwnGateway } from "@anteroom/domain/payment/own-gateways";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PaymentState, ProviderState } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { statementName } from "../../../platform/database/named-statements.ts";
import { appointmentStateLists, paymentStateLists } from "../../../platform/database/state-lists.ts";

/** The row of a payment. */
export type PaymentRow = {
  id: number;
  appointment_id: number;
  method: PaymentMethod;
  reference: string;
  provider_reference: string | null;
  /** The clinic's gateway at which it was started; null: the installation's own account. */
  gateway_id: number | null;
  amount_minor: number;
  currency: string;
  status: PaymentState;
  action: PaymentAction | null;
  /** True when the provider was asked to open this attempt and has not denied it. */
  is_asked: boolean;
  attempt: number;
  /** Number of the current refund attempt, from 1; part of its idempotency key. Rises after a definite refusal only. */
  refund_attempt: number;
  /** The provider's id of the latest refund. */
  refund_reference: string | null;
  /** When the cancellation's mail announced the refund. */
  refund_told_at: Date | null;
  last_word: ProviderState | null;
  /** How the payment was begun: `manual` ones are reserved first, and captured later. */
  capture: CaptureMode;
  /** When the reserved money is to be captured; null: not at all, or the capture is queued or was requested. */
  capture_at: Date | null;
  /** Until when the reserved money is certain to be there; null where nothing was ever reserved. */
  reserved_until: Date | null;
  /** Number of the current capture attempt, from 1; part of its idempotency key. */
  capture_attempt: number;
  /** When the current attempt was sent, or is about to be. */
  capture_asked_at: Date | null;
  captured_at: Date | null;
  released_at: Date | null;
  dispute: DisputeState;
  /** A wrong amount that arrived and is refunded; null: none. */
  wrong_amount_minor: number | null;
  wrong_currency: string | null;
  deadline: Date;
};

/** The appointment of a payment. Amounts are in minor units. */
export type PayableRow = {
  id: number;
  doctor_id: number;
  patient_id: number | null;
  guest_id: number | null;
  /** The carer of the patient, who pays. */
  patient_parent_id: number | null;
  status: AppointmentState;
  start_time: Date;
  end_time: Date;
  hold_expires_at: Date | null;
  /** The price; what is due is the price less the discount. */
  amount_minor: number;
  discount_minor: number;
  voucher_id: number | null;
  voucher_code: string | null;
  currency: string;
  /** The clinic's current gateways, read with the row so that changes apply immediately on every server. Null: none. */
  own_gateways: OwnGatewayRow[] | null;
};

type OwnGatewayRow = OwnGateway & { id: number; kind: string };

/** Columns of a `PaymentRow`. */
export const paymentColumns = sql`id, appointment_id, method, reference, provider_reference, gateway_id, amount_minor, currency, status, action, is_asked, attempt, refund_attempt, refund_reference, refund_told_at, dispute,
  capture, capture_at, reserved_until, capture_attempt, capture_asked_at, captured_at, released_at, last_word, wrong_amount_minor, wrong_currency, deadline`;
/** Columns of a `PayableRow`, of the table `appointments` under its own name. */
const payableColumns = sql`id, doctor_id, patient_id, guest_id,
  (select p.parent_id from patients p where p.tenant_id = appointments.tenant_id and p.id = appointments.patient_id) as patient_parent_id,
  status, start_time, end_time, hold_expires_at, amount_minor, discount_minor, voucher_id,
  (select v.code from vouchers v where v.tenant_id = appointments.tenant_id and v.id = appointments.voucher_id) as voucher_code, currency,
  (select json_agg(json_build_object('id', g.id, 'kind', g.kind, 'methods', g.methods, 'is_enabled', g.is_enabled, 'capture', g.capture) order by g.id)
    from payment_gateways g where g.tenant_id = appointments.tenant_id and g.removed_at is null) as own_gateways`;

/** Returns the newest payment of an appointment, or null. Does not lock it. */
export async function newestPayment(tx: Tx, appointmentId: number): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`${statementName("newest_payment")}
    select ${paymentColumns} from payments where appointment_id = ${appointmentId} order by id desc limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Returns a payment by id, or null. */
export async function findPayment(tx: Tx, id: number): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${paymentColumns} from payments where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Returns the payment with this reference, locked until the end of the transaction; null without one. Always
 * lock it before its appointment.
 */
export async function lockPayment(tx: Tx, reference: string): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`${statementName("lock_payment")}
    select ${paymentColumns} from payments where reference = ${reference} for update`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Returns the appointment to pay in any state, or null. Holds are not found. Does not check the caller: use
 * `isOwn`.
 */
export async function findPayable(tx: Tx, appointmentId: number): Promise<PayableRow | null> {
  const { rows } = await sql<PayableRow>`${statementName("find_payable")}
    select ${payableColumns} from appointments where id = ${appointmentId} and status not in ${appointmentStateLists.holds}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Like `findPayable`, locked until the end of the transaction. Lock the payment first if there is one. */
export async function lockPayable(tx: Tx, appointmentId: number): Promise<PayableRow | null> {
  const { rows } = await sql<PayableRow>`${statementName("lock_payable")}
    select ${payableColumns} from appointments
    where id = ${appointmentId} and status not in ${appointmentStateLists.holds} for no key update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Returns the id of the paying patient: the carer, or else the patient; null for a guest. */
export function payerOf({
  patient_id,
  patient_parent_id,
}: Pick<PayableRow, "patient_id" | "patient_parent_id">): number | null {
  return patient_parent_id ?? patient_id;
}

/**
 * Returns the id of an appointment, other than `except`, for which this payer has an open slow payment
 * (Multibanco, ATM, instant transfer); null without one and for payer null (D.72).
 */
export async function openReferenceOf(
  tx: Tx,
  payer: number | null,
  except: number | null,
): Promise<number | null> {
  if (payer === null) return null;
  const { rows } = await sql<{ appointment_id: number }>`
    select appointment_id from payments
    where payer_id = ${payer} and method in ('multibanco', 'atm', 'instant_transfer')
      and status in ${paymentStateLists.open} and appointment_id is distinct from ${except}::int limit 1`.execute(
    tx,
  );
  return rows[0]?.appointment_id ?? null;
}

/** Returns whether the payment's money was reserved, and neither captured nor sent for it by now. */
export const isUntaken = ({ capture, captured_at }: Pick<PaymentRow, "capture" | "captured_at">) =>
  capture === "manual" && captured_at === null;

/** Returns whether the appointment still takes place, or took place. */
export const isBooked = ({ status }: Pick<PayableRow, "status">) =>
  !statesWithoutSlot.some((state) => state === status);

/** Returns whether the provider may still report that the payment was paid, and it is not known. */
export const isUndecided = ({ status }: Pick<PaymentRow, "status">) =>
  status === "action_required" || status === "pending";

type Payer =
  | { kind: "patient"; patientId: number }
  | { kind: "guest"; guestId: number }
  | { kind: "pass"; appointmentId: number };

/** Returns whether the caller may pay: the attendee, their carer, or a device with this payment's pass. */
export function isOwn(
  caller: Payer,
  row: Pick<PayableRow, "id" | "patient_id" | "patient_parent_id" | "guest_id">,
): boolean {
  if (caller.kind === "pass") return row.id === caller.appointmentId;
  return caller.kind === "patient"
    ? [row.patient_id, row.patient_parent_id].includes(caller.patientId)
    : row.guest_id === caller.guestId;
}
