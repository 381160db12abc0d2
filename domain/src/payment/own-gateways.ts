import type { PaymentMethodSettings } from "../clinic/settings.ts";
import { captureModeOf, type CaptureMode } from "./gateway-kinds.ts";
import { methodRules, type PaymentMethod } from "./payment-methods.ts";

/** A clinic's own gateway and the payment methods it handles. */
export type OwnGateway = { methods: readonly PaymentMethod[]; is_enabled: boolean; capture: CaptureMode };

/** The provider name that settings use for the clinic's own account; never the installation's. */
const throughOwn = { provider: "clinic", clientKey: null };

/**
 * Returns whether a payment method, as `withOwnGateways` offers it, uses the clinic's own account; false for
 * undefined.
 */
export function usesOwnGateway(gateway: { provider: string } | undefined): boolean {
  return gateway?.provider === throughOwn.provider;
}

/**
 * Returns the offered payment methods with the clinic's own gateways applied: their methods use them, whatever the
 * settings say, and say where money is reserved first. A method whose only gateway is disabled is not offered: money
 * never goes to another account.
 */
export function withOwnGateways(
  settings: PaymentMethodSettings,
  gateways: readonly OwnGateway[],
): PaymentMethodSettings {
  const offered = { ...settings };
  for (const { methods } of gateways)
    for (const method of methods) delete offered[methodRules[method].gateway];
  for (const { methods, is_enabled, capture } of gateways)
    if (is_enabled)
      for (const method of methods)
        offered[methodRules[method].gateway] =
          captureModeOf(capture, method) === "manual" ? { ...throughOwn, capture: "manual" } : throughOwn;
  return offered;
}
