import { createHash } from "node:crypto";
import { gatewayMethods } from "@anteroom/domain/payment/gateway-kinds";
import type {
  BegunPayment,
  OutcomeQuestion,
  PaymentOutcome,
  Payments,
  PaymentRequest,
} from "../../ports/payments.ts";
import type { RequestLedger } from "../../ports/request-ledger.ts";
import { isNoAnswer, webpayCaller, type WebpayAccount, type WebpayCaller } from "./webpay-caller.ts";
import { Created, readWebpayReturn, reasonOf } from "./webpay-messages.ts";
import { closePayment, commitPayment, queryPayment } from "./webpay-outcomes.ts";
import { refundPayment } from "./webpay-refunds.ts";

/** The payment methods that this adapter supports. */
export const webpayMethods = gatewayMethods.webpay;

type Options = WebpayAccount & { ledger: RequestLedger; now?: () => Date };

type Deps = { call: WebpayCaller; ledger: RequestLedger; now: () => Date };

/**
 * Payments through Transbank's Webpay Plus, in whole pesos: credit, debit and prepaid cards on its form, so no card data
 * reaches us. It sends no messages: the payer's return commits, and a job asks. Ignores `pageUrl`, `locale` and
 * `shopName`, which the form takes from the account.
 */
export function webpayPayments({ ledger, now = () => new Date(), ...account }: Options): Payments {
  const deps: Deps = { call: webpayCaller(account), ledger, now };
  return {
    provider: "webpay",
    capabilities: { methods: webpayMethods },
    begin: async (request) => refusalBefore(request, now()) ?? openForm(deps, request),
    outcomeOf: (question) => answerTo(deps, question),
    cancel: (providerReference) => closePayment(deps, providerReference),
    refund: (request) => refundPayment(deps, request),
    readNotification: () => ({ reading: "bad_signature" }),
    readReturn: readWebpayReturn,
  };
}

function answerTo(deps: Deps, question: OutcomeQuestion) {
  if (!("returned" in question)) return queryPayment(deps, question.providerReference);
  const { payload = "", resultCode } = question.returned;
  if (resultCode === "Cancelled") return closePayment(deps, payload);
  if (resultCode === "Expired") return expirePayment(deps, payload);
  return commitPayment(deps, payload);
}

async function expirePayment(deps: Deps, token: string): Promise<PaymentOutcome> {
  const outcome = await closePayment(deps, token);
  return outcome.state === "cancelled" ? { ...outcome, state: "expired" } : outcome;
}

const longestUrl = 255;

function refusalBefore(request: PaymentRequest, now: Date): BegunPayment | null {
  if (request.deadline <= now) return { outcome: "refused", reason: "the deadline is over" };
  if (!(webpayMethods as readonly string[]).includes(request.method))
    return { outcome: "refused", reason: "no such way to pay" };
  if (request.capture === "manual") return { outcome: "refused", reason: "no capture at a later time" };
  if (request.currency !== "CLP")
    return { outcome: "refused", reason: `amounts in ${request.currency} are not supported` };
  return returnUrlOf(request).length > longestUrl
    ? { outcome: "refused", reason: "the return address is too long" }
    : null;
}

/** The payer comes back to the server, which commits and leads on to the page. */
function returnUrlOf({ notificationUrl, returnUrl }: PaymentRequest): string {
  return `${notificationUrl}/return?to=${encodeURIComponent(new URL(returnUrl).pathname)}`;
}

/** How long another call may be creating the transaction, in ms. */
const creatingMs = 15_000;

/**
 * Creates a transaction, and returns the one that was created under the key before. One whose answer was lost cannot be
 * paid: nobody has seen its token.
 */
async function openForm({ call, ledger, now }: Deps, request: PaymentRequest): Promise<BegunPayment> {
  const { idempotencyKey: key, reference, amountMinor } = request;
  const claim = await ledger.claim({ key, operation: "begin", subject: key, patienceMs: creatingMs });
  if (claim.state === "answered") return begun(claim.answer);
  if (claim.state !== "claimed") return { outcome: "unavailable" };
  const answer = await call("/transactions", {
    method: "POST",
    body: {
      buy_order: buyOrderOf(key, now()),
      session_id: reference,
      amount: amountMinor,
      return_url: returnUrlOf(request),
    },
  });
  const created =
    answer?.status === 200 || answer?.status === 201 ? Created.safeParse(answer.body).data : undefined;
  if (created) return begun(await ledger.settle(key, created));
  await ledger.release(key);
  if (answer && (answer.status === 401 || answer.status === 403)) return { outcome: "session_failed" };
  if (isNoAnswer(answer) || answer.status < 300) return { outcome: "unavailable" };
  return { outcome: "refused", reason: reasonOf(answer) };
}

function begun(stored: unknown): BegunPayment {
  const created = Created.safeParse(stored).data;
  if (!created) return { outcome: "unavailable" };
  const url = new URL(created.url);
  url.searchParams.set("token_ws", created.token);
  return {
    outcome: "begun",
    providerReference: created.token,
    action: { type: "redirect", url: url.href },
  };
}

const longestBuyOrder = 26;

/**
 * Our key where it fits, for people who look a payment up at Transbank, with the time: Webpay takes no order twice, and a
 * repeat after a lost answer is another.
 */
function buyOrderOf(key: string, at: Date): string {
  const order = `${key}-${Math.floor(at.getTime() / 1000).toString(36)}`;
  if (order.length <= longestBuyOrder) return order;
  return createHash("sha256").update(order).digest("hex").slice(0, longestBuyOrder);
}
