import { openGateways } from "../open-gateways.ts";
import type { PaymentGateways } from "../ports/payment-gateways.ts";

/** Gateways of clinics as in development: the sandbox among them, and programs on this machine. */
export function testGateways(now: () => Date): PaymentGateways {
  return openGateways({ hasSandbox: true, allowsLocal: true, now });
}
