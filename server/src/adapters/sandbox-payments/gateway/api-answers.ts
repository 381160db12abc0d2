import { z } from "zod";
import {
  ControlOrder,
  type GatewayPayment,
  NewPayment,
  NewRefund,
  NewRelease,
  notificationOf,
} from "./gateway-payment.ts";
import type { Ledger } from "./ledger.ts";
import { Outage, type Outages } from "./outages.ts";
import { hasMbWay } from "./test-values.ts";
import type { PaymentOperations } from "./till.ts";

/** A response of the gateway's API. */
export type Answer = { status: number; body: unknown };

/** One request of the shop's server. `path` has `{id}` in place of the id. */
export type Call = {
  method: string;
  path: string;
  id: string;
  query: URLSearchParams;
  idempotencyKey: string;
  body: unknown;
};

/** The dependencies of `gatewayAnswers`. */
export type GatewayAnswersOptions = {
  till: PaymentOperations;
  ledger: Pick<Ledger, "answer" | "save">;
  outages: Outages;
  /** Public base URL of the gateway. */
  publicUrl: string;
};

/** Characters of an idempotency key, as at Adyen. */
const longestKey = 64;
const Result = z.strictObject({ payload: z.string() });

/** Returns the handlers of the gateway's API, by method and path without its first slash: `GET v1/payments/{id}`. */
export function gatewayAnswers({
  till,
  ledger,
  outages,
  publicUrl,
}: GatewayAnswersOptions): Readonly<Record<string, (call: Call) => Answer>> {
  const found = (payment: GatewayPayment | undefined): Answer =>
    payment ? { status: 200, body: shown(payment, publicUrl) } : problem(404, "not_found");
  return {
    "POST v1/payments": ({ idempotencyKey, body }) =>
      once(ledger, idempotencyKey, () => open(till, { body, idempotencyKey, publicUrl })),
    "GET v1/payments/{id}": ({ id }) => found(till.find(id)),
    "POST v1/payments/{id}/cancel": ({ id }) => {
      const payment = till.find(id);
      return found(payment && till.decide(payment, "cancelled"));
    },
    "POST v1/payments/{id}/refunds": (call) => once(ledger, call.idempotencyKey, () => refund(till, call)),
    "POST v1/payments/{id}/captures": (call) =>
      once(ledger, call.idempotencyKey, () => change(till, "capture", call)),
    "POST v1/payments/{id}/cancels": (call) =>
      once(ledger, call.idempotencyKey, () => change(till, "release", call)),
    "POST v1/results": ({ body }) => {
      const token = Result.safeParse(body);
      return token.success ? found(till.findByToken(token.data.payload)) : problem(422, "invalid_request");
    },
    "GET control/payments": ({ query }) => search(till, query.get("reference") ?? "", publicUrl),
    "POST control/payments/{id}": ({ id, body }) => {
      const order = ControlOrder.safeParse(body);
      const payment = findAny(till, id);
      if (!order.success) return problem(422, "invalid_request");
      return found(payment && till.control(payment, order.data));
    },
    "POST control/outages": ({ body }) => {
      const outage = Outage.safeParse(body);
      if (!outage.success) return problem(422, "invalid_request");
      outages.order(outage.data);
      return { status: 200, body: outage.data };
    },
  };
}

/** Returns an error response with a code. */
export function problem(status: number, error: string): Answer {
  return { status, body: { error } };
}

/** As Adyen documents: a known key replays its first answer, whatever is asked under it, and nothing is done. */
function once(
  ledger: GatewayAnswersOptions["ledger"],
  idempotencyKey: string,
  perform: () => Answer,
): Answer {
  if (idempotencyKey === "" || idempotencyKey.length > longestKey) return problem(422, "invalid_request");
  const first = ledger.answer(idempotencyKey);
  if (first) return { status: first.status, body: first.body };
  const { status, body } = perform();
  ledger.save({ answer: { idempotency_key: idempotencyKey, status, body, at: Date.now() } });
  return { status, body };
}

function open(
  till: PaymentOperations,
  { body, idempotencyKey, publicUrl }: Pick<Call, "body" | "idempotencyKey"> & { publicUrl: string },
): Answer {
  const parsed = NewPayment.safeParse(body);
  if (!parsed.success) return problem(422, "invalid_request");
  const { method, phone_number: phone, capture } = parsed.data;
  if (capture === "manual" && method !== "credit_card") return problem(422, "invalid_request");
  if ((method === "mb_way") !== (phone !== undefined)) return problem(422, "invalid_request");
  if (phone !== undefined && !hasMbWay(phone)) return problem(422, "details_invalid");
  return { status: 201, body: shown(till.open(parsed.data, idempotencyKey), publicUrl) };
}

function refund(till: PaymentOperations, { id, body, idempotencyKey }: Call): Answer {
  const parsed = NewRefund.safeParse(body);
  const payment = till.find(id);
  if (!parsed.success) return problem(422, "invalid_request");
  if (!payment) return problem(404, "not_found");
  const made = till.refund(payment, parsed.data, idempotencyKey);
  if ("refusal" in made) return problem(422, made.refusal);
  return { status: 202, body: { id: made.id, state: made.state } };
}

/** Captures or releases a reserved payment. A capture may be of a part; the rest is released. */
function change(
  till: PaymentOperations,
  kind: "capture" | "release",
  { id, body, idempotencyKey }: Call,
): Answer {
  const capture = kind === "capture" ? NewRefund.safeParse(body).data : undefined;
  const payment = till.find(id);
  if (kind === "capture" ? !capture : !NewRelease.safeParse(body).success)
    return problem(422, "invalid_request");
  if (!payment) return problem(404, "not_found");
  const made = till.change(payment, kind, { ...(capture ? { amount: capture.amount } : {}), idempotencyKey });
  if ("refusal" in made) return problem(422, made.refusal);
  return { status: 202, body: { id: made.id, state: made.state } };
}

function search(till: PaymentOperations, reference: string, publicUrl: string): Answer {
  const payments = till.all().filter(({ request }) => request.reference.includes(reference));
  return { status: 200, body: { payments: payments.map((payment) => shown(payment, publicUrl)) } };
}

/** By the gateway's name, a voucher's number or the shop's reference. */
function findAny(till: PaymentOperations, name: string): GatewayPayment | undefined {
  return (
    till.find(name) ??
    till.findByVoucher(name) ??
    till.all().find(({ request }) => request.reference === name)
  );
}

function shown(payment: GatewayPayment, publicUrl: string) {
  return {
    ...notificationOf(payment),
    expires_at: new Date(payment.expires_at).toISOString(),
    action: actionOf(payment, publicUrl),
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
