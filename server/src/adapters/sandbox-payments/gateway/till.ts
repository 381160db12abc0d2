import type { ProviderState } from "@anteroom/domain/payment/payment-state";
import type { NotificationSender } from "./courier.ts";
import {
  type ControlOrder,
  type Change as ReservedChange,
  type GatewayPayment,
  isTaken,
  type NewPayment,
  type NewRefund,
  type Refund,
  type Delivery,
  notificationOf,
  amountOf,
} from "./gateway-payment.ts";
import type { Ledger } from "./ledger.ts";
import { newPayment } from "./new-payment.ts";
import { randomToken } from "./unguessable.ts";

const deliveredWithin = 3 * 24 * 3_600_000;

/** What the shop is sent of a change, as often as a test wants it told. */
function deliveriesOf(payment: GatewayPayment): Delivery[] {
  const { request, webhook } = payment;
  if (webhook.suppress) return [];
  const word = notificationOf(payment);
  const body = JSON.stringify({
    id: `evt_${randomToken()}`,
    type: "payment.changed",
    created: new Date().toISOString(),
    payment: { ...word, reference: webhook.reference ?? word.reference },
  });
  const due = Date.now() + webhook.delay_ms;
  return Array.from({ length: webhook.copies }, () => ({
    id: `del_${randomToken()}`,
    payment_id: payment.id,
    url: request.notification_url,
    body,
    signature: webhook.signature,
    is_held: webhook.hold,
    due_at: due,
    give_up_at: due + deliveredWithin,
    is_done: false,
  }));
}

/**
 * The operations on payments, for the API, the hosted pages and the control endpoint. Look-ups first apply automatic
 * changes that are due, which may send notifications.
 */
export type PaymentOperations = {
  /** Returns the payment of this key; opens it if there is none. */
  open: (request: NewPayment, idempotencyKey: string) => GatewayPayment;
  find: (id: string) => GatewayPayment | undefined;
  findByToken: (resultToken: string) => GatewayPayment | undefined;
  findByVoucher: (reference: string) => GatewayPayment | undefined;
  all: () => GatewayPayment[];
  /** Decides a payment that waits for its payer (`action_required`). All others, `pending` too, stay unchanged. */
  decide: (payment: GatewayPayment, state: ProviderState, change?: Change) => GatewayPayment;
  /** Stores a change that keeps the state, such as a wrong code. */
  note: (payment: GatewayPayment, change: Change) => GatewayPayment;
  /**
   * Marks an expired payment as paid: money that arrives after the deadline. Other payments stay unchanged.
   */
  payLate: (payment: GatewayPayment) => GatewayPayment;
  /** Returns the refund of this key; accepts a new one if there is none, or returns why it is refused. */
  refund: (
    payment: GatewayPayment,
    request: NewRefund,
    idempotencyKey: string,
  ) => Refund | { refusal: string };
  /** Returns the capture or release of this key; accepts a new one if there is none, or returns why it is refused. */
  change: (
    payment: GatewayPayment,
    kind: "capture" | "release",
    request: { amount?: NewRefund["amount"]; idempotencyKey: string },
  ) => ReservedChange | { refusal: string };
  /**
   * Applies a test's order to a payment in any state: plans, amount, outcome, and sending held notifications.
   */
  control: (payment: GatewayPayment, order: ControlOrder) => GatewayPayment;
  stop: () => void;
};
type Change = Partial<Pick<GatewayPayment, "card" | "next" | "refund_plan">>;
type Options = { ledger: Ledger; courier: NotificationSender; paceMs: number };

/**
 * Creates the operations and starts timers for automatic changes, also of payments in the ledger; call `stop` to end
 * them. Sends notifications when a payment's state is set or a refund is settled, unless the payment's webhook plan
 * suppresses them; not when a payment is opened, a refund accepted, or by `note`. `paceMs`: how long a phone payment
 * or a refund takes, in ms.
 */
