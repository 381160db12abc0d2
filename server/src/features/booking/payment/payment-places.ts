import { captureModeOf, type CaptureMode } from "@anteroom/domain/payment/gateway-kinds";
import { usesOwnGateway } from "@anteroom/domain/payment/own-gateways";
import { methodRules, paymentMethods, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import type { Payments } from "../../../ports/payments.ts";
import type { PayableRow } from "./payment-row.ts";

type Installed = Pick<Payments, "provider" | "capabilities">;

/**
 * Where a payment starts: at a gateway of the clinic, or, with `gatewayId` null, at the installation's
 * account, which captures at once.
 */
export type PaymentPlace = { gatewayId: number | null; provider: string; capture: CaptureMode };

/**
 * Returns where each available payment method goes now; unavailable ones are missing. A method with a clinic
 * gateway uses only that one, and is unavailable while it is disabled: money never switches accounts. Others
 * require the settings to name the installed provider, and that provider to support them.
 */
export function paymentPlacesOf(
  { own_gateways: gateways }: Pick<PayableRow, "own_gateways">,
  tenant: Tenant,
  installed: Installed,
): Map<PaymentMethod, PaymentPlace> {
  const places = new Map<PaymentMethod, PaymentPlace>();
  for (const method of paymentMethods) {
    const own = (gateways ?? []).filter(({ methods }) => methods.includes(method));
    const enabled = own.find(({ is_enabled }) => is_enabled);
    if (enabled)
      places.set(method, {
        gatewayId: enabled.id,
        provider: enabled.kind,
        capture: captureModeOf(enabled.capture, method),
      });
    else if (own.length === 0 && isInstalled(method, tenant, installed))
      places.set(method, { gatewayId: null, provider: installed.provider, capture: "immediate" });
  }
  return places;
}

/**
 * Returns the clinic's payment methods from the cached settings: enough to book, but possibly outdated.
 * Starting a payment uses `paymentPlacesOf` instead.
 */
export function cachedPaymentMethods(tenant: Tenant, installed: Installed): PaymentMethod[] {
  return paymentMethods.filter(
    (method) =>
      usesOwnGateway(tenant.settings.gateways[methodRules[method].gateway]) ||
      isInstalled(method, tenant, installed),
  );
}

function isInstalled(method: PaymentMethod, { settings }: Tenant, { provider, capabilities }: Installed) {
  return (
    settings.gateways[methodRules[method].gateway]?.provider === provider &&
    capabilities.methods.includes(method)
  );
}
