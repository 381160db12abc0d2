import { type DisputeEvent, disputeEvents } from "./dispute-state.ts";
import { type ProviderState, providerStates } from "./payment-state.ts";

/** Events about money that came: refunds, captures, authorisations that lapse. */
export const moneyEvents = [
  "captured",
  "capture_failed",
  "authorisation_expired",
  "authorisation_cancelled",
  "review_rejected",
  "fraud_reported",
  "refunded",
  "refund_failed",
  "refund_reversed",
] as const;
export type MoneyEvent = (typeof moneyEvents)[number];

/** Everything a provider reports of a payment. `noted` changes nothing and is only recorded. */
export type PaymentEventKind = ProviderState | MoneyEvent | DisputeEvent | "noted";

export const paymentEventKinds: readonly PaymentEventKind[] = [
  ...providerStates,
  ...moneyEvents,
  ...disputeEvents,
  "noted",
];

/**
 * What a clinic gets to know of an event. `mail`: money or an appointment is at risk, so an alert that waits for an
 * acknowledgement, and a mail. `alert`: worth a look. `record`: stands in the list of the payment's events.
 */
export type Attention = "record" | "alert" | "mail";

/** The mails to a clinic about payments at risk. */
export type ClinicPaymentMail =
  | "dispute_opened"
  | "money_taken_back"
  | "money_not_coming"
  | "refund_not_possible";

type Rule = { attention: Attention; mail?: ClinicPaymentMail };

const record: Rule = { attention: "record" };
const alert: Rule = { attention: "alert" };
const disputeOpened: Rule = { attention: "mail", mail: "dispute_opened" };
const moneyTakenBack: Rule = { attention: "mail", mail: "money_taken_back" };
const moneyNotComing: Rule = { attention: "mail", mail: "money_not_coming" };
const refundNotPossible: Rule = { attention: "mail", mail: "refund_not_possible" };

const rules: Readonly<Record<PaymentEventKind, Rule>> = {
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
 * What the clinic gets to know. An authorisation that lapses before any money was due to the clinic (`isMoneyAtRisk`
 * false) is the ordinary end of an unpaid booking and only recorded.
 */
export function attentionOf(kind: PaymentEventKind, { isMoneyAtRisk }: { isMoneyAtRisk: boolean }): Rule {
  const rule = rules[kind];
  return rule.mail === "money_not_coming" && !isMoneyAtRisk ? record : rule;
}

export function isDisputeEvent(kind: PaymentEventKind): kind is DisputeEvent {
  return disputeEvents.some((known) => known === kind);
}

export function isProviderState(kind: PaymentEventKind): kind is ProviderState {
  return providerStates.some((known) => known === kind);
}
