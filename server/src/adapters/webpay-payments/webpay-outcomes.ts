import type { ProviderState } from "@anteroom/domain/payment/payment-state";
import type { PaymentOutcome } from "../../ports/payments.ts";
import type { RequestLedger } from "../../ports/request-ledger.ts";
import { isNoAnswer, type WebpayAnswer, type WebpayCaller } from "./webpay-caller.ts";
import { Token, Transaction } from "./webpay-messages.ts";

type Deps = { call: WebpayCaller; ledger: RequestLedger };

/** How long a commit or refund without an answer may still be at work at Webpay, in ms. */
export const settlingMs = 30_000;

const commitKey = (token: string) => `commit ${token}`;

/** Queries a transaction's status. A malformed or unknown token is `unknown`, also one too old for Webpay (7 days). */
export async function readStatus(call: WebpayCaller, token: string): Promise<StatusReading> {
  if (!Token.safeParse(token).success) return { reading: "unknown" };
  return readAnswer(await call(`/transactions/${token}`));
}

/** The result of a status query. `unavailable`: no usable answer. */
export type StatusReading =
  | { reading: "found"; transaction: Transaction }
  | { reading: "unknown" }
  | { reading: "unavailable" };

function readAnswer(answer: WebpayAnswer): StatusReading {
  if (isNoAnswer(answer)) return { reading: "unavailable" };
  if (answer.status !== 200) return { reading: "unknown" };
  const transaction = Transaction.safeParse(answer.body).data;
  return transaction ? { reading: "found", transaction } : { reading: "unknown" };
}

/** Queries the state of a payment. Repeats a commit that was begun and got no answer; changes nothing otherwise. */
export async function queryPayment({ call, ledger }: Deps, token: string): Promise<PaymentOutcome> {
  const outcome = outcomeOf(token, await readStatus(call, token));
  if (outcome.state !== "action_required") return outcome;
  const commit = await ledger.find(commitKey(token));
  if (!commit) return outcome;
  if (isClosed(commit.answer)) return closed(outcome);
  return commit.answer === null ? commitPayment({ call, ledger }, token) : outcome;
}

/**
 * Commits a transaction whose payer came back from the form, once: without a commit Webpay gives the money back. A second
 * call, and one whose answer was lost, asks for the status; `unavailable` while the first may be at work.
 */
export async function commitPayment({ call, ledger }: Deps, token: string): Promise<PaymentOutcome> {
  if (!Token.safeParse(token).success) return { state: "unknown" };
  const before = outcomeOf(token, await readStatus(call, token));
  if (before.state !== "action_required" && before.state !== "unavailable") return before;
  const key = commitKey(token);
  const claim = await ledger.claim({ key, operation: "commit", subject: token, patienceMs: settlingMs });
  // The payer is back: the claim makes a later question commit.
  if (before.state === "unavailable") return before;
  if (claim.state === "answered") return isClosed(claim.answer) ? closed(before) : { state: "unavailable" };
  if (claim.state !== "claimed") return { state: "unavailable" };
  const answer = await call(`/transactions/${token}`, { method: "PUT", body: {} });
  const committed = outcomeOf(token, readAnswer(answer));
  if (isNoAnswer(answer)) {
    const now = outcomeOf(token, await readStatus(call, token));
    if (now.state === "action_required") return { state: "unavailable" };
    if (isEnd(now)) await ledger.settle(key, { state: now.state });
    return now;
  }
  if (isEnd(committed)) {
    await ledger.settle(key, { state: committed.state });
    return committed;
  }
  // Refused, as when the form has not been filled in yet: the status tells, and a later return may commit.
  const now = outcomeOf(token, await readStatus(call, token));
  if (isEnd(now)) await ledger.settle(key, { state: now.state });
  else await ledger.release(key);
  return now;
}

/**
 * Closes a transaction and returns its final state. Webpay has no such call, and needs none: what is not committed takes
 * no money, so that the commit is ruled out here. `unavailable` while a commit may be at work.
 */
export async function closePayment({ call, ledger }: Deps, token: string): Promise<PaymentOutcome> {
  const outcome = outcomeOf(token, await readStatus(call, token));
  if (outcome.state !== "action_required") return outcome;
  const key = commitKey(token);
  const claim = await ledger.claim({ key, operation: "commit", subject: token, patienceMs: settlingMs });
  if (claim.state === "answered") return isClosed(claim.answer) ? closed(outcome) : { state: "unavailable" };
  if (claim.state !== "claimed") return { state: "unavailable" };
  const stored = await ledger.settle(key, { state: "closed" });
  return isClosed(stored) ? closed(outcome) : { state: "unavailable" };
}

type Known = Extract<PaymentOutcome, { reference: string }>;

const closed = (outcome: Known): PaymentOutcome => ({ ...outcome, state: "cancelled" });

const isClosed = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "state" in answer && answer.state === "closed";

const isEnd = ({ state }: PaymentOutcome) =>
  state !== "action_required" && state !== "unavailable" && state !== "unknown";

type StatusOutcome = Known | Extract<PaymentOutcome, { state: "unknown" | "unavailable" }>;

function outcomeOf(token: string, read: StatusReading): StatusOutcome {
  if (read.reading !== "found") return { state: read.reading };
  const { amount, session_id: reference } = read.transaction;
  const state = stateOf(read.transaction);
  if (state === null) return { state: "unknown" };
  return { state, providerReference: token, reference, amountMinor: amount, currency: "CLP" };
}

/** Approved is `AUTHORIZED` with the response code 0 and nothing else. */
function stateOf({ status, response_code: code }: Transaction): ProviderState | null {
  if (status === "AUTHORIZED") return code === 0 ? "authorised" : "refused";
  return states[status] ?? null;
}

const states: Readonly<Record<string, ProviderState>> = {
  INITIALIZED: "action_required",
  CAPTURED: "authorised",
  PARTIALLY_NULLIFIED: "authorised",
  FAILED: "refused",
  // The money went back before we knew of it.
  REVERSED: "cancelled",
  NULLIFIED: "cancelled",
};
