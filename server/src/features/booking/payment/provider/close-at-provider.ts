import { providerStates, type ProviderState } from "@anteroom/domain/payment/payment-state";
import type { PaymentOutcome } from "../../../../ports/payments.ts";
import type { ProviderDeps } from "../payment-deps.ts";
import type { PaymentRow } from "../payment-row.ts";

/** Asks the provider to take nothing any more for a payment that it may have open, and what it then says. */
export async function closeAtProvider(
  { through }: Pick<ProviderDeps, "through">,
  payment: PaymentRow | null,
): Promise<PaymentOutcome> {
  if (!payment?.provider_reference) return { state: "unknown" };
  if (payment.status !== "action_required" && payment.status !== "pending") return { state: "unknown" };
  return through.cancel(payment.provider_reference);
}

/** The provider's own word in an outcome; nothing where it is silent or knows nothing. */
export function saidIn({ state }: PaymentOutcome): { word?: ProviderState } {
  const word = providerStates.find((known) => known === state);
  return word === undefined ? {} : { word };
}
