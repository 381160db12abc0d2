import type { PaymentInfo, PaymentStatus } from "@anteroom/contract/payment";
import { isNothingTaken, type PaymentState } from "@anteroom/domain/payment-state";
import { offeredGateways, type ApplicationSettings } from "@anteroom/domain/settings";
import type { PayableRow, PaymentRow } from "./payment-row.ts";

/** D.78 */
const statuses: Readonly<Record<PaymentState, PaymentStatus>> = {
  created: "awaiting_payment",
  action_required: "awaiting_payment",
  pending: "pending",
  authorised: "paid",
  refused: "unsuccessful",
  error: "failed",
  cancelled: "canceled",
  expired: "timed_out",
  refund_due: "refund_due",
  refunded: "refunded",
};

/** What is due, how it can be paid and what the provider has said, in the contract's words (D.14). */
export function presentPayment(
  appointment: PayableRow,
  payment: PaymentRow | null,
  settings: ApplicationSettings,
): PaymentInfo {
  const amount = payment?.amount_minor ?? appointment.amount_minor;
  const isDue = appointment.status === "pending_payment";
  return {
    id: payment?.id ?? null,
    appointment_id: appointment.id,
    status: payment ? statuses[payment.status] : statusWithoutPayment(appointment),
    amount,
    discount: 0,
    total: amount,
    currency: payment?.currency ?? appointment.currency,
    methods: offeredMethods(settings),
    deadline: isDue && appointment.hold_expires_at ? appointment.hold_expires_at.toISOString() : null,
    action: isDue && payment?.status === "action_required" ? actionOf(payment) : null,
    no_money_taken: payment !== null && hasTakenNothing(payment),
  };
}

/** The ways to pay that the clinic offers, as far as they exist here. */
export function offeredMethods(settings: ApplicationSettings): PaymentInfo["methods"] {
  return offeredGateways(settings).includes("creditCard") ? ["credit_card"] : [];
}

function statusWithoutPayment({ status }: PayableRow): PaymentStatus {
  if (status === "pending_payment") return "awaiting_payment";
  return status === "payment_failed" ? "timed_out" : "none";
}

function actionOf({ action_url }: PaymentRow): PaymentInfo["action"] {
  return action_url === null ? null : { type: "redirect", url: action_url };
}

function hasTakenNothing({ status, last_word }: PaymentRow): boolean {
  const hasMoney = status === "authorised" || status === "refund_due" || status === "refunded";
  return !hasMoney && isNothingTaken(last_word);
}
