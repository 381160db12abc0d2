import type { PaymentInfo, PaymentStatus } from "@anteroom/contract/appointment/payment";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import {
  isLivePayment,
  isMoneyGoingBack,
  isProvenUnpaid,
  type PaymentState,
} from "@anteroom/domain/payment/payment-state";
import { isUntaken, type PayableRow, type PaymentRow } from "./payment-row.ts";

/** D.78 */
const statuses: Readonly<Record<PaymentState, PaymentStatus>> = {
  created: "awaiting_payment",
  action_required: "awaiting_payment",
  pending: "pending",
  reserved: "reserved",
  authorised: "paid",
  refused: "unsuccessful",
  error: "failed",
  cancelled: "canceled",
  expired: "timed_out",
  refund_due: "refund_due",
  refunded: "refunded",
  // The patient is still owed the money; only the clinic sees that it must act.
  refund_failed: "refund_due",
  // The patient has paid; only the clinic sees that the capture failed.
  capture_failed: "paid",
};

/**
 * Maps a payment and its appointment to the API's payment (D.14); amounts in minor units. `fitting`: methods
 * that can start now; a payment that may be open at the provider offers only its own method. Methods,
 * deadline and action are given only while payment is due.
 */
export function presentPayment(
  appointment: PayableRow,
  payment: PaymentRow | null,
  fitting: readonly PaymentMethod[],
): PaymentInfo {
  const { amount_minor: amount, discount_minor: discount } = appointment;
  const isDue = appointment.status === "pending_payment";
  return {
    id: payment?.id ?? null,
    appointment_id: appointment.id,
    status: payment ? statusOf(payment) : statusWithoutPayment(appointment),
    amount,
    discount,
    total: amount - discount,
    currency: appointment.currency,
    voucher_code: appointment.voucher_code,
    method: payment?.method ?? null,
    methods: isDue ? methodsOf(payment, fitting) : [],
    deadline: isDue && appointment.hold_expires_at ? appointment.hold_expires_at.toISOString() : null,
    action: isDue && payment?.status === "action_required" ? payment.action : null,
    no_money_taken: hasTakenNothing(payment, appointment),
  };
}

/** Money that was reserved and did not come was never paid: the booking stands, and the clinic decides. */
function statusOf(payment: PaymentRow): PaymentStatus {
  return payment.status === "capture_failed" && isUntaken(payment) ? "none" : statuses[payment.status];
}

/** Returns only the method of a payment that may be open at the provider: a second one could be paid too. */
function methodsOf(payment: PaymentRow | null, fitting: readonly PaymentMethod[]): PaymentMethod[] {
  return payment && isLivePayment(payment.status) && payment.is_asked ? [payment.method] : [...fitting];
}

function statusWithoutPayment({ status }: PayableRow): PaymentStatus {
  if (status === "pending_payment") return "awaiting_payment";
  if (status === "canceled") return "canceled";
  return status === "payment_failed" ? "timed_out" : "none";
}

/** Returns whether the provider's state proves that no money was taken, or it was never asked. */
function hasTakenNothing(payment: PaymentRow | null, { status }: PayableRow): boolean {
  if (!payment) return status === "payment_failed" || status === "canceled";
  // A reserved amount that was never sent for was not taken, whatever the provider says of its authorisation.
  if (payment.reserved_until !== null && isUntaken(payment))
    return payment.capture_asked_at === null || payment.released_at !== null;
  if (
    payment.status === "authorised" ||
    payment.status === "capture_failed" ||
    isMoneyGoingBack(payment.status)
  )
    return false;
  if (payment.status === "cancelled" || payment.status === "expired")
    return isProvenUnpaid(payment.last_word) || !payment.is_asked;
  return isProvenUnpaid(payment.last_word);
}
