import type { PaymentStatus } from "@anteroom/contract/appointment/payment";
import { methodRules, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";

/** The outcomes of a payment; each has a page, message and next action of its own (S8.MSG.02-.10, D.78). */
export type OutcomeKind =
  | "deciding"
  | "transfer_under_way"
  | "refused"
  | "error"
  | "closed"
  | "given_up"
  | "timed_out"
  | "mb_way_expired"
  | "nothing_received"
  | "too_late"
  | "going_back"
  | "sent_back"
  | "nothing_due"
  | "unknown";

type Facts = {
  /** What the server says, also a word that this version of the page does not know. */
  status: PaymentStatus | (string & {});
  method: PaymentMethod | null;
  /** As far as this tab knows: the window was closed and not opened again. */
  wasWindowClosed: boolean;
  /** As far as this tab knows: the patient cancelled the booking here. */
  wasGivenUp: boolean;
  /** The appointment was cancelled, so the payment is refunded. */
  isAppointmentCanceled: boolean;
};

/**
 * Returns the outcome of a payment, from the server's status and what this tab observed. Unpaid and paid both
 * are `nothing_due`; a status it does not know is `unknown`.
 */
export function outcomeKind(facts: Facts): OutcomeKind {
  const { status, method, wasWindowClosed, wasGivenUp, isAppointmentCanceled } = facts;
  switch (status) {
    case "pending":
      return method === "instant_transfer" ? "transfer_under_way" : "deciding";
    case "unsuccessful":
      return "refused";
    case "failed":
      return "error";
    case "canceled":
      // Where nothing was begun, or the appointment itself was cancelled, no payment page was closed.
      if (method === null || isAppointmentCanceled || wasGivenUp) return "given_up";
      return methodRules[method].kind === "redirect" ? "closed" : "given_up";
    case "timed_out":
      return timedOut(method, wasWindowClosed);
    case "refund_due":
      return isAppointmentCanceled ? "going_back" : "too_late";
    case "refunded":
      return "sent_back";
    case "none":
    case "awaiting_payment":
    case "reserved":
    case "paid":
      return "nothing_due";
    default:
      return "unknown";
  }
}

function timedOut(method: PaymentMethod | null, wasWindowClosed: boolean): OutcomeKind {
  if (method === "mb_way") return "mb_way_expired";
  if (method === "multibanco" || method === "atm" || method === "instant_transfer") return "nothing_received";
  return wasWindowClosed ? "closed" : "timed_out";
}

/**
 * Returns whether the outcome is still unknown (`deciding`, `transfer_under_way`, `unknown`): paying again
 * must not be offered.
 */
export function isUndecided(kind: OutcomeKind): boolean {
  return kind === "deciding" || kind === "transfer_under_way" || kind === "unknown";
}
