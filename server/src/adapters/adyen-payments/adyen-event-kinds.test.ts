import { expect, test } from "vitest";
import { kindOfItem, notedCodes } from "./adyen-event-kinds.ts";

const item = {
  amount: { value: 1000, currency: "EUR" },
  merchantAccountCode: "TestMerchant",
  merchantReference: "t1-a1-CODE",
  pspReference: "QFQTPCQ8HXSKGK82",
  success: "true",
};
const kindOf = (eventCode: string, more: object = {}) => kindOfItem({ ...item, eventCode, ...more });

test.each([
  ["AUTHORISATION", "authorised"],
  ["CAPTURE", "captured"],
  ["CAPTURE_FAILED", "capture_failed"],
  ["EXPIRE", "authorisation_expired"],
  ["CANCELLATION", "authorisation_cancelled"],
  ["TECHNICAL_CANCEL", "authorisation_cancelled"],
  ["REFUND", "refunded"],
  ["REFUND_FAILED", "refund_failed"],
  ["REFUNDED_REVERSED", "refund_reversed"],
  ["MANUAL_REVIEW_REJECT", "review_rejected"],
  ["NOTIFICATION_OF_FRAUD", "fraud_reported"],
  ["REQUEST_FOR_INFORMATION", "information_requested"],
  ["NOTIFICATION_OF_CHARGEBACK", "chargeback_announced"],
  ["CHARGEBACK", "charged_back"],
  ["CHARGEBACK_REVERSED", "chargeback_reversed"],
  ["SECOND_CHARGEBACK", "charged_back_again"],
  ["PREARBITRATION_OPEN", "prearbitration_opened"],
  ["PREARBITRATION_WON", "prearbitration_won"],
  ["PREARBITRATION_LOST", "prearbitration_lost"],
  ["SCHEME_ARBITRATION", "arbitration_opened"],
  ["SCHEME_ARBITRATION_WON", "arbitration_won"],
  ["SCHEME_ARBITRATION_LOST", "arbitration_lost"],
  ["DISPUTE_DEFENSE_PERIOD_ENDED", "defense_period_ended"],
  ["ISSUER_RESPONSE_TIMEFRAME_EXPIRED", "issuer_gave_up"],
  ["ISSUER_COMMENTS", "issuer_commented"],
  ["INFORMATION_SUPPLIED", "defense_supplied"],
  ["A_CODE_OF_NEXT_YEAR", "noted"],
] as const)("%s is %s on success", (eventCode, kind) => expect(kindOf(eventCode)).toBe(kind));

test.each([
  ["CAPTURE", "capture_failed"],
  ["REFUND", "refund_failed"],
  ["CANCELLATION", "release_failed"],
  ["TECHNICAL_CANCEL", "release_failed"],
  ["CANCEL_OR_REFUND", "release_failed"],
  ["CHARGEBACK", "noted"],
] as const)("%s is %s on failure", (eventCode, kind) =>
  expect(kindOf(eventCode, { success: "false" })).toBe(kind),
);

test("CANCEL_OR_REFUND is mapped by the modification that it reports", () => {
  const did = (action: string) =>
    kindOf("CANCEL_OR_REFUND", { additionalData: { "modification.action": action } });
  expect([did("cancel"), did("refund")]).toEqual(["authorisation_cancelled", "refunded"]);
});

test.each(Object.keys(notedCodes))("%s is recorded with a reason", (eventCode) => {
  expect(kindOf(eventCode)).toBe("noted");
  expect(notedCodes[eventCode]).toMatch(/\.$/);
});
