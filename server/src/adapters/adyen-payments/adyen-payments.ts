import { gatewayMethods } from "@anteroom/domain/payment/gateway-kinds";
import type { RequestJson } from "../../platform/outgoing/ask-json.ts";
import type {
  BegunPayment,
  CaptureAnswer,
  Payments,
  PaymentRequest,
  RefundAnswer,
} from "../../ports/payments.ts";
import { adyenCaller, type AdyenAnswer } from "./adyen-caller.ts";
import {
  actionFrom,
  Modification,
  Opened,
  type OpenedPayment,
  Session,
  ServiceError,
} from "./adyen-messages.ts";
import { readAdyenNotification } from "./adyen-notification.ts";
import { returnedOutcome } from "./adyen-returned.ts";
import { shopperLocales, typeOfMethod } from "./adyen-status.ts";

type Options = {
  /** Checkout with its version, as `https://checkout-test.adyen.com/v71`. */
  baseUrl: string;
  apiKey: string;
  merchantAccount: string;
  /** What standard notifications are signed with, in hexadecimal. */
  hmacKey: string;
  now?: () => Date;
  /**
   * Sends the requests; `requestJson` by default. Pass `publicJsonClient`'s `ask` for a URL that a clinic configured.
   */
  ask?: RequestJson;
};

/** The payment methods that this adapter supports. */
export const adyenMethods = gatewayMethods.adyen;

/**
 * Payments through Adyen Checkout v71. Cards use its hosted page, so no card data reaches us; MB Way, Multibanco and
 * transfers use direct calls. Outcomes come from notifications or from the return URL: Adyen has no other status
 * query. `cancel` closes nothing and answers `unknown`: open payments end by their deadline. Only cards can be
 * captured later. Ignores `pageUrl`, because the hosted page has its own URL.
 */
export function adyenPayments({ now = () => new Date(), ...options }: Options): Payments {
  const { merchantAccount, hmacKey } = options;
  const call = adyenCaller(options);
  return {
    provider: "adyen",
    capabilities: { methods: adyenMethods },
    begin: async (request) => {
      if (request.deadline <= now()) return { outcome: "refused", reason: "the deadline is over" };
      if (request.method === "credit_card")
        return openedSession(
          await call("/sessions", {
            body: sessionOf(request, merchantAccount),
            idempotencyKey: request.idempotencyKey,
          }),
        );
      const order = paymentOf(request, merchantAccount);
      if ("outcome" in order) return order;
      return openedPayment(await call("/payments", { body: order, idempotencyKey: request.idempotencyKey }));
    },
    outcomeOf: async (question) =>
      "returned" in question ? returnedOutcome(call, question.returned) : { state: "unknown" },
    // Checkout v71 closes nothing that is open: of a session it only tells the result, and `/cancels` and
    // `/payments/{pspReference}/cancels` take back what was authorised already. One that overtakes the word "authorised"
    // would leave a visit without its money, so nothing is called: what is open ends by its own expiry (`expiresAt`,
    // `sessionValidity`), and money that comes after our end follows D.76: refunded, or released where it is reserved.
    cancel: () => Promise.resolve({ state: "unknown" }),
    refund: async ({ providerReference, reference, amountMinor, currency, idempotencyKey }) =>
      refundFrom(
        await call(`/payments/${encodeURIComponent(providerReference)}/refunds`, {
          body: { merchantAccount, amount: { value: amountMinor, currency }, reference },
          idempotencyKey,
        }),
        providerReference,
      ),
    capture: async ({ providerReference, reference, amountMinor, currency, idempotencyKey }) =>
      modified(
        await call(`/payments/${encodeURIComponent(providerReference)}/captures`, {
          body: { merchantAccount, amount: { value: amountMinor, currency }, reference },
          idempotencyKey,
        }),
        providerReference,
      ),
    release: async ({ providerReference, reference, idempotencyKey }) =>
      modified(
        await call(`/payments/${encodeURIComponent(providerReference)}/cancels`, {
          body: { merchantAccount, reference },
          idempotencyKey,
        }),
        providerReference,
      ),
    readNotification: ({ hmacsignature }, rawBody) =>
      readAdyenNotification(
        rawBody,
        { hmacKey, merchantAccount },
        typeof hmacsignature === "string" ? hmacsignature : undefined,
      ),
  };
}

function commonOf(request: PaymentRequest, merchantAccount: string) {
  return {
    merchantAccount,
    amount: { value: request.amountMinor, currency: request.currency },
    reference: request.reference,
    returnUrl: request.returnUrl,
    shopperLocale: shopperLocales[request.locale],
    channel: "Web",
  };
}

