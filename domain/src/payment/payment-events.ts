import { type DisputeEvent, disputeEvents } from "./dispute-state.ts";
import { type ProviderState, providerStates } from "./payment-state.ts";

/** Events after a payment: refunds, captures, expired authorisations. */
export const moneyEvents = [
  "captured",
  "capture_failed",
  "authorisation_expired",
  "authorisation_cancelled",
  "release_failed",
  "review_rejected",
  "fraud_reported",
  "refunded",
  "refund_failed",
  "refund_reversed",
] as const;
export type MoneyEvent = (typeof moneyEvents)[number];

/** Everything a provider reports about a payment. `noted` changes nothing and is only recorded. */
export type PaymentEventKind = ProviderState | MoneyEvent | DisputeEvent | "noted";

/** Kinds of events in the history of a payment. */
export const paymentEventKinds: readonly PaymentEventKind[] = [
  ...providerStates,
  ...moneyEvents,
  ...disputeEvents,
  "noted",
];

/**
 * How a clinic learns of an event. `record`: in the payment's list of events. `alert`: also as an alert. `mail`:
 * money or an appointment is at risk, so also as a mail, and the alert must be acknowledged.
 */
export type Attention = "record" | "alert" | "mail";

/** The kinds of mails to a clinic about payments at risk. */
export type ClinicPaymentMail =
  | "dispute_opened"
  | "money_taken_back"
  | "money_not_coming"
  | "refund_not_possible";

/** How a clinic learns of an event, and by which mail where it gets one. */
export type NotificationRule = { attention: Attention; mail?: ClinicPaymentMail };

const record: NotificationRule = { attention: "record" };
const alert: NotificationRule = { attention: "alert" };
const disputeOpened: NotificationRule = { attention: "mail", mail: "dispute_opened" };
const moneyTakenBack: NotificationRule = { attention: "mail", mail: "money_taken_back" };
const moneyNotComing: NotificationRule = { attention: "mail", mail: "money_not_coming" };
const refundNotPossible: NotificationRule = { attention: "mail", mail: "refund_not_possible" };

const rules: Readonly<Record<PaymentEventKind, NotificationRule>> = {
  action_required: record,
  pending: record,
  authorised: record,
  refused: record,
  cancelled: record,
  expired: record,
  error: record,
  captured: record,
  capture_failed: moneyNotComing,
  authorisation_expired: moneyNotComing,
  authorisation_cancelled: moneyNotComing,
  // The bank releases it by itself when the authorisation lapses; the patient may ask before.
  release_failed: alert,
  review_rejected: moneyNotComing,
  // Issuers report fraud before a chargeback: the clinic can still refund.
  fraud_reported: disputeOpened,
  refunded: record,
  refund_failed: refundNotPossible,
  refund_reversed: refundNotPossible,
  information_requested: disputeOpened,
  chargeback_announced: disputeOpened,
  charged_back: moneyTakenBack,
  chargeback_reversed: alert,
  charged_back_again: moneyTakenBack,
  prearbitration_opened: disputeOpened,
  prearbitration_won: alert,
  prearbitration_lost: moneyTakenBack,
  arbitration_opened: disputeOpened,
  arbitration_won: alert,
  arbitration_lost: moneyTakenBack,
  defense_period_ended: moneyTakenBack,
  issuer_gave_up: alert,
  issuer_commented: alert,
  defense_supplied: record,
  noted: record,
};

/**
 * Returns how the clinic learns of an event; sends nothing. Where no authorised money is at risk, a capture that
 * failed and an authorisation that expired, was cancelled or was rejected are the normal end of an unpaid booking:
 * only recorded.
 */
export function notificationRuleOf(
  kind: PaymentEventKind,
  { isMoneyAtRisk }: { isMoneyAtRisk: boolean },
): NotificationRule {
  const rule = rules[kind];
  return rule.mail === "money_not_coming" && !isMoneyAtRisk ? record : rule;
}

/** Returns whether an event is about a dispute. */
export function isDisputeEvent(kind: PaymentEventKind): kind is DisputeEvent {
  return disputeEvents.some((known) => known === kind);
}

/** Returns whether an event is a state of the payment at its provider. */
export function isProviderState(kind: PaymentEventKind): kind is ProviderState {
  return providerStates.some((known) => known === kind);
}
