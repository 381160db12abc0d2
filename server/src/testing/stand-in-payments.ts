import type { ProviderState } from "@anteroom/domain/payment-state";
import type { PaymentNotification, PaymentOutcome, PaymentRequest, Payments } from "../ports/payments.ts";

export type StandInPayments = Payments & {
  /** Every call as it came, in order. */
  begun: PaymentRequest[];
  cancelled: string[];
  /** What the provider answers from now on when it is asked. */
  says: (state: ProviderState | "unavailable", changes?: Partial<PaymentNotification>) => void;
  /** From now on nothing can be begun. */
  isDown: boolean;
  /** Runs when a payment is begun, before the answer: here a test lets the server die. */
  onBegin: () => void;
};

/** A provider in memory, for what a real one does not do when asked: words late, twice, wrong, or none. */
export function standInPayments(): StandInPayments {
  const known = new Map<string, PaymentRequest>();
  let state: ProviderState | "unavailable" = "action_required";
  let changes: Partial<PaymentNotification> = {};
  const answer = (providerReference: string): PaymentOutcome => {
    const request = known.get(providerReference);
    if (state === "unavailable") return { state };
    if (!request) return { state: "unknown" };
    const { amountMinor, currency, reference } = request;
    return { state, amountMinor, currency, reference, providerReference, ...changes };
  };
  const provider: StandInPayments = {
    provider: "sandbox",
    begun: [],
    cancelled: [],
    isDown: false,
    onBegin: () => {},
    says: (next, other = {}) => {
      state = next;
      changes = other;
    },
    begin: (request) => {
      if (provider.isDown) return Promise.resolve({ outcome: "unavailable" });
      provider.begun.push(request);
      const providerReference = `provider of ${request.idempotencyKey}`;
      known.set(providerReference, request);
      provider.onBegin();
      const url = `https://pay.example/${request.idempotencyKey}`;
      return Promise.resolve({ outcome: "begun", providerReference, action: { type: "redirect", url } });
    },
    outcomeOf: (question) =>
      Promise.resolve(
        "providerReference" in question ? answer(question.providerReference) : { state: "unknown" },
      ),
    cancel: (providerReference) => {
      provider.cancelled.push(providerReference);
      return Promise.resolve(answer(providerReference));
    },
    readNotification: (headers, rawBody) => {
      if (headers["x-signature"] !== "good") return { reading: "bad_signature" };
      if (!rawBody.startsWith("{")) return { reading: "malformed" };
      return { reading: "verified", events: [JSON.parse(rawBody) as PaymentNotification] };
    },
  };
  return provider;
}
