import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { ControlOrder, type GatewayPayment, NewPayment, NewRefund, wordOf } from "./gateway-payment.ts";
import { readBody, sendJson } from "./http-messages.ts";
import { type Operation, type Outages, Outage } from "./outages.ts";
import { hasMbWay } from "./test-values.ts";
import type { Till } from "./till.ts";
import type { Ledger } from "./ledger.ts";

type Answer = { status: number; body: unknown };
type Options = {
  till: Till;
  ledger: Pick<Ledger, "answer" | "save">;
  outages: Outages;
  key: string;
  /** Whether `/control` answers without the key. */
  isControlOpen: boolean;
  publicUrl: string;
};

/** The side of the gateway that the shop's server talks to: `/v1/...` and, for tests, `/control/...`. */
export function gatewayApi({ till, ledger, outages, key, isControlOpen, publicUrl }: Options) {
  const shown = (payment: GatewayPayment) => ({
    ...wordOf(payment),
    expires_at: new Date(payment.expires_at).toISOString(),
    action: actionOf(payment, publicUrl),
  });
  const found = (payment: GatewayPayment | undefined): Answer =>
    payment ? { status: 200, body: shown(payment) } : problem(404, "not_found");
  const findAny = (name: string) =>
    till.find(name) ??
    till.findByVoucher(name) ??
    till.all().find(({ request }) => request.reference === name);

  /** As Adyen documents: a known key replays its first answer, whatever is asked under it, and nothing is done. */
  const once = (idempotencyKey: string, perform: () => Answer): Answer => {
    if (idempotencyKey === "" || idempotencyKey.length > longestKey) return problem(422, "invalid_request");
    const first = ledger.answer(idempotencyKey);
    if (first) return { status: first.status, body: first.body };
    const { status, body } = perform();
    ledger.save({ answer: { idempotency_key: idempotencyKey, status, body, at: Date.now() } });
    return { status, body };
  };
  const open = (body: unknown, idempotencyKey: string): Answer => {
    const parsed = NewPayment.safeParse(body);
    if (!parsed.success) return problem(422, "invalid_request");
    const { method, phone_number: phone } = parsed.data;
    if ((method === "mb_way") !== (phone !== undefined)) return problem(422, "invalid_request");
    if (phone !== undefined && !hasMbWay(phone)) return problem(422, "details_invalid");
    return { status: 201, body: shown(till.open(parsed.data, idempotencyKey)) };
  };
  const refund = (id: string, body: unknown, idempotencyKey: string): Answer => {
    const parsed = NewRefund.safeParse(body);
    const payment = till.find(id);
    if (!parsed.success) return problem(422, "invalid_request");
    if (!payment) return problem(404, "not_found");
    const made = till.refund(payment, parsed.data, idempotencyKey);
    if ("refusal" in made) return problem(422, made.refusal);
    return { status: 202, body: { id: made.id, state: made.state } };
  };
  const control = (name: string, body: unknown): Answer => {
    const order = ControlOrder.safeParse(body);
    const payment = findAny(name);
    if (!order.success) return problem(422, "invalid_request");
    return found(payment && till.control(payment, order.data));
  };
  const orderOutage = (body: unknown): Answer => {
    const outage = Outage.safeParse(body);
    if (!outage.success) return problem(422, "invalid_request");
    outages.order(outage.data);
    return { status: 200, body: outage.data };
  };
  const search = (reference: string): Answer => ({
    status: 200,
    body: {
      payments: till
        .all()
        .filter(({ request }) => request.reference.includes(reference))
        .map(shown),
    },
  });

  const answer = (call: Call): Answer => {
    const { method, path, id, body, idempotencyKey } = call;
    switch (`${method} ${path}`) {
      case "POST v1/payments":
        return once(idempotencyKey, () => open(body, idempotencyKey));
      case "GET v1/payments/{id}":
        return found(till.find(id));
      case "POST v1/payments/{id}/cancel": {
        const payment = till.find(id);
        return found(payment && till.decide(payment, "cancelled"));
      }
      case "POST v1/payments/{id}/refunds":
        return once(idempotencyKey, () => refund(id, body, idempotencyKey));
      case "POST v1/results": {
        const token = Result.safeParse(body);
        return token.success ? found(till.findByToken(token.data.payload)) : problem(422, "invalid_request");
      }
      case "GET control/payments":
        return search(call.query.get("reference") ?? "");
      case "POST control/payments/{id}":
        return control(id, body);
      case "POST control/outages":
        return orderOutage(body);
      default:
        return problem(404, "not_found");
    }
  };
  const isAllowed = (request: IncomingMessage, path: string) =>
    isBearer(request.headers.authorization, key) ||
    // Asking for JSON keeps the pages of strangers out: a browser asks first, and gets no leave.
    (isControlOpen &&
      path.startsWith("control/") &&
      (request.method === "GET" || request.headers["content-type"] === "application/json"));

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const call = callOf(request, url);
    const text = await readBody(request);
    if (!isAllowed(request, call.path)) return sendAnswer(response, problem(401, "wrong_key"));
    const body = text === "" ? {} : parseJson(text ?? "");
    if (text === null) return sendAnswer(response, problem(413, "too_large"));
    if (body === undefined) return sendAnswer(response, problem(400, "malformed_request"));
    const operation = operations[`${call.method} ${call.path}`];
    const strike = operation ? outages.strike(operation, referenceOf(till, call.id, body)) : null;
    if (strike === "before") return void response.destroy();
    if (strike === "error") return sendAnswer(response, problem(503, "cannot_now"));
    const made = answer({ ...call, body });
    if (strike === "after") return void response.destroy();
    sendAnswer(response, made);
  };
}