export function openPaymentOperations({ ledger, courier, paceMs }: Options): PaymentOperations {
  const alarm = openAlarm((id) => void find(id));
  const records = recordPayments({ ledger, courier, wakeAt: alarm.wakeAt });
  const { note, force, lapse, current } = records;
  const find = (id: string) => current(ledger.payment(id));

  for (const payment of ledger.payments()) records.wake(payment);
  return {
    open: (request, key) => {
      const earlier = current(ledger.paymentByKey(key));
      if (earlier) return earlier;
      const isTaken = (voucher: string) => !!ledger.paymentByVoucher(voucher);
      return note(newPayment({ request, key, paceMs, isTaken }), {});
    },
    find,
    findByToken: (token) => current(ledger.paymentByToken(token)),
    findByVoucher: (reference) => current(ledger.paymentByVoucher(reference)),
    all: () => [...ledger.payments()].flatMap(({ id }) => find(id) ?? []),
    decide: (payment, state, change) =>
      payment.state === "action_required" ? force(payment, state, change) : payment,
    note,
    payLate: (payment) => (payment.state === "expired" ? force(payment, "authorised") : payment),
    refund: (payment, request, key) => {
      const earlier = payment.refunds.find(({ idempotency_key }) => idempotency_key === key);
      if (earlier) return earlier;
      const refusal = refundRefusal(payment, request);
      if (refusal) return { refusal };
      const refund = newRefund(request, key, Date.now() + paceMs);
      note(payment, { refunds: [...payment.refunds, refund] });
      return refund;
    },
    change: (payment, kind, { amount = amountOf(payment), idempotencyKey }) => {
      const refusal = changeRefusal(payment, kind, amount);
      if (refusal) return { refusal };
      const due_at = Date.now() + paceMs;
      const made: ReservedChange = {
        id: `chg_${randomToken()}`,
        idempotency_key: idempotencyKey,
        kind,
        amount,
        state: "accepted",
        due_at,
      };
      note(payment, { changes: [...payment.changes, made] });
      return made;
    },
    control: (payment, order) => {
      const planned = plannedBy(payment, order);
      ledger.save({ payment: planned });
      const forced = order.outcome ? force(planned, order.outcome) : planned;
      const after = order.lapse ? lapse(forced) : forced;
      if (order.release) release({ ledger, courier }, after, order.release);
      return current(after) ?? after;
    },
    stop: alarm.stop,
  };
}

type Recorded = Pick<Options, "ledger" | "courier"> & { wakeAt: (id: string, at: number) => void };

/** Writes what becomes of payments into the ledger, sends news of it, and looks at each payment again in time. */
function recordPayments({ ledger, courier, wakeAt }: Recorded) {
  const wake = (payment: GatewayPayment) => {
    if (isOpen(payment)) wakeAt(payment.id, payment.expires_at);
    if (payment.next) wakeAt(payment.id, payment.next.at);
    for (const { state, due_at } of [...payment.refunds, ...payment.changes])
      if (state === "accepted") wakeAt(payment.id, due_at);
  };
  const note = (
    payment: GatewayPayment,
    change: Change & Partial<Pick<GatewayPayment, "refunds" | "changes">>,
  ) => {
    const noted = { ...payment, ...change };
    ledger.save({ payment: noted });
    wake(noted);
    return noted;
  };
  const notify = (payment: GatewayPayment) => {
    const deliveries = deliveriesOf(payment);
    ledger.save({ payment }, ...deliveries.map((delivery) => ({ delivery })));
    deliveries.forEach(courier.send);
    wake(payment);
    return payment;
  };
  const force = (payment: GatewayPayment, state: ProviderState, change: Change = {}) =>
    notify({ ...payment, next: null, ...change, state });
  /** Ends the authorisation of a reserved payment. */
  const lapse = (payment: GatewayPayment) =>
    notify({ ...payment, changes: [...payment.changes, lapsed(payment)] });
  /** The payment after what has happened by itself since it was last looked at. */
  const current = (payment: GatewayPayment | undefined): GatewayPayment | undefined => {
    if (!payment) return payment;
    const after = afterNextDueChange(payment, Date.now());
    return after ? current(notify(after)) : payment;
  };
  return { wake, note, force, lapse, current };
}

/** Returns the payment after the next automatic change that is due; null when none is. */
export function afterNextDueChange(payment: GatewayPayment, now: number): GatewayPayment | null {
  const { next } = payment;
  const isDue = next !== null && next.at <= now;
  const isOver = isOpen(payment) && payment.expires_at <= now;
  if (next && isDue && (next.at < payment.expires_at || !isOver))
    return { ...payment, next: null, state: next.state };
  if (isOver) return { ...payment, state: "expired" };
  return settledChange(payment, now) ?? settledRefund(payment, now);
}

const longestTimer = 2 ** 31 - 1;

