import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import { stripePayments } from "../adapters/stripe-payments/stripe-payments.ts";
import type { Payments, ReturnedResult } from "../ports/payments.ts";
import type { PaymentsUnderTest } from "./payments-conformance.ts";
import {
  stripeConfigurations,
  stripeEvent,
  stripeIntent,
  stripeRefund,
  stripeSession,
  type StripeEventObject,
  type StripeEventType,
} from "./stripe-objects.ts";

/** One HTTP exchange. `operation` has the form of Stripe's document: `POST /v1/payment_intents/{id}/cancel`. */
export type StripeExchange = {
  operation: string;
  headers: http.IncomingHttpHeaders;
  /** The names and values of the form, in order. */
  form: [string, string][];
  status: number;
  response: unknown;
};

type Message = { headers: Record<string, string>; rawBody: string };

/** A local server that imitates Stripe. */
export type StripeStandIn = {
  /** The product's Stripe adapter, connected to this server. */
  payments: Payments;
  /** Base URL with the API version. */
  address: string;
  /** Every request and its answer, in order. */
  exchanges: StripeExchange[];
  /** Executed refunds, each once; replayed answers do not count. */
  refunds: Stripe.Refund[];
  /** Sets the payment methods of the account; at first all four. */
  offers: (types: Parameters<typeof stripeConfigurations>[0]) => void;
  /**
   * Returns an event about an object as a webhook, signed with Stripe's own library; does not
   * send it.
   */
  tells: <Type extends StripeEventType>(
    type: Type,
    object: StripeEventObject<Type>,
    changes?: Partial<Stripe.EventBase>,
  ) => Message;
  /**
   * Signs a webhook's body, by default with the account's secret at the current time; does not
   * send it.
   */
  signs: (rawBody: string, changes?: { secret?: string; at?: Date }) => Message;
  /**
   * The payer pays: completes the session or intent of this id. Returns the webhook that reports
   * it; throws when there is none.
   */
  pays: (id: string) => Message;
  /**
   * The payer's card fails with this code. Returns the webhook that reports it; throws when there
   * is no such intent.
   */
  fails: (id: string, code: string) => Message;
  /**
   * Returns what the browser brings back from a session's page to ours, after paying or
   * cancelling.
   */
  returnsFrom: (sessionId: string, way: "success" | "cancel") => ReturnedResult;
  /** Returns a Checkout session. Throws when there is none. */
  sessionOf: (id: string) => Stripe.Checkout.Session;
  /** Returns a PaymentIntent. Throws when there is none. */
  intentOf: (id: string) => Stripe.PaymentIntent;
  /**
   * Queues an answer for the next request, in place of the usual one. Ignored for a replayed
   * idempotency key.
   */
  answersNext: (status: number, body: object) => void;
  /** Carries the next request out and closes its connection instead of answering. */
  losesNext: () => void;
  close: () => void;
};

/** The key and the signing secret of the account at the stand-in. */
export const stripeAccount = { apiKey: "sk_test_of_aurora", signingSecret: "whsec_of_aurora_A1b2C3d4E5f6" };

type Answer = { status: number; response: object };
type State = {
  now: () => Date;
  sessions: Map<string, Stripe.Checkout.Session>;
  intents: Map<string, Stripe.PaymentIntent>;
  refunds: Stripe.Refund[];
  types: Parameters<typeof stripeConfigurations>[0];
};

/**
 * Starts a local server on a free port with the message formats of Stripe's API, including replay
 * by idempotency key. Its answers are typed and its events signed by Stripe's library. It shows
 * that the adapter follows the published API; it was never run against Stripe.
 */
