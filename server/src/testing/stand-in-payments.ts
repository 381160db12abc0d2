import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import type {
  CaptureAnswer,
  CaptureRequest,
  PaymentAction,
  PaymentNotification,
  PaymentOutcome,
  PaymentRequest,
  Payments,
  RefundAnswer,
  RefundRequest,
  ReleaseRequest,
} from "../ports/payments.ts";

/** What the provider can be made to answer when it is asked. */
type Said = Exclude<PaymentOutcome["state"], "unknown">;

/** A controllable payment provider in memory. */
export type StandInPayments = Payments & {
  /** All opened payments, in order. */
  begun: PaymentRequest[];
  /** Provider references of all cancelled payments, in order. */
  cancelled: string[];
  /** All requested refunds, including repeated ones. */
  refunds: RefundRequest[];
  /** The answer to further refunds. */
  refundAnswer: RefundAnswer;
  /** All requested captures, including repeated ones. */
  captures: CaptureRequest[];
  /** All requested releases, including repeated ones. */
  releases: ReleaseRequest[];
  /** The answer to further captures and releases. */
  captureAnswer: CaptureAnswer;
  /**
   * Sets the provider's answer to further queries and cancellations, for all payments. `changes`
   * replace fields of it.
   */
  says: (state: Said, changes?: { amountMinor?: number; currency?: string; reference?: string }) => void;
  /** While true, opening a payment answers `unavailable`. Nothing else changes. */
  isDown: boolean;
  /** Called when a payment is opened, before the answer, for example to simulate a crash. */
  onBegin: () => void;
};

/**
 * Creates a payment provider in memory that can do what real ones do not on request: late,
 * repeated, wrong or missing events. A webhook is verified when its header `x-signature` is
 * `good`.
 */
export function standInPayments(): StandInPayments {
  const known = new Map<string, PaymentRequest>();
  let state: Said = "action_required";
  let changes: { amountMinor?: number; currency?: string; reference?: string } = {};
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
    refunds: [],
    refundAnswer: { outcome: "accepted", refundReference: null },
    captures: [],
    releases: [],
    captureAnswer: { outcome: "accepted" },
    capabilities: { methods: paymentMethods },
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
      return Promise.resolve({ outcome: "begun", providerReference, action: actionOf(request) });
    },
    outcomeOf: (question) =>
      Promise.resolve(
        "providerReference" in question ? answer(question.providerReference) : { state: "unknown" },
      ),
    cancel: (providerReference) => {
      provider.cancelled.push(providerReference);
      return Promise.resolve(answer(providerReference));
    },
    refund: (request) => {
      provider.refunds.push(request);
      return Promise.resolve(provider.refundAnswer);
    },
    capture: (request) => {
      provider.captures.push(request);
      return Promise.resolve(provider.captureAnswer);
    },
    release: (request) => {
      provider.releases.push(request);
      return Promise.resolve(provider.captureAnswer);
    },
    readNotification: (headers, rawBody) => {
      if (headers["x-signature"] !== "good") return { reading: "bad_signature" };
      if (!rawBody.startsWith("{")) return { reading: "malformed" };
      return { reading: "verified", events: [JSON.parse(rawBody) as PaymentNotification] };
    },
  };
  return provider;
}

function actionOf({ method, idempotencyKey }: PaymentRequest): PaymentAction {
  switch (method) {
    case "mb_way":
      return { type: "wait" };
    case "multibanco":
      return { type: "reference", kind: method, entity: "12345", reference: "123456789" };
    case "atm":
      return { type: "reference", kind: method, entity: null, reference: "123456789012" };
    case "qr_code":
      return { type: "qr_code", payload: `https://pay.example/scan/${idempotencyKey}` };
    case "credit_card":
    case "payu":
    case "instant_transfer":
    case "wallet":
      return { type: "redirect", url: `https://pay.example/${idempotencyKey}` };
  }
}
