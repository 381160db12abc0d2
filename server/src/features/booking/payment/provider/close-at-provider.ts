import { providerStates, type ProviderState } from "@anteroom/domain/payment/payment-state";
import type { PaymentOutcome } from "../../../../ports/payments.ts";
import type { ProviderDeps } from "../payment-deps.ts";
import { isUndecided, type PaymentRow } from "../payment-row.ts";

/**
 * Asks the provider to cancel a payment that may be open there, and returns its answer: `authorised` when it
 * was paid. Returns `unknown`, without asking, when nothing is open there. Changes nothing in the database.
 */
export async function closeAtProvider(
  { through }: Pick<ProviderDeps, "through">,
  payment: PaymentRow | null,
): Promise<PaymentOutcome> {
  if (!payment?.provider_reference) return { state: "unknown" };
  if (!isUndecided(payment)) return { state: "unknown" };
  return through.cancel(payment.provider_reference);
}

/** Returns an outcome's provider state as `word`; empty for `unknown` and `unavailable`. */
export function providerStateIn({ state }: PaymentOutcome): { word?: ProviderState } {
  const word = providerStates.find((known) => known === state);
  return word === undefined ? {} : { word };
}
