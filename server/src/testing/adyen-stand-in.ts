import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { adyenPayments } from "../adapters/adyen-payments/adyen-payments.ts";
import type { NotificationItem } from "../adapters/adyen-payments/adyen-messages.ts";
import { signatureOf, signatureOfText } from "../adapters/adyen-payments/adyen-notification.ts";
import type { Payments } from "../ports/payments.ts";
import type { PaymentsUnderTest } from "./payments-conformance.ts";

/**
 * One HTTP exchange. `operation` has the form of Adyen's document: `POST /payments`. `request` is
 * the parsed body, undefined when empty.
 */
export type Exchange = { operation: string; request: unknown; status: number; response: unknown };
/** A notification that the stand-in has sent. */
export type SentNotification = { eventCode: string; rawBody: string };

/** A local server that imitates Adyen. */
export type AdyenStandIn = {
  /** The product's Adyen adapter, connected to this server. */
  payments: Payments;
  /** Base URL with the API version. */
  address: string;
  /** Every request and its answer, in order. */
  exchanges: Exchange[];
  /** Executed refunds, each once; replayed answers do not count. */
  refunds: { payment: string; reference: string; amount: { value: number; currency: string } }[];
  /** Executed captures and cancellations, each once, in order. */
  modifications: { kind: "captures" | "cancels"; payment: string; reference: string }[];
  /** Notifications made by `standardNotification`, in order. */
  notifications: SentNotification[];
  /**
   * Returns the body of a signed standard notification and records it in `notifications`; does
   * not send it. Defaults: 45.00 EUR, success.
   */
  standardNotification: (
    item: Partial<NotificationItem> & Pick<NotificationItem, "eventCode" | "merchantReference">,
  ) => string;
  /** Signs a notification about the account (HMAC of the whole body); returns body and headers. */
  signs: (body: unknown) => { rawBody: string; headers: Record<string, string> };
  /**
   * Queues an answer for the next request, in place of the usual one. Ignored for a replayed
   * idempotency key.
   */
  answersNext: (status: number, body: object) => void;
  /**
   * Returns the PSP reference of a merchant reference, as Adyen's answers and notifications name
   * it. Assigns one at the first call.
   */
  pspOf: (reference: string) => string;
  /** Returns the merchant reference of a payment session; empty when there is no such session. */
  referenceOf: (sessionId: string) => string;
  /** Returns what a payment session was asked for. */
  sessionOf: (sessionId: string) => Session | undefined;
  close: () => void;
};

type Session = Pick<Body, "amount" | "reference" | "returnUrl">;

/** The account's signing key, in hexadecimal. */
export const hmacKey = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";
export const merchantAccount = "TestMerchant";

type Body = {
  amount: { value: number; currency: string };
  reference: string;
  returnUrl: string;
  expiresAt: string;
  paymentMethod: { type: string };
  details: { redirectResult: string };
};

/**
 * Starts a local server on a free port with the message formats of Adyen Checkout v71, including
 * replay by idempotency key. It shows that the adapter follows the published API; it was never
 * run against Adyen. `prefix` begins its PSP references, which are Adyen's own and so unlike those of any other account.
 */
