import { openGateways } from "../open-gateways.ts";
import type { PaymentGateways } from "../ports/payment-gateways.ts";

/** Returns the payment gateways of development, including the sandbox and local programs. */
export function testGateways(now: () => Date): PaymentGateways {
  return openGateways({ hasSandbox: true, allowsLocal: true, now });
}