/** Characters of an idempotency key, as at Adyen. */
const longestKey = 64;

type Call = {
  method: string;
  path: string;
  id: string;
  query: URLSearchParams;
  idempotencyKey: string;
  body: unknown;
};

const operations: Readonly<Record<string, Operation>> = {
  "POST v1/payments": "begin",
  "GET v1/payments/{id}": "ask",
  "POST v1/results": "ask",
  "POST v1/payments/{id}/cancel": "cancel",
  "POST v1/payments/{id}/refunds": "refund",
};

/** The call with its address as a pattern: `v1/payments/{id}/cancel`. */
function callOf(request: IncomingMessage, { pathname, searchParams }: URL): Omit<Call, "body"> {
  const [, kind = "", id = "", verb] =
    /^\/(v1\/payments|v1\/results|control\/payments|control\/outages)(?:\/([\w-]+))?(?:\/([a-z]+))?$/.exec(
      pathname,
    ) ?? [];
  const { "idempotency-key": key } = request.headers;
  return {
    method: request.method ?? "",
    path: `${kind}${id && "/{id}"}${verb ? `/${verb}` : ""}`,
    id,
    query: searchParams,
    idempotencyKey: typeof key === "string" ? key : "",
  };
}

function actionOf({ id, request, voucher }: GatewayPayment, publicUrl: string) {
  switch (request.method) {
    case "mb_way":
      return { type: "wait" };
    case "multibanco":
    case "atm":
      return { type: "reference", kind: request.method, ...voucher };
    case "qr_code":
      return { type: "qr_code", payload: `${publicUrl}/scan/${id}` };
    case "credit_card":
    case "payu":
    case "instant_transfer":
    case "wallet":
      return {
        type: "redirect",
        url: `${(request.page_url ?? `${publicUrl}/pay`).replace(/\/$/, "")}/${id}`,
      };
  }
}

const Result = z.strictObject({ payload: z.string() });
const Referring = z.object({ reference: z.string() });

/** Our name of the payment that a call is about, for outages that strike some only. */
function referenceOf(till: Till, id: string, body: unknown): string {
  const said = Referring.safeParse(body);
  return said.success ? said.data.reference : (till.find(id)?.request.reference ?? "");
}

function sendAnswer(response: ServerResponse, { status, body }: Answer): void {
  sendJson(response, status, body);
}

function problem(status: number, error: string): Answer {
  return { status, body: { error } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Compares digests, so that the time taken tells nothing about the key. */
function isBearer(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${key}`));
}