export async function openAdyenStandIn({ prefix = "PSP" } = {}): Promise<AdyenStandIn> {
  const exchanges: Exchange[] = [];
  const refunds: AdyenStandIn["refunds"] = [];
  const modifications: AdyenStandIn["modifications"] = [];
  const notifications: SentNotification[] = [];
  const prepared: { status: number; body: object }[] = [];
  const byKey = new Map<string, { status: number; response: object }>();
  const psp = new Map<string, string>();
  const pspOf = (reference: string) => {
    const known = psp.get(reference) ?? `${prefix}${String(psp.size + 1).padStart(16 - prefix.length, "0")}`;
    psp.set(reference, known);
    return known;
  };
  const sessions = new Map<string, Session>();
  const known = { pspOf, sessions, references: () => [...psp.keys()] };

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const body = text === "" ? undefined : (JSON.parse(text) as Body); // our own adapter wrote it
      const { operation, id } = operationOf(request);
      const key = String(request.headers["idempotency-key"] ?? "");
      // The key alone decides, within the account and whatever the operation (docs.adyen.com, "API idempotency").
      const first = byKey.get(key);
      const next = first ? undefined : prepared.shift();
      const made =
        first ??
        (next
          ? { status: next.status, response: next.body }
          : answerTo(operation, { id, body, key, known, refunds, modifications }));
      // A server's error and "is being worked on" are not final: the same key may be sent again.
      if (key !== "" && made.status < 500 && !isInProgress(made.response)) byKey.set(key, made);
      exchanges.push({ operation, request: body, ...made });
      response.writeHead(made.status, { "content-type": "application/json" });
      response.end(JSON.stringify(made.response));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is always this
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const address = `http://127.0.0.1:${port}/v71`;
  return {
    address,
    payments: adyenPayments({
      baseUrl: address,
      apiKey: "key",
      merchantAccount,
      hmacKey,
    }),
    exchanges,
    refunds,
    modifications,
    notifications,
    standardNotification: (changes) => {
      const item: NotificationItem = {
        amount: { value: 4500, currency: "EUR" },
        merchantAccountCode: merchantAccount,
        pspReference: pspOf(changes.merchantReference),
        success: "true",
        ...changes,
      };
      const additionalData = { ...item.additionalData, hmacSignature: signatureOf(item, hmacKey) };
      const reported = { eventDate: "2026-11-24T10:00:00+00:00", reason: "", ...item, additionalData };
      const rawBody = JSON.stringify({
        live: "false",
        notificationItems: [{ NotificationRequestItem: reported }],
      });
      notifications.push({ eventCode: item.eventCode, rawBody });
      return rawBody;
    },
    signs: (body) => {
      const rawBody = JSON.stringify(body);
      return { rawBody, headers: { hmacsignature: signatureOfText(rawBody, hmacKey) } };
    },
    answersNext: (status, body) => void prepared.push({ status, body }),
    pspOf,
    referenceOf: (id) => sessions.get(id)?.reference ?? "",
    sessionOf: (id) => sessions.get(id),
    close,
  };
}

/**
 * Starts the stand-in for the conformance tests of providers. Its payer can only approve; each
 * approval queues one signed notification.
 */
export async function openAdyenUnderTest(): Promise<PaymentsUnderTest> {
  const adyen = await openAdyenStandIn();
  const arrived: string[] = [];
  return {
    payments: adyen.payments,
    payer: {
      approves: (pageUrl) => {
        const paymentData = pageUrl.split("/").at(-1) ?? "";
        const merchantReference = adyen.referenceOf(paymentData);
        arrived.push(
          adyen.standardNotification({
            eventCode: "AUTHORISATION",
            merchantReference,
            paymentMethod: "visa",
          }),
        );
        return Promise.resolve({ payload: "sessionResult", paymentData });
      },
    },
    nextNotification: () => Promise.resolve({ headers: {}, rawBody: arrived.shift() ?? "" }),
    notificationUrl: "https://aurora.example/api/webhooks/payments/adyen",
    breakDown: () => Promise.resolve(adyen.close()),
    close: () => Promise.resolve(adyen.close()),
  };
}

/** The call in the words of Checkout's document, its variable part apart. */
function operationOf({ method = "", url = "" }: http.IncomingMessage): { operation: string; id: string } {
  const path = new URL(url, "http://adyen").pathname.replace("/v71", "");
  const [, payment = "", change] = /^\/payments\/(\w+)\/(refunds|captures|cancels)$/.exec(path) ?? [];
  const session = /^\/sessions\/(\w+)$/.exec(path)?.[1];
  if (change) return { operation: `${method} /payments/{paymentPspReference}/${change}`, id: payment };
  if (session) return { operation: `${method} /sessions/{sessionId}`, id: session };
  return { operation: `${method} ${path}`, id: "" };
}

type Requested = {
  id: string;
  body: Body | undefined;
  key: string;
  refunds: AdyenStandIn["refunds"];
  modifications: AdyenStandIn["modifications"];
  known: {
    pspOf: (reference: string) => string;
    references: () => string[];
    /** What was asked for, by the ids of the sessions. */
    sessions: Map<string, Session>;
  };
};