/** Adyen's hosted checkout: its page, its 3-D Secure, its corrections. */
function sessionOf(request: PaymentRequest, merchantAccount: string) {
  return {
    ...commonOf(request, merchantAccount),
    mode: "hosted",
    // Each session says how it is captured, so that a default of the account decides nothing.
    ...(request.capture === "manual"
      ? { additionalData: { manualCapture: "true" } }
      : { captureDelayHours: 0 }),
    allowedPaymentMethods: ["scheme"],
    expiresAt: request.deadline.toISOString(),
  };
}

function paymentOf(request: PaymentRequest, merchantAccount: string): object | BegunPayment {
  const { method, phoneNumber, payerEmail } = request;
  const type = typeOfMethod(method);
  if (type === undefined) return { outcome: "refused", reason: "no such way to pay" };
  if (request.capture === "manual") return { outcome: "refused", reason: "only cards are captured later" };
  const common = {
    ...commonOf(request, merchantAccount),
    sessionValidity: request.deadline.toISOString(),
  };
  if (method !== "mb_way") return { ...common, paymentMethod: { type } };
  if (phoneNumber === undefined || !/^\+3519\d{8}$/.test(phoneNumber)) return { outcome: "details_invalid" };
  if (payerEmail === undefined) return { outcome: "refused", reason: "no e-mail address of the payer" };
  const paymentMethod = { type, telephoneNumber: phoneNumber, shopperEmail: payerEmail };
  return { ...common, countryCode: "PT", paymentMethod };
}

function openedSession(answer: AdyenAnswer | null): BegunPayment {
  const failure = failureOf(answer);
  if (failure) return failure.outcome === "refused" ? { outcome: "session_failed" } : failure;
  const session = Session.safeParse(answer?.body).data;
  if (!session) return { outcome: "unavailable" };
  // The payment gets its own number when the card is used: the session's cannot be refunded.
  return { outcome: "begun", providerReference: null, action: { type: "redirect", url: session.url } };
}

function openedPayment(answer: AdyenAnswer | null): BegunPayment {
  const failure = failureOf(answer);
  if (failure) return failure;
  const opened = Opened.safeParse(answer?.body).data;
  if (!opened) return { outcome: "unavailable" };
  return refusalOf(opened) ?? begunOf(opened);
}

function begunOf({ action, pspReference }: OpenedPayment): BegunPayment {
  const toDo = actionFrom(action);
  return toDo
    ? { outcome: "begun", providerReference: pspReference ?? null, action: toDo }
    : { outcome: "unavailable" };
}

function refusalOf({ resultCode, refusalReason }: OpenedPayment): BegunPayment | null {
  if (resultCode === "Error") return { outcome: "session_failed" };
  if (resultCode !== "Refused" && resultCode !== "Cancelled") return null;
  return { outcome: "refused", reason: refusalReason ?? resultCode };
}

type Failure = Extract<BegunPayment, { outcome: "refused" | "session_failed" | "unavailable" }>;

/** Adyen's code for a request whose key is just being worked on. */
const inProgress = "704";

/** What an answer that is none of success means. A server's error may hide a payment that was opened: ask again. */
function failureOf(answer: AdyenAnswer | null): Failure | null {
  if (!answer || answer.status >= 500) return { outcome: "unavailable" };
  if (answer.status < 300) return null;
  const { errorCode = "", message = "no reason given" } = ServiceError.safeParse(answer.body).data ?? {};
  if (errorCode === inProgress) return { outcome: "unavailable" };
  // A wrong key or merchant account is the installation's fault, not the payer's.
  if (answer.status === 401 || answer.status === 403) return { outcome: "session_failed" };
  return { outcome: "refused", reason: `${errorCode} ${message}`.trim() };
}

function refundFrom(answer: AdyenAnswer | null, payment: string): RefundAnswer {
  const read = readModification(answer, payment);
  return typeof read === "string" ? { outcome: "accepted", refundReference: read } : read;
}

function modified(answer: AdyenAnswer | null, payment: string): CaptureAnswer {
  const read = readModification(answer, payment);
  return typeof read === "string" ? { outcome: "accepted" } : read;
}

/**
 * Returns the reference of the modification. Only the answer about a modification of this payment counts; any other is
 * no answer, for example one replayed by its key.
 */
function readModification(
  answer: AdyenAnswer | null,
  payment: string,
): string | Extract<CaptureAnswer, { outcome: "refused" | "unavailable" }> {
  const failure = failureOf(answer);
  if (failure)
    return failure.outcome === "refused"
      ? { outcome: "refused", reason: failure.reason }
      : { outcome: "unavailable" };
  const read = Modification.safeParse(answer?.body).data;
  return read?.paymentPspReference === payment ? read.pspReference : { outcome: "unavailable" };
}
