import type { Locale } from "@anteroom/domain/locales";
import type { ProviderState } from "@anteroom/domain/payment-state";

/**
 * A provider that takes money for a clinic. Nothing here is called inside a database transaction. Expected outcomes,
 * the provider's silence among them, are values; only a bug throws. Nobody but the provider says that money came.
 */
export type Payments = {
  /** The provider's name as it stands in `payments.provider`. */
  provider: string;
  /** Opens a payment. Repeating it with the same idempotency key and request answers the same payment. */
  begin: (request: PaymentRequest) => Promise<BegunPayment>;
  /** What the provider says now, by its own reference or by what its page handed back. */
  outcomeOf: (question: OutcomeQuestion) => Promise<PaymentOutcome>;
  /** Asks the provider to let nobody pay any more, and answers what it then says: the money may have come first. */
  cancel: (providerReference: string) => Promise<PaymentOutcome>;
  /** Proves that a message came from the provider unchanged, and reads it. `rawBody` is what arrived, byte for byte. */
  readNotification: (headers: NotificationHeaders, rawBody: string) => NotificationReading;
};

type PaymentMethod = "credit_card";

/** An amount in minor units (cents; whole pesos) of an ISO 4217 currency. */
type Amount = { amountMinor: number; currency: string };

export type PaymentRequest = Amount & {
  /** Our own number of the payment; it comes back with every word of the provider. */
  reference: string;
  /** One per attempt to begin; kept by the caller, so that a repeated call after a crash opens no second payment. */
  idempotencyKey: string;
  method: PaymentMethod;
  /** Who is paid, as the patient knows the clinic. */
  shopName: string;
  /** Where the patient's browser comes back to, with a `ReturnedResult` in the address. */
  returnUrl: string;
  /** Where the provider tells us. One that keeps this in its own settings ignores it. */
  notificationUrl: string;
  locale: Locale;
  /** After this instant the provider takes nothing. */
  deadline: Date;
};

export type BegunPayment =
  | { outcome: "begun"; providerReference: string; action: PaymentAction }
  | { outcome: "refused"; reason: string }
  /** No answer, or none that could be read. The provider may have opened the payment: repeat with the same key. */
  | { outcome: "unavailable" };

/** What the patient has to do next. Other methods add their own kinds (D.14). */
type PaymentAction = { type: "redirect"; url: string };

/** What a payment page hands back through the browser: hints, worth nothing until the provider confirms them (D.77). */
export type ReturnedResult = { payload?: string; resultCode?: string; paymentData?: string };

export type OutcomeQuestion = { providerReference: string } | { returned: ReturnedResult };

export type PaymentOutcome =
  | (Amount & { state: ProviderState; providerReference: string; reference: string })
  /** The provider knows no such payment. */
  | { state: "unknown" }
  /** No answer, or none that could be read. Ask again. */
  | { state: "unavailable" };

type NotificationHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One thing the provider tells. A repeated delivery carries the same `eventId`: the key to take each event once. */
export type PaymentNotification = Amount & {
  eventId: string;
  state: ProviderState;
  providerReference: string;
  reference: string;
};

export type NotificationReading =
  | { reading: "verified"; events: PaymentNotification[] }
  /** Not from the provider, or changed on the way: answer 401. */
  | { reading: "bad_signature" }
  /** Signed by the provider, yet nothing we understand: answer 400. */
  | { reading: "malformed" };