/** Calls for a payment at a time, in ms since 1970; a time further away than timers reach is left to the next start. */
function openAlarm(wake: (id: string) => void) {
  const timers = new Set<NodeJS.Timeout>();
  const wakeAt = (id: string, at: number) => {
    const wait = Math.max(0, at - Date.now());
    if (wait > longestTimer) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      // A busy process runs timers some milliseconds early, for they count from the start of its turn.
      if (Date.now() < at) wakeAt(id, at);
      else wake(id);
    }, wait);
    timers.add(timer);
  };
  return { wakeAt, stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

/** Sends what a test has held back, in this order. */
function release(
  { ledger, courier }: Pick<Options, "ledger" | "courier">,
  payment: GatewayPayment,
  order: "in_order" | "reversed",
): void {
  const held = [...ledger.openDeliveries()].filter(
    (delivery) => delivery.is_held && delivery.payment_id === payment.id,
  );
  const sent = held.map((delivery) => ({ ...delivery, is_held: false }));
  ledger.save(...sent.map((delivery) => ({ delivery })));
  courier.sendInTurn(order === "reversed" ? sent.toReversed() : sent);
}

function newRefund(request: NewRefund, key: string, due: number): Refund {
  return { id: `ref_${randomToken()}`, idempotency_key: key, request, state: "accepted", due_at: due };
}

function lapsed(payment: GatewayPayment): ReservedChange {
  return {
    id: `chg_${randomToken()}`,
    idempotency_key: "",
    kind: "lapse",
    amount: amountOf(payment),
    state: "authorisation_expired",
    due_at: Date.now(),
  };
}

function plannedBy(
  payment: GatewayPayment,
  { webhook, amount, refund, change }: ControlOrder,
): GatewayPayment {
  return {
    ...payment,
    ...(webhook ? { webhook } : {}),
    ...(amount ? { amount_taken: amount } : {}),
    ...(refund ? { refund_plan: refund } : {}),
    ...(change ? { change_plan: change } : {}),
  };
}

function isOpen({ state }: GatewayPayment): boolean {
  return state === "action_required" || state === "pending";
}

/** Why money cannot go back, or null. */
function refundRefusal(payment: GatewayPayment, { amount }: NewRefund): string | null {
  const taken = amountOf(payment);
  const given = payment.refunds
    .filter(({ state }) => state !== "refund_failed")
    .reduce((sum, { request }) => sum + request.amount.value, 0);
  if (!isTaken(payment)) return "not_paid";
  if (payment.refund_plan === "refused") return "refused_by_bank";
  if (amount.currency !== taken.currency) return "other_currency";
  return amount.value > taken.value - given ? "more_than_was_taken" : null;
}

/** Why a reserved amount can be neither captured nor released, or null. One capture, or one release. */
function changeRefusal(
  payment: GatewayPayment,
  kind: "capture" | "release",
  amount: NewRefund["amount"],
): string | null {
  const { state, request, changes, change_plan } = payment;
  if (state !== "authorised" || request.capture !== "manual") return "not_reserved";
  if (change_plan === "refused") return "refused_by_bank";
  const isFailed = (change: ReservedChange) =>
    change.state === "capture_failed" || change.state === "release_failed";
  if (changes.some((change) => !isFailed(change))) return "not_reserved";
  const reserved = amountOf(payment);
  if (amount.currency !== reserved.currency) return "other_currency";
  return kind === "capture" && amount.value > reserved.value ? "more_than_was_reserved" : null;
}

/** The payment after the bank is done with a capture or release of it, or null while there is nothing new. */
function settledChange(payment: GatewayPayment, now: number): GatewayPayment | null {
  const due = payment.changes.find(({ state, due_at }) => state === "accepted" && due_at <= now);
  if (!due || payment.change_plan === "waits") return null;
  const isDone = payment.change_plan === "done";
  const state =
    due.kind === "capture"
      ? isDone
        ? ("captured" as const)
        : ("capture_failed" as const)
      : isDone
        ? ("authorisation_cancelled" as const)
        : ("release_failed" as const);
  return {
    ...payment,
    changes: payment.changes.map((change) => (change === due ? { ...change, state } : change)),
  };
}

/** The payment after the bank is done with a refund of it, or null while there is nothing new. */
function settledRefund(payment: GatewayPayment, now: number): GatewayPayment | null {
  const due = payment.refunds.find(({ state, due_at }) => state === "accepted" && due_at <= now);
  if (!due || payment.refund_plan === "waits") return null;
  const state = payment.refund_plan === "done" ? ("refunded" as const) : ("refund_failed" as const);
  return {
    ...payment,
    refunds: payment.refunds.map((refund) => (refund === due ? { ...refund, state } : refund)),
  };
}
