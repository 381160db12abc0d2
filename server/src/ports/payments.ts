import type { Locale } from "@anteroom/domain/shared/locales";
import type { CaptureMode } from "@anteroom/domain/payment/gateway-kinds";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PaymentEventKind } from "@anteroom/domain/payment/payment-events";
import type { ProviderState } from "@anteroom/domain/payment/payment-state";

/** Thrown by a job when the provider does not answer: nothing is known to have happened, and the job is tried again. */
export class PaymentsUnavailable extends Error {
  override readonly name = "PaymentsUnavailable";
}

/**
 * A provider that takes money for a clinic. Never call it inside a database transaction. Expected outcomes, including
 * no answer, are values; only bugs throw. Only the provider decides whether money arrived.
 */
export type Payments = {
  /** The provider's name as it stands in `payments.provider`. */
  provider: string;
  capabilities: PaymentCapabilities;
  /** Opens a payment. Repeating it with the same idempotency key and request answers the same payment. */
  begin: (request: PaymentRequest) => Promise<BegunPayment>;
  /** Asks the provider for the current state, by its reference or by what its page returned. */
  outcomeOf: (question: OutcomeQuestion) => Promise<PaymentOutcome>;
  /** Asks the provider to close the payment. Returns the final state: the money may have arrived first. */
  cancel: (providerReference: string) => Promise<PaymentOutcome>;
  /** Sends money back. Repeating it with the same idempotency key sends it once and repeats the first answer. */
  refund: (request: RefundRequest) => Promise<RefundAnswer>;
  /**
   * Takes the money of a payment that was begun with the capture mode `manual`. Repeating it with the same idempotency
   * key takes it once. Missing: this provider captures every payment at once.
   */
  capture?: (request: CaptureRequest) => Promise<CaptureAnswer>;
  /** Releases the reserved amount of such a payment instead. Only for one whose capture was never requested. */
  release?: (request: ReleaseRequest) => Promise<CaptureAnswer>;
  /** Proves that a message came from the provider unchanged, and reads it. `rawBody` is what arrived, byte for byte. */
  readNotification: (headers: NotificationHeaders, rawBody: string) => NotificationReading;
  /**
   * Reads what the provider's page brings to `${notificationUrl}/return`; null for anything else. Missing: the payer comes
   * back to `returnUrl` itself.
   */
  readReturn?: (params: URLSearchParams) => PageReturn | null;
};

/** What a provider's page says of itself in an address: a payment by its name or by ours, and a `resultCode`. */
export type PageReturn = { resultCode: string } & ({ providerReference: string } | { reference: string });

type PaymentCapabilities = {
  /** The ways to pay that the provider knows; a clinic may offer these and no others. */
  methods: readonly PaymentMethod[];
};

/** An amount in minor units (cents; whole pesos) of an ISO 4217 currency. */
type Amount = { amountMinor: number; currency: string };

/** What a provider needs to open a payment. */
export type PaymentRequest = Amount & {
  /** Our id of the payment. The provider returns it with every notification. */
  reference: string;
  /** One key per attempt, stored by the caller. Repeating the call after a crash opens no second payment. */
  idempotencyKey: string;
  method: PaymentMethod;
  /** `manual`: the money is only reserved when the payer agrees, until `capture` or `release`. Missing: `immediate`. */
  capture?: CaptureMode;
  /** MB Way: the phone that confirms the payment, in E.164 (`+351912345678`). */
  phoneNumber?: string;
  /** The payer's e-mail address, for providers that require it. */
  payerEmail?: string;
  /** Who is paid, as the patient knows the clinic. */
  shopName: string;
  /** The clinic's own payment page (`paymentWidgetUrl`), to which the payment's id is added; without it the provider's default is opened (D.80). */
  pageUrl?: string;
  /** Where the patient's browser comes back to, with a `ReturnedResult` in the address. */
  returnUrl: string;
  /** Where the provider tells us. One that keeps this in its own settings ignores it. */
  notificationUrl: string;
  locale: Locale;
  /** After this instant the provider takes nothing. */
  deadline: Date;
};

/** The result of opening a payment. */
export type BegunPayment =
  /** `providerReference` is null where the provider names the payment with its first word about it only. */
  | { outcome: "begun"; providerReference: string | null; action: PaymentAction }
  | { outcome: "refused"; reason: string }
  /** What the payer gave (the phone number) cannot be right; nothing was opened. */
  | { outcome: "details_invalid" }
  /** The provider answered that it cannot set the payment up now; nothing was opened. */
  | { outcome: "session_failed" }
  /** No answer, or none that could be read. The provider may have opened the payment: repeat with the same key. */
  | { outcome: "unavailable" };

