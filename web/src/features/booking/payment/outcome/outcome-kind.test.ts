import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import { expect, test } from "vitest";
import { isUndecided, outcomeKind } from "./outcome-kind.ts";

const usual = {
  method: "credit_card",
  wasWindowClosed: false,
  wasGivenUp: false,
  isAppointmentCanceled: false,
} as const;

test(
  "at the deadline a closed window and an open one have different messages",
  { tags: ["S8.MSG.05", "S8.MSG.06", "D.75"] },
  () => {
    for (const method of ["credit_card", "payu", "wallet"] as const) {
      expect(outcomeKind({ ...usual, method, status: "timed_out", wasWindowClosed: true })).toBe("closed");
      expect(outcomeKind({ ...usual, method, status: "timed_out" })).toBe("timed_out");
    }
    expect(outcomeKind({ ...usual, method: "qr_code", status: "timed_out" })).toBe("timed_out");
  },
);

test("an unconfirmed MB Way request has expired", { tags: ["S8.MSG.09", "S4.PAYFLOW.09"] }, () => {
  expect(outcomeKind({ ...usual, method: "mb_way", status: "timed_out" })).toBe("mb_way_expired");
  expect(outcomeKind({ ...usual, method: "mb_way", status: "unsuccessful" })).toBe("refused");
});

test("an unpaid reference says that no payment was received", { tags: ["S8.MSG.10"] }, () => {
  for (const method of ["multibanco", "atm"] as const)
    expect(outcomeKind({ ...usual, method, status: "timed_out" })).toBe("nothing_received");
});

test(
  "a booking cancelled by the patient and one ended on the bank’s page are not closed windows",
  { tags: ["D.75", "S4.PAYFLOW.08"] },
  () => {
    expect(outcomeKind({ ...usual, status: "canceled" })).toBe("closed");
    for (const own of [{ method: null }, { wasGivenUp: true }, { isAppointmentCanceled: true }])
      expect(outcomeKind({ ...usual, ...own, status: "canceled" })).toBe("given_up");
    expect(outcomeKind({ ...usual, method: "multibanco", status: "canceled" })).toBe("given_up");
  },
);

test("an unknown server state has a page too", { tags: ["S8.MSG.03"] }, () => {
  expect(outcomeKind({ ...usual, status: "half_paid" })).toBe("unknown");
});

test("refused, failed, pending and refunded are distinguished for every method", { tags: ["D.78"] }, () => {
  for (const method of paymentMethods) {
    expect(outcomeKind({ ...usual, method, status: "unsuccessful" })).toBe("refused");
    expect(outcomeKind({ ...usual, method, status: "failed" })).toBe("error");
    expect(outcomeKind({ ...usual, method, status: "refunded" })).toBe("sent_back");
    expect(outcomeKind({ ...usual, method, status: "pending" })).toBe(
      method === "instant_transfer" ? "transfer_under_way" : "deciding",
    );
  }
});

test(
  "late payments and payments of cancelled appointments are refunded with their own message",
  { tags: ["D.76"] },
  () => {
    expect(outcomeKind({ ...usual, status: "refund_due" })).toBe("too_late");
    expect(outcomeKind({ ...usual, status: "refund_due", isAppointmentCanceled: true })).toBe("going_back");
  },
);

test("an outcome is undecided while the bank decides, a transfer is pending or the state is unknown", () => {
  const kinds = (["pending", "unsuccessful", "canceled", "refund_due", "half_paid"] as const).map((status) =>
    outcomeKind({ ...usual, status }),
  );
  const transfer = outcomeKind({ ...usual, method: "instant_transfer", status: "pending" });
  expect([...kinds, transfer].filter(isUndecided)).toEqual(["deciding", "unknown", "transfer_under_way"]);
});
