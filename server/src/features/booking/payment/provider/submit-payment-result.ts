import type { submitPaymentResult as endpoint } from "@anteroom/contract/appointment/payment";
import type { Call } from "../../../../platform/http/mount.ts";
import { isProblem, problem } from "../../../../platform/http/problem.ts";
import type { PaymentOutcome, ReturnedResult } from "../../../../ports/payments.ts";
import { applyPaymentEvent, eventOfOutcome } from "./apply-payment-event.ts";
import { getPaymentInfo } from "../get-payment-info.ts";
import type { PaymentDeps, ProviderDeps } from "../payment-deps.ts";
import { throughGateway } from "./through-gateway.ts";
import { findPayable, isOwn, isUndecided, newestPayment, type PaymentRow } from "../payment-row.ts";

/**
 * Sends the values of a payment page to the provider, or queries it (empty body), applies the answer and
 * returns the payment. Only the provider's answer counts, never the URL (D.77). Asks only while the payment
 * is undecided; `payment_unavailable` when the provider does not answer.
 */
export async function submitPaymentResult(call: Call<typeof endpoint>, given: PaymentDeps) {
  const { tx, tenant, caller, params, body } = call;
  const payment = await tx(async (one) => {
    const appointment = await findPayable(one, params.appointment_id);
    if (!appointment || !isOwn(caller, appointment)) return problem("not_found");
    return newestPayment(one, appointment.id);
  });
  if (isProblem(payment)) return payment;
  if (payment && isUndecided(payment)) {
    const deps = await throughGateway(given, tenant, payment.gateway_id);
    const outcome = await ask(deps, payment, body);
    if (outcome.state === "unavailable") return problem("payment_unavailable", { retry_after: 5 });
    if (outcome.state !== "unknown") await applyPaymentEvent(deps, tenant, eventOfOutcome(outcome));
  }
  return getPaymentInfo(call, given);
}

/** Sends the page's values to providers that need them; an answer about another payment is ignored. */
async function ask(
  { through }: ProviderDeps,
  payment: PaymentRow,
  body: PageResult,
): Promise<PaymentOutcome> {
  const returned = returnedOf(body);
  if (Object.keys(returned).length > 0) {
    const outcome = await through.outcomeOf({ returned });
    if ("reference" in outcome && outcome.reference === payment.reference) return outcome;
  }
  const { provider_reference: providerReference } = payment;
  if (providerReference === null) return { state: "unknown" };
  return through.outcomeOf({ providerReference });
}

type PageResult = Call<typeof endpoint>["body"];

function returnedOf({ payload, resultCode, paymentData }: PageResult): ReturnedResult {
  return {
    ...(payload === undefined ? {} : { payload }),
    ...(resultCode === undefined ? {} : { resultCode }),
    ...(paymentData === undefined ? {} : { paymentData }),
  };
}