/** The patient's next step (D.14). */
export type PaymentAction =
  /** Open the provider's page. */
  | { type: "redirect"; url: string }
  /** Pay this reference at a cash machine or in home banking. */
  | { type: "reference"; kind: "multibanco" | "atm"; entity: string | null; reference: string }
  /** Scan this code with the bank's app. */
  | { type: "qr_code"; payload: string }
  /** Confirm in an app that has been notified already. */
  | { type: "wait" };

/** Values that a payment page returns through the browser. Untrusted until the provider confirms them (D.77). */
export type ReturnedResult = { payload?: string; resultCode?: string; paymentData?: string };

/** Identifies a payment to the provider: by its reference, or by what its page returned. */
export type OutcomeQuestion = { providerReference: string } | { returned: ReturnedResult };

/** Beside the payment's own states: what became of its refund, its capture or its release. */
type RequestedState =
  | ProviderState
  | Extract<
      PaymentEventKind,
      | "refunded"
      | "refund_failed"
      | "captured"
      | "capture_failed"
      | "authorisation_cancelled"
      | "authorisation_expired"
      | "release_failed"
    >;

type ProviderEvent = Amount & { state: RequestedState; providerReference: string; reference: string };

/** The provider's answer about the state of a payment. */
export type PaymentOutcome =
  | ProviderEvent
  /** The provider knows no such payment, or answers no questions about it: its notifications tell. */
  | { state: "unknown" }
  /** No answer, or none that could be read. Ask again. */
  | { state: "unavailable" };

/** What a provider needs to refund a payment. Amounts are in minor units. */
export type RefundRequest = Amount & {
  /** The provider's reference of the payment whose money goes back. */
  providerReference: string;
  /** Our own number of the payment. */
  reference: string;
  idempotencyKey: string;
};

/** The provider's answer to a refund. `refundReference` is its id of the refund, where it gives one. */
export type RefundAnswer =
  /** On its way; a notification says `refunded` or `refund_failed`. */
  | { outcome: "accepted"; refundReference: string | null }
  | { outcome: "refunded"; refundReference: string | null }
  /** The provider will not send it back: a person has to. */
  | { outcome: "refused"; reason: string }
  /** No answer, or none that could be read. Repeat with the same key. */
  | { outcome: "unavailable" };

/** Which reserved payment is released, under which key. */
export type ReleaseRequest = Omit<RefundRequest, keyof Amount>;

/** Which reserved payment is captured. The amount is never above the authorised one. */
export type CaptureRequest = RefundRequest;

/** The provider's answer to the request to capture a payment, or to release it. */
export type CaptureAnswer =
  /** Received; a notification says `captured` or `capture_failed`, `authorisation_cancelled` or `release_failed`. */
  | { outcome: "accepted" }
  /** The provider will not do it, for example because the authorisation has lapsed. */
  | { outcome: "refused"; reason: string }
  /** No answer, or none that could be read. Repeat with the same key. */
  | { outcome: "unavailable" };

type NotificationHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The maximum stored length of a reason, in characters. */
export const longestReason = 300;

/** One event that the provider reports. A repeated delivery has the same `eventId`: process each id once. */
export type PaymentNotification = Amount & {
  eventId: string;
  state: PaymentEventKind;
  /** Our own number of the payment; empty where the event names none. */
  reference: string;
  /** The provider's name of the payment; null where the event does not say it. */
  providerReference: string | null;
  /** The provider's name of the refund, capture or dispute. */
  objectReference?: string;
  /** The provider's own name of the event, as `CHARGEBACK`. */
  code?: string;
  /** The provider's reason, in its own words; at most `longestReason` characters. */
  reason?: string;
  /** Until when the clinic can answer a dispute, ISO 8601. */
  respondBy?: string;
};

/** The result of verifying and parsing a provider's notification. */
export type NotificationReading =
  | { reading: "verified"; events: PaymentNotification[] }
  /** Not from the provider, or changed on the way: answer 401. */
  | { reading: "bad_signature" }
  /** Signed by the provider, yet nothing we understand: answer 400. */
  | { reading: "malformed" };
