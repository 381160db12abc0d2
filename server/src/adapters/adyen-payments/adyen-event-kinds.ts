import type { PaymentEventKind } from "@anteroom/domain/payment/payment-events";
import type { NotificationItem } from "./adyen-messages.ts";
import { hasOneAttempt } from "./adyen-status.ts";

/** Events whose meaning does not depend on more than their code, when `success` is "true". */
const kinds: Readonly<Record<string, PaymentEventKind>> = {
  CAPTURE: "captured",
  CAPTURE_FAILED: "capture_failed",
  EXPIRE: "authorisation_expired",
  REFUND: "refunded",
  REFUND_FAILED: "refund_failed",
  REFUNDED_REVERSED: "refund_reversed",
  MANUAL_REVIEW_REJECT: "review_rejected",
  NOTIFICATION_OF_FRAUD: "fraud_reported",
  REQUEST_FOR_INFORMATION: "information_requested",
  NOTIFICATION_OF_CHARGEBACK: "chargeback_announced",
  CHARGEBACK: "charged_back",
  CHARGEBACK_REVERSED: "chargeback_reversed",
  SECOND_CHARGEBACK: "charged_back_again",
  PREARBITRATION_OPEN: "prearbitration_opened",
  PREARBITRATION_WON: "prearbitration_won",
  PREARBITRATION_DECLINED: "prearbitration_opened",
  PREARBITRATION_ISSUER_WITHDRAWN: "prearbitration_won",
  PREARBITRATION_LOST: "prearbitration_lost",
  PREARBITRATION_ACCEPTED: "prearbitration_lost",
  SCHEME_ARBITRATION: "arbitration_opened",
  SCHEME_ARBITRATION_WON: "arbitration_won",
  SCHEME_ARBITRATION_LOST: "arbitration_lost",
  INFORMATION_SUPPLIED: "defense_supplied",
  ISSUER_COMMENTS: "issuer_commented",
};

/** Event codes that deliberately change nothing, each with its reason (docs/decisions/0021). */
export const notedCodes: Readonly<Record<string, string>> = {
  AUTHORISATION_ADJUSTMENT: "Anteroom never adjusts an amount.",
  AUTORESCUE: "Anteroom takes no recurring payments.",
  CANCEL_AUTORESCUE: "Anteroom takes no recurring payments.",
  MANUAL_REVIEW_ACCEPT: "The payment goes on as it was.",
  ORDER_OPENED: "Anteroom takes no partial payments.",
  ORDER_CLOSED: "Anteroom takes no partial payments.",
  PAIDOUT_REVERSED: "Payouts are between the account's owner and Adyen.",
  PAYOUT_DECLINE: "Payouts are between the account's owner and Adyen.",
  PAYOUT_EXPIRE: "Payouts are between the account's owner and Adyen.",
  PAYOUT_THIRDPARTY: "Payouts are between the account's owner and Adyen.",
  POSTPONED_REFUND: "The refund is still on its way; REFUND follows.",
  RECURRING_CONTRACT: "Anteroom stores no cards.",
  REFUND_WITH_DATA: "Anteroom refunds payments, never bare card data.",
  REPORT_AVAILABLE: "Reports are for the account's owner.",
  VOID_PENDING_REFUND: "Anteroom has no card terminals.",
};

/** Returns what a notification item means for its payment; `noted` when it changes nothing, or is unknown. */
export function kindOfItem(item: NotificationItem): PaymentEventKind {
  const { eventCode, paymentMethod = "", additionalData } = item;
  const isSuccess = item.success === "true";
  switch (eventCode) {
    case "AUTHORISATION":
      if (isSuccess) return "authorised";
      // On the hosted page a refused card is one attempt of several: the next may pay.
      return hasOneAttempt(paymentMethod) ? "refused" : "noted";
    case "OFFER_CLOSED":
      return isSuccess && hasOneAttempt(paymentMethod) ? "expired" : "noted";
    case "CAPTURE":
      return isSuccess ? "captured" : "capture_failed";
    case "CANCELLATION":
    case "TECHNICAL_CANCEL":
      return isSuccess ? "authorisation_cancelled" : "release_failed";
    case "REFUND":
      return isSuccess ? "refunded" : "refund_failed";
    case "CANCEL_OR_REFUND":
      if (additionalData?.["modification.action"] === "refund")
        return isSuccess ? "refunded" : "refund_failed";
      return isSuccess ? "authorisation_cancelled" : "release_failed";
    case "DISPUTE_DEFENSE_PERIOD_ENDED":
      return isSuccess ? "defense_period_ended" : "noted";
    case "ISSUER_RESPONSE_TIMEFRAME_EXPIRED":
      return isSuccess ? "issuer_gave_up" : "noted";
    default:
      return (isSuccess ? kinds[eventCode] : undefined) ?? "noted";
  }
}
