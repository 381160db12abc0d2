import { describe, expect, test } from "vitest";
import {
  isLivePayment,
  isProvenUnpaid,
  type PaymentEvent,
  type PaymentState,
  paymentStates,
  providerStates,
  stepPayment,
} from "./payment-state.ts";

const events = {
  "the provider wants the patient to act": { type: "provider_said", state: "action_required" },
  "the provider is deciding": { type: "provider_said", state: "pending" },
  "the money came and the place is free": { type: "provider_said", state: "authorised", isPlaceFree: true },
  "the money came and the place is gone": { type: "provider_said", state: "authorised", isPlaceFree: false },
  "the money is reserved and the place is free": {
    type: "provider_said",
    state: "authorised",
    isPlaceFree: true,
    isReserved: true,
  },
  "the money is reserved and the place is gone": {
    type: "provider_said",
    state: "authorised",
    isPlaceFree: false,
    isReserved: true,
  },
  "the provider refused": { type: "provider_said", state: "refused" },
  "the provider cancelled": { type: "provider_said", state: "cancelled" },
  "the provider let it expire": { type: "provider_said", state: "expired" },
  "the provider had an error": { type: "provider_said", state: "error" },
  "the patient gave up": { type: "given_up" },
  "the deadline passed": { type: "deadline_passed" },
  "the visit is off": { type: "visit_off" },
  "the visit is off after its capture was requested": { type: "visit_off", isCaptureRequested: true },
  "the money went back": { type: "refunded" },
  "the refund failed": { type: "refund_failed" },
  "the clinic asks for the refund again": { type: "refund_retried" },
  "the money does not come": { type: "money_lost" },
  "the money came after all and is booked": { type: "captured", isBooked: true },
  "the money came after all and is not booked": { type: "captured", isBooked: false },
  "the money was captured instead of released": { type: "captured", isBooked: false, wasReserved: true },
  "the money was not captured before its refund": { type: "nothing_to_refund" },
  "the clinic asks for the capture again": { type: "capture_retried", isBooked: true },
  "the clinic asks for the capture again and nothing is booked": { type: "capture_retried", isBooked: false },
} satisfies Record<string, PaymentEvent>;

// One column for each of `paymentStates`, in their order; "." leaves the payment as it is.
const table: Record<keyof typeof events, string> = {
  "the provider wants the patient to act": "action_required . . . . . . . . . . . .",
  "the provider is deciding": "pending pending . . . . . . . . . . .",
  "the money came and the place is free":
    "authorised authorised authorised . . authorised authorised authorised authorised . . . .",
  "the money came and the place is gone":
    "refund_due refund_due refund_due . . refund_due refund_due refund_due refund_due . . . .",
  "the money is reserved and the place is free":
    "reserved reserved reserved . . reserved reserved reserved reserved . . . .",
  "the money is reserved and the place is gone":
    "cancelled cancelled cancelled . . cancelled . cancelled cancelled . . . .",
  "the provider refused": "refused refused refused . . . . . . . . . .",
  "the provider cancelled": "cancelled cancelled cancelled . . . . . . . . . .",
  "the provider let it expire": "expired expired expired . . . . . . . . . .",
  "the provider had an error": "error error error . . . . . . . . . .",
  "the patient gave up": "cancelled cancelled cancelled . . . . . . . . . .",
  "the deadline passed": "expired expired expired . . . . . . . . . .",
  "the visit is off": "cancelled cancelled cancelled cancelled refund_due . . . . . . . .",
  "the visit is off after its capture was requested":
    "cancelled cancelled cancelled refund_due refund_due . . . . . . . .",
  "the money went back": ". . . refunded refunded . . . . refunded . refunded .",
  "the refund failed": ". . . . . . . . . refund_failed refund_failed . .",
  "the clinic asks for the refund again": ". . . . . . . . . . . refund_due .",
  "the money does not come": "cancelled cancelled cancelled capture_failed capture_failed . . . . . . . .",
  "the money came after all and is booked": ". . . authorised . . . . . . . . authorised",
  "the money came after all and is not booked": ". . . authorised . . . . . . . . refund_due",
  "the money was captured instead of released": ". . . authorised . . refund_due . . . . . refund_due",
  "the money was not captured before its refund": ". . . . . . . . . cancelled . . .",
  "the clinic asks for the capture again": ". . . . . . . . . . . . reserved",
  "the clinic asks for the capture again and nothing is booked": ". . . . . . . . . . . . .",
};

const rows = Object.entries(table).flatMap(([name, answers]) =>
  answers.split(" ").map((answer, column) => {
    const state = paymentStates[column] ?? "created";
    return { name: name as keyof typeof events, state, next: answer === "." ? state : answer };
  }),
);

describe("a payment", () => {
  test("has a transition for every state and event", () => {
    for (const answers of Object.values(table)) expect(answers.split(" ")).toHaveLength(paymentStates.length);
    expect(rows).toHaveLength(Object.keys(events).length * paymentStates.length);
  });

  test.each(rows)("$state, then $name: $next", ({ name, state, next }) => {
    expect(stepPayment(state, events[name])).toBe(next);
  });

  test.each(rows)("is unchanged by a repeated $name ($state)", ({ name, state }) => {
    const once = stepPayment(state, events[name]);
    expect(stepPayment(once, events[name])).toBe(once);
  });

  test("that was refunded is owed again only when its refund fails", { tags: ["D.76"] }, () => {
    for (const event of Object.values(events))
      expect(stepPayment("refunded", event)).toBe(
        event.type === "refund_failed" ? "refund_failed" : "refunded",
      );
  });

  test("that was received is always present, in refund, or owed", () => {
    const held: readonly PaymentState[] = [
      "authorised",
      "refund_due",
      "refunded",
      "refund_failed",
      "capture_failed",
    ];
    // Of a payment that was only reserved: its capture has failed, so there was nothing received.
    const ofReserved = new Set(["nothing_to_refund", "capture_retried"]);
    const others = Object.values(events).filter(({ type }) => !ofReserved.has(type));
    for (const state of held) for (const event of others) expect(held).toContain(stepPayment(state, event));
  });

  test("is live while it can still bring money or has brought it", () => {
    expect(paymentStates.filter(isLivePayment)).toEqual([
      "created",
      "action_required",
      "pending",
      "reserved",
      "authorised",
    ]);
  });

  test("is proven uncharged only by the provider", () => {
    expect(providerStates.filter(isProvenUnpaid)).toEqual(["refused", "cancelled", "expired"]);
    expect(isProvenUnpaid(null)).toBe(false);
  });
});
