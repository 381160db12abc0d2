import { paymentMethods } from "@anteroom/domain/payment-methods";
import { expect, test } from "vitest";
import { outcomeKind } from "./outcome-kind.ts";

const usual = { method: "credit_card", wasWindowClosed: false, isVisitOff: false } as const;

test("S8.MSG.05 S8.MSG.06 D.75: at the deadline a closed window and an open one end in different words", () => {
  for (const method of ["credit_card", "payu", "wallet"] as const) {
    expect(outcomeKind({ ...usual, method, status: "timed_out", wasWindowClosed: true })).toBe("closed");
    expect(outcomeKind({ ...usual, method, status: "timed_out" })).toBe("timed_out");
  }
  expect(outcomeKind({ ...usual, method: "qr_code", status: "timed_out" })).toBe("timed_out");
});

test("S8.MSG.09 S4.PAYFLOW.09: an MB Way request that nobody confirmed has expired", () => {
  expect(outcomeKind({ ...usual, method: "mb_way", status: "timed_out" })).toBe("mb_way_expired");
  expect(outcomeKind({ ...usual, method: "mb_way", status: "unsuccessful" })).toBe("refused");
});

test("S8.MSG.10: for a reference that was never paid no payment was received", () => {
  for (const method of ["multibanco", "atm"] as const)
    expect(outcomeKind({ ...usual, method, status: "timed_out" })).toBe("nothing_received");
});

test("D.75 S4.PAYFLOW.08: what was given up counts as closed where there was a window", () => {
  expect(outcomeKind({ ...usual, status: "canceled" })).toBe("closed");
  expect(outcomeKind({ ...usual, method: null, status: "canceled" })).toBe("closed");
  expect(outcomeKind({ ...usual, method: "multibanco", status: "canceled" })).toBe("given_up");
});

test("S8.MSG.03: a word of the server that nobody knows has a page too", () => {
  expect(outcomeKind({ ...usual, status: "half_paid" })).toBe("unknown");
});

test("D.78: refused, broken, deciding and sent back are told apart, for every method", () => {
  for (const method of paymentMethods) {
    expect(outcomeKind({ ...usual, method, status: "unsuccessful" })).toBe("refused");
    expect(outcomeKind({ ...usual, method, status: "failed" })).toBe("error");
    expect(outcomeKind({ ...usual, method, status: "refunded" })).toBe("sent_back");
    expect(outcomeKind({ ...usual, method, status: "pending" })).toBe(
      method === "instant_transfer" ? "transfer_under_way" : "deciding",
    );
  }
});

test("D.76: money that came too late and money of a visit that is off go back with their own words", () => {
  expect(outcomeKind({ ...usual, status: "refund_due" })).toBe("too_late");
  expect(outcomeKind({ ...usual, status: "refund_due", isVisitOff: true })).toBe("going_back");
});
