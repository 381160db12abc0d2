import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { ControlOrder, type GatewayPayment, NewPayment } from "./gateway-payment.ts";
import { readBody, sendJson } from "./http-messages.ts";
import type { Till } from "./till.ts";

type Answer = { status: number; body: unknown };
type Options = { till: Till; key: string; publicUrl: string };

/** The side of the gateway that the shop's server talks to: `/v1/...` and, for tests, `/control/...`. */
export function gatewayApi({ till, key, publicUrl }: Options) {
  const shown = (payment: GatewayPayment) => ({
    id: payment.id,
    url: `${publicUrl}/pay/${payment.id}`,
    reference: payment.request.reference,
    state: payment.state,
    amount: payment.request.amount,
    expires_at: new Date(payment.expires_at).toISOString(),
  });
  const found = (payment: GatewayPayment | undefined): Answer =>
    payment ? { status: 200, body: shown(payment) } : problem(404, "not_found");

  const open = (body: unknown, request: IncomingMessage): Answer => {
    const wish = NewPayment.safeParse(body);
    const idempotencyKey = request.headers["idempotency-key"];
    if (!wish.success || typeof idempotencyKey !== "string" || idempotencyKey === "")
      return problem(422, "invalid_request");
    const opened = till.open(wish.data, idempotencyKey);
    if (!opened) return problem(409, "idempotency_conflict");
    return { status: opened.isNew ? 201 : 200, body: shown(opened.payment) };
  };
  const control = (id: string, body: unknown): Answer => {
    const order = ControlOrder.safeParse(body);
    const payment = till.find(id);
    if (!order.success) return problem(422, "invalid_request");
    if (!payment) return problem(404, "not_found");
    const planned = order.data.webhook ? till.plan(payment, order.data.webhook) : payment;
    return found(order.data.outcome ? till.force(planned, order.data.outcome) : planned);
  };

  const answer = (request: IncomingMessage, path: string, text: string): Answer => {
    if (!isBearer(request.headers.authorization, key)) return problem(401, "wrong_key");
    const body = text === "" ? {} : parseJson(text);
    if (body === undefined) return problem(400, "malformed_request");
    const [, kind, id = "", verb] =
      /^\/(v1\/payments|v1\/results|control\/payments)(?:\/([\w-]+))?(?:\/([a-z]+))?$/.exec(path) ?? [];
    switch (`${request.method} ${kind}${id && "/{id}"}${verb ? `/${verb}` : ""}`) {
      case "POST v1/payments":
        return open(body, request);
      case "GET v1/payments/{id}":
        return found(till.find(id));
      case "POST v1/payments/{id}/cancel": {
        const payment = till.find(id);
        return found(payment && till.decide(payment, "cancelled"));
      }
      case "POST v1/results": {
        const token = Result.safeParse(body);
        return token.success ? found(till.findByToken(token.data.payload)) : problem(422, "invalid_request");
      }
      case "POST control/payments/{id}":
        return control(id, body);
      default:
        return problem(404, "not_found");
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const text = await readBody(request);
    const { status, body } = text === null ? problem(413, "too_large") : answer(request, path, text);
    sendJson(response, status, body);
  };
}

const Result = z.strictObject({ payload: z.string() });

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
