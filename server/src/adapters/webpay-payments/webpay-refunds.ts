import type { RefundAnswer, RefundRequest } from "../../ports/payments.ts";
import type { RequestLedger } from "../../ports/request-ledger.ts";
import { isNoAnswer, type WebpayAnswer, type WebpayCaller } from "./webpay-caller.ts";
import { reasonOf, Refunded, Token } from "./webpay-messages.ts";
import { readStatus, settlingMs, type StatusReading } from "./webpay-outcomes.ts";

type Deps = { call: WebpayCaller; ledger: RequestLedger };

/**
 * Sends money back, once for each key. Webpay knows no keys: one refund of a payment is under way at a time, the balance
 * before it is stored, and a refund whose answer was lost is looked up by the balance after it.
 */
export async function refundPayment(deps: Deps, request: RefundRequest): Promise<RefundAnswer> {
  const { call, ledger } = deps;
  const { providerReference: token, idempotencyKey: key, currency } = request;
  if (currency !== "CLP") return { outcome: "refused", reason: `amounts in ${currency} are not supported` };
  if (!Token.safeParse(token).success) return { outcome: "refused", reason: "no payment of Webpay" };
  const asked = { key, operation: "refund", subject: token, isAlone: true, patienceMs: settlingMs } as const;
  const claim = await ledger.claim(asked);
  if (claim.state === "answered") return claim.answer as RefundAnswer; // stored below
  if (claim.state !== "claimed") return { outcome: "unavailable" };
  const status = await readStatus(call, token);
  const before = noteOf(claim.note);
  if (status.reading === "unavailable") {
    if (!before) await ledger.release(key);
    return { outcome: "unavailable" };
  }
  const balance = balanceOf(status);
  if (!before) await ledger.note(key, { balance });
  else {
    const done = lookUp(before.balance, balance, request.amountMinor);
    if (done) return settle(deps, key, done);
  }
  return send(deps, request);
}

async function send({ call, ledger }: Deps, request: RefundRequest): Promise<RefundAnswer> {
  const { providerReference: token, idempotencyKey: key, amountMinor } = request;
  const answer = await call(`/transactions/${token}/refunds`, {
    method: "POST",
    body: { amount: amountMinor },
  });
  const read = readRefund(answer, amountMinor);
  return read.outcome === "unavailable" ? read : settle({ call, ledger }, key, read);
}

const settle = async ({ ledger }: Deps, key: string, answer: RefundAnswer) =>
  (await ledger.settle(key, answer)) as RefundAnswer; // the first one stored

function readRefund(answer: WebpayAnswer, amountMinor: number): RefundAnswer {
  if (isNoAnswer(answer)) return { outcome: "unavailable" };
  if (answer.status >= 300) return { outcome: "refused", reason: reasonOf(answer) };
  const made = Refunded.safeParse(answer.body).data;
  // Looked up by the balance later.
  if (!made) return { outcome: "unavailable" };
  if (made.type === "REVERSED") return { outcome: "refunded", refundReference: null };
  const { response_code: code, nullified_amount: amount } = made;
  if (code !== null && code !== 0) return { outcome: "refused", reason: `Webpay's response code ${code}` };
  if (amount !== null && amount !== amountMinor) return { outcome: "unavailable" };
  const { authorization_code: name, authorization_date: at } = made;
  return { outcome: "refunded", refundReference: name === null ? null : `${name}@${at ?? ""}` };
}

/** Returns the end of a refund that was sent before, or null: it has to be sent again. */
function lookUp(before: number | null, now: number | null, amountMinor: number): RefundAnswer | null {
  if (before !== null && now === before) return null;
  if (before !== null && now === before - amountMinor) return { outcome: "refunded", refundReference: null };
  return {
    outcome: "refused",
    reason: "Webpay gave no answer, and its balance does not tell. Look at Transbank before you repeat it.",
  };
}

/** Returns what can still go back, or null: Webpay does not tell, as for payments older than seven days. */
function balanceOf(status: StatusReading): number | null {
  if (status.reading !== "found") return null;
  const { status: state, amount, balance } = status.transaction;
  if (state === "AUTHORIZED" || state === "CAPTURED") return amount;
  if (state === "PARTIALLY_NULLIFIED") return balance ?? null;
  return state === "REVERSED" || state === "NULLIFIED" ? 0 : null;
}

function noteOf(note: unknown): { balance: number | null } | null {
  if (typeof note !== "object" || note === null || !("balance" in note)) return null;
  return { balance: typeof note.balance === "number" ? note.balance : null };
}
