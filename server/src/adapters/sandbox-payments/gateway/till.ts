import { randomBytes } from "node:crypto";
import type { ProviderState } from "@anteroom/domain/payment-state";
import type { Courier } from "./courier.ts";
import type { Delivery, GatewayPayment, NewPayment } from "./gateway-payment.ts";
import type { Ledger } from "./ledger.ts";

/** What can be done with payments; the API, the hosted page and the control endpoint all go through here. */
export type Till = {
  /** The payment of this key, opened now if there is none; null where the key was used for something else. */
  open: (request: NewPayment, idempotencyKey: string) => { payment: GatewayPayment; isNew: boolean } | null;
  find: (id: string) => GatewayPayment | undefined;
  findByToken: (resultToken: string) => GatewayPayment | undefined;
  /** Decides a payment that waits for the payer; one that is decided stays as it is. */
  decide: (payment: GatewayPayment, state: ProviderState) => GatewayPayment;
  /** Puts a payment into a state whatever it was: for tests. */
  force: (payment: GatewayPayment, state: ProviderState) => GatewayPayment;
  plan: (payment: GatewayPayment, webhook: GatewayPayment["webhook"]) => GatewayPayment;
  stop: () => void;
};

const deliveredWithin = 3 * 24 * 3_600_000;
const longestTimer = 2 ** 31 - 1;

/** Opens, decides and expires payments, and sends news of each change. */
export function openTill(ledger: Ledger, courier: Courier): Till {
  const timers = new Set<NodeJS.Timeout>();

  const force = (payment: GatewayPayment, state: ProviderState) => {
    const decided = { ...payment, state };
    const deliveries = payment.webhook.suppress ? [] : newsOf(decided);
    ledger.save({ payment: decided }, ...deliveries.map((delivery) => ({ delivery })));
    deliveries.forEach(courier.send);
    return decided;
  };
  const decide = (payment: GatewayPayment, state: ProviderState) =>
    payment.state === "action_required" ? force(payment, state) : payment;

  const current = (payment: GatewayPayment | undefined) =>
    payment && Date.now() >= payment.expires_at ? decide(payment, "expired") : payment;
  const find = (id: string) => current(ledger.payment(id));

  const expireInTime = ({ id, expires_at }: GatewayPayment) => {
    const wait = Math.max(0, expires_at - Date.now());
    if (wait > longestTimer) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      find(id);
    }, wait);
    timers.add(timer);
  };
  for (const payment of ledger.payments()) if (payment.state === "action_required") expireInTime(payment);

  return {
    open: (request, key) => {
      const earlier = current(ledger.paymentByKey(key));
      if (earlier) return isSame(earlier.request, request) ? { payment: earlier, isNew: false } : null;
      const payment = newPayment(request, key);
      ledger.save({ payment });
      expireInTime(payment);
      return { payment, isNew: true };
    },
    find,
    findByToken: (token) => current(ledger.paymentByToken(token)),
    decide,
    force,
    plan: (payment, webhook) => {
      const planned = { ...payment, webhook };
      ledger.save({ payment: planned });
      return planned;
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

function newPayment(request: NewPayment, key: string): GatewayPayment {
  return {
    id: `pay_${unguessable()}`,
    idempotency_key: key,
    request,
    state: "action_required",
    result_token: `res_${unguessable()}`,
    expires_at: Date.now() + request.expires_in_seconds * 1000,
    webhook: { delay_ms: 0, suppress: false, copies: 1 },
  };
}

/** The time left shrinks between a call and its repetition; all the rest must be the same. (Parsed requests have one order of fields.) */
function isSame(one: NewPayment, other: NewPayment): boolean {
  const comparable = (request: NewPayment) => JSON.stringify({ ...request, expires_in_seconds: 0 });
  return comparable(one) === comparable(other);
}

function newsOf(payment: GatewayPayment): Delivery[] {
  const { id, state, request, webhook } = payment;
  const body = JSON.stringify({
    id: `evt_${unguessable()}`,
    type: "payment.changed",
    created: new Date().toISOString(),
    payment: { id, reference: request.reference, state, amount: request.amount },
  });
  return Array.from({ length: webhook.copies }, () => ({
    id: `del_${unguessable()}`,
    url: request.notification_url,
    body,
    due_at: Date.now() + webhook.delay_ms,
    give_up_at: Date.now() + webhook.delay_ms + deliveredWithin,
    is_done: false,
  }));
}

function unguessable(): string {
  return randomBytes(18).toString("base64url");
}