export async function openStripeStandIn(now: () => Date = () => new Date()): Promise<StripeStandIn> {
  const exchanges: StripeExchange[] = [];
  const prepared: Answer[] = [];
  const lost: true[] = [];
  const byKey = new Map<string, Answer & { request: string }>();
  const state: State = {
    now,
    sessions: new Map(),
    intents: new Map(),
    refunds: [],
    types: ["card", "mb_way", "multibanco", "pix"],
  };

  const answer = (request: http.IncomingMessage, text: string): Answer => {
    if (request.headers.authorization !== `Bearer ${stripeAccount.apiKey}`)
      return failed(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    const key = String(request.headers["idempotency-key"] ?? "");
    const asked = JSON.stringify([request.url, ...new URLSearchParams(text)]);
    const first = byKey.get(key);
    // Stripe compares what is asked with what the key stands for.
    if (first && first.request !== asked)
      return failed(400, { type: "idempotency_error", message: "Keys for idempotent requests" });
    if (first) return first;
    const next = prepared.shift();
    const made = next ?? answerTo(state, request, new URLSearchParams(text));
    // What fails before its endpoint runs is not kept.
    if (key !== "" && made.status !== 409 && made.status !== 429) byKey.set(key, { ...made, request: asked });
    return made;
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const made = answer(request, text);
      const form = [...new URLSearchParams(text)];
      exchanges.push({ operation: operationOf(request), headers: request.headers, form, ...made });
      if (lost.shift()) return void request.socket.destroy();
      response.writeHead(made.status, { "content-type": "application/json" });
      response.end(JSON.stringify(made.response));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is always this
  const address = `http://127.0.0.1:${port}/v1`;

  let told = 0;
  const signs: StripeStandIn["signs"] = (rawBody, { secret = stripeAccount.signingSecret, at } = {}) => {
    const timestamp = Math.floor((at ?? now()).getTime() / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp });
    return { rawBody, headers: { "stripe-signature": header } };
  };
  const tells: StripeStandIn["tells"] = (type, object, changes = {}) =>
    signs(JSON.stringify({ ...stripeEvent(`evt_${++told}`, type, object), ...changes }));
  const sessionOf = (id: string) => found(state.sessions, id);
  const intentOf = (id: string) => found(state.intents, id);
  return {
    address,
    payments: stripePayments({ baseUrl: address, ...stripeAccount, now }),
    exchanges,
    refunds: state.refunds,
    offers: (types) => void (state.types = types),
    tells,
    signs,
    pays: (id) => {
      if (id.startsWith("pi_")) {
        const { amount } = intentOf(id);
        const changes = { status: "succeeded", amount_received: amount, next_action: null } as const;
        return tells("payment_intent.succeeded", set(state.intents, { ...intentOf(id), ...changes }));
      }
      const session = sessionOf(id);
      const intent = set(state.intents, {
        ...stripeIntent({ id: `pi_of_${id}`, status: "succeeded", latest_charge: `ch_of_${id}` }),
        amount: session.amount_total ?? 0,
        amount_received: session.amount_total ?? 0,
        currency: session.currency ?? "",
        metadata: { reference: session.client_reference_id ?? "", hosted: "true" },
      });
      const changes = { status: "complete", payment_status: "paid", payment_intent: intent.id } as const;
      return tells("checkout.session.completed", set(state.sessions, { ...session, ...changes, url: null }));
    },
    fails: (id, code) => {
      const last_payment_error = { type: "card_error", code } as const;
      const changes = { status: "requires_payment_method", next_action: null, last_payment_error } as const;
      return tells("payment_intent.payment_failed", set(state.intents, { ...intentOf(id), ...changes }));
    },
    returnsFrom: (id, way) => returnedBy(sessionOf(id)[`${way}_url`] ?? "", id),
    sessionOf,
    intentOf,
    answersNext: (status, response) => void prepared.push({ status, response }),
    losesNext: () => void lost.push(true),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Starts the stand-in for the conformance tests of providers, with a payer at its hosted page.
 * Payments, expired sessions and refunds each queue one signed notification.
 */
export async function openStripeUnderTest(): Promise<PaymentsUnderTest> {
  const stripe = await openStripeStandIn();
  const arrived: Message[] = [];
  const cancel: Payments["cancel"] = async (id) => {
    const outcome = await stripe.payments.cancel(id);
    if (outcome.state === "cancelled")
      arrived.push(stripe.tells("checkout.session.expired", stripe.sessionOf(id)));
    return outcome;
  };
  const known = new Set<string>();
  const refund: Payments["refund"] = async (request) => {
    const answer = await stripe.payments.refund(request);
    const made = stripe.refunds.at(-1);
    if (answer.outcome === "accepted" && made && !known.has(made.id)) {
      known.add(made.id);
      arrived.push(stripe.tells("refund.updated", made));
    }
    return answer;
  };
  const idOf = (pageUrl: string) => pageUrl.split("/").at(-1) ?? "";
  return {
    payments: { ...stripe.payments, cancel, refund },
    payer: {
      approves: (pageUrl) => {
        arrived.push(stripe.pays(idOf(pageUrl)));
        return Promise.resolve(stripe.returnsFrom(idOf(pageUrl), "success"));
      },
      // The page stays and lets the payer try another card.
      declines: () => Promise.resolve({}),
      cancels: (pageUrl) => Promise.resolve(stripe.returnsFrom(idOf(pageUrl), "cancel")),
    },
    nextNotification: () => Promise.resolve(arrived.shift() ?? { headers: {}, rawBody: "" }),
    notificationUrl: "https://aurora.example/api/webhooks/payments/stripe/t1-g1",
    breakDown: () => Promise.resolve(stripe.close()),
    close: () => Promise.resolve(stripe.close()),
  };
}

/** What the browser brings back to our page. */
function returnedBy(address: string, id: string): ReturnedResult {
  return Object.fromEntries(new URL(address.replace("{CHECKOUT_SESSION_ID}", id)).searchParams);
}

/** The call in the words of Stripe's document, its variable part apart. */
function operationOf({ method = "", url = "" }: http.IncomingMessage): string {
  const path = url.replace(/^(\/v1\/(?:checkout\/sessions|payment_intents|refunds))\/[^/]+/, "$1/{id}");
  return `${method} ${path}`;
}

function answerTo(state: State, request: http.IncomingMessage, form: URLSearchParams): Answer {
  const id = /\/(cs_\w+|pi_\w+)/.exec(request.url ?? "")?.[1] ?? "";
  switch (operationOf(request)) {
    case "POST /v1/checkout/sessions":
      return openedSession(state, form);
    case "GET /v1/checkout/sessions/{id}":
      return ok(state.sessions.get(id));
    case "POST /v1/checkout/sessions/{id}/expire": {
      const session = state.sessions.get(id);
      if (session && session.status !== "open")
        return failed(400, { type: "invalid_request_error", message: "Only open sessions can be expired" });
      return ok(session && set(state.sessions, { ...session, status: "expired", url: null }));
    }
    case "POST /v1/payment_intents":
      return openedIntent(state, form);
    case "GET /v1/payment_intents/{id}":
      return ok(state.intents.get(id));
    case "POST /v1/payment_intents/{id}/cancel": {
      const intent = state.intents.get(id);
      if (intent && (intent.status === "succeeded" || intent.status === "canceled"))
        return failed(400, { type: "invalid_request_error", code: "payment_intent_unexpected_state" });
      return ok(intent && set(state.intents, { ...intent, status: "canceled", next_action: null }));
    }
    case "POST /v1/refunds":
      return madeRefund(state, form);
    case "GET /v1/payment_method_configurations":
      return ok(stripeConfigurations(state.types));
    default:
      return ok(undefined);
  }
}

function openedSession({ now, sessions }: State, form: URLSearchParams): Answer {
  const expiresAt = Number(form.get("expires_at"));
  const ahead = expiresAt - now().getTime() / 1000;
  if (ahead < 1800 || ahead > 86_400)
    return failed(400, { type: "invalid_request_error", param: "expires_at", message: "Out of its span" });
  const session = stripeSession({
    id: `cs_test_${sessions.size + 1}`,
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
    currency: form.get("line_items[0][price_data][currency]"),
    cancel_url: form.get("cancel_url"),
    success_url: form.get("success_url"),
    client_reference_id: form.get("client_reference_id"),
    expires_at: expiresAt,
    metadata: { reference: form.get("metadata[reference]") ?? "" },
  });
  return ok(set(sessions, session));
}

const waysOf: Readonly<Record<string, Partial<Stripe.PaymentIntent>>> = {
  mb_way: { next_action: { type: "use_stripe_sdk" } },
  multibanco: {
    next_action: {
      type: "multibanco_display_details",
      multibanco_display_details: {
        entity: "12101",
        expires_at: 1_796_119_200,
        hosted_voucher_url: "https://payments.stripe.com/multibanco/voucher/1",
        reference: "501 422 944",
      },
    },
  },
  pix: {
    next_action: {
      type: "pix_display_qr_code",
      pix_display_qr_code: {
        data: "00020126600014br.gov.bcb.pix",
        expires_at: 1_796_119_200,
        hosted_instructions_url: "https://payments.stripe.com/pix/instructions/1",
      },
    },
  },
};

function openedIntent({ intents }: State, form: URLSearchParams): Answer {
  const type = form.get("payment_method_data[type]") ?? "";
  const intent = stripeIntent({
    id: `pi_${intents.size + 1}`,
    amount: Number(form.get("amount")),
    currency: form.get("currency") ?? "",
    metadata: { reference: form.get("metadata[reference]") ?? "" },
    payment_method_types: [type],
    ...waysOf[type],
  });
  return ok(set(intents, intent));
}

function madeRefund({ intents, refunds }: State, form: URLSearchParams): Answer {
  const intent = intents.get(form.get("payment_intent") ?? "");
  if (!intent) return ok(undefined);
  const amount = Number(form.get("amount"));
  const gone = refunds.filter(({ payment_intent: id }) => id === intent.id);
  const left = gone.reduce((sum, refund) => sum - refund.amount, intent.amount_received);
  if (amount > left)
    return failed(400, {
      type: "invalid_request_error",
      ...(left === 0 ? { code: "charge_already_refunded" } : { param: "amount" }),
      message: "Refund amount is greater than unrefunded amount on charge",
    });
  const metadata = {
    reference: form.get("metadata[reference]") ?? "",
    payment: form.get("metadata[payment]") ?? "",
  };
  const { currency, id: payment_intent } = intent;
  const refund = stripeRefund({ id: `re_${refunds.length + 1}`, amount, currency, payment_intent, metadata });
  refunds.push(refund);
  return ok(refund);
}

function ok(response: object | undefined): Answer {
  if (response) return { status: 200, response };
  return failed(404, { type: "invalid_request_error", code: "resource_missing", message: "No such object" });
}

type StripeError = Partial<Pick<Stripe.StripeRawError, "code" | "param" | "decline_code">> & {
  type: Stripe.RawErrorType;
  message?: string;
};

function failed(status: number, error: StripeError): Answer {
  return { status, response: { error } };
}

function set<Entity extends { id: string }>(all: Map<string, Entity>, one: Entity): Entity {
  all.set(one.id, one);
  return one;
}

function found<Entity>(all: Map<string, Entity>, id: string): Entity {
  const one = all.get(id);
  if (!one) throw new Error(`The stand-in has no ${id}`);
  return one;
}
