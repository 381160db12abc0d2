import { openGateways } from "../open-gateways.ts";
import type { PaymentGateways } from "../ports/payment-gateways.ts";

/**
 * Returns the payment gateways as in development: with the sandbox, and with addresses on this
 * machine allowed.
 */
export function testGateways(now: () => Date): PaymentGateways {
  return openGateways({ hasSandbox: true, allowsLocal: true, now });
}