function answerTo(
  operation: string,
  { id, body, key, known, refunds, modifications }: Requested,
): { status: number; response: object } {
  if (key.length > longestKey)
    return { status: 422, response: serviceError("702", "Invalid idempotency key") };
  if (operation === "GET /sessions/{sessionId}") {
    const { reference, amount } = known.sessions.get(id) ?? {};
    if (!reference) return { status: 200, response: { id, status: "active" } };
    const paid = { pspReference: known.pspOf(reference), resultCode: "Authorised" };
    const payments = [{ ...paid, amount }];
    return { status: 200, response: { id, status: "completed", reference, payments } };
  }
  if (!body) return unknownOperation;
  switch (operation) {
    case "POST /sessions": {
      const { amount, expiresAt, reference, returnUrl } = body;
      const session = { id: `CS${known.sessions.size + 1}`, mode: "hosted", sessionData: "Ab02b4c0" };
      known.sessions.set(session.id, body);
      const url = `https://test.adyen.link/${session.id}`;
      return {
        status: 201,
        response: { ...session, url, amount, expiresAt, merchantAccount, reference, returnUrl },
      };
    }
    case "POST /payments":
      return { status: 200, response: paymentAnswer(body, known.pspOf(body.reference)) };
    case "POST /payments/details": {
      const { redirectResult } = body.details;
      const reference = known.references().find((one) => redirectResult.endsWith(one));
      if (!reference) return { status: 422, response: serviceError("101", "Invalid redirect result") };
      const isPaid = redirectResult.startsWith("paid");
      const more = isPaid ? { amount: { value: 4500, currency: "EUR" } } : {};
      const resultCode = isPaid ? "Authorised" : "Refused";
      return {
        status: 200,
        response: { pspReference: known.pspOf(reference), resultCode, merchantReference: reference, ...more },
      };
    }
    case "POST /payments/{paymentPspReference}/refunds": {
      const { amount, reference } = body;
      refunds.push({ payment: id, reference, amount });
      const names = {
        paymentPspReference: id,
        pspReference: `REFUND${String(refunds.length).padStart(10, "0")}`,
      };
      return { status: 201, response: { merchantAccount, amount, reference, ...names, status: "received" } };
    }
    case "POST /payments/{paymentPspReference}/captures":
    case "POST /payments/{paymentPspReference}/cancels": {
      const kind = operation.endsWith("captures") ? "captures" : "cancels";
      const { amount, reference } = body;
      modifications.push({ kind, payment: id, reference });
      const pspReference = `MOD${String(modifications.length).padStart(13, "0")}`;
      const names = { paymentPspReference: id, pspReference, reference, merchantAccount };
      const more = kind === "captures" ? { amount } : {};
      return { status: 201, response: { ...names, ...more, status: "received" } };
    }
    default:
      return unknownOperation;
  }
}

function paymentAnswer({ paymentMethod, reference, amount }: Body, pspReference: string): object {
  const { type: paymentMethodType } = paymentMethod;
  switch (paymentMethodType) {
    case "mbway":
      return {
        resultCode: "Pending",
        action: { type: "await", paymentMethodType, paymentData: "Ab02b4c0" },
        pspReference,
        merchantReference: reference,
      };
    case "multibanco":
      return {
        resultCode: "PresentToShopper",
        action: {
          type: "voucher",
          paymentMethodType,
          entity: "12101",
          reference: "501 422 944",
          expiresAt: "2026-11-25T10:00:00",
          initialAmount: amount,
          totalAmount: amount,
          merchantName: merchantAccount,
          merchantReference: reference,
        },
        pspReference,
        merchantReference: reference,
      };
    default:
      return {
        resultCode: "RedirectShopper",
        action: {
          type: "redirect",
          paymentMethodType,
          method: "GET",
          url: `https://checkoutshopper-test.adyen.com/checkoutshopper/redirect/${pspReference}`,
        },
      };
  }
}

/** Characters of an idempotency key. */
const longestKey = 64;

function isInProgress(response: object): boolean {
  return "errorCode" in response && response.errorCode === "704";
}

const unknownOperation = { status: 404, response: {} };

function serviceError(errorCode: string, message: string): object {
  return { status: 422, errorCode, message, errorType: "validation" };
}
