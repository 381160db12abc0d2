import { usesOwnGateway } from "@anteroom/domain/payment/own-gateways";
import { methodRules, paymentMethods, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import type { Payments } from "../../../ports/payments.ts";
import type { PayableRow } from "./payment-row.ts";

type Installed = Pick<Payments, "provider" | "capabilities">;

/** Where a payment is begun: at a gateway of the clinic, or at the installation's own account. */
export type PaymentPlace = { gatewayId: number | null; provider: string };

/**
 * Where each way to pay goes now. One that a gateway of the clinic is for goes through that one, or nowhere while it is
 * disabled: the clinic's money never turns to another account by itself. All others are as the settings say.
 */
export function placesOf(
  { own_gateways: gateways }: Pick<PayableRow, "own_gateways">,
  tenant: Tenant,
  installed: Installed,
): Map<PaymentMethod, PaymentPlace> {
  const places = new Map<PaymentMethod, PaymentPlace>();
  for (const method of paymentMethods) {
    const own = (gateways ?? []).filter(({ methods }) => methods.includes(method));
    const enabled = own.find(({ is_enabled }) => is_enabled);
    if (enabled) places.set(method, { gatewayId: enabled.id, provider: enabled.kind });
    else if (own.length === 0 && isInstalled(method, tenant, installed))
      places.set(method, { gatewayId: null, provider: installed.provider });
  }
  return places;
}

/** The ways to pay that the clinic offers as it is remembered: enough to book, and asked again when a payment is begun. */
export function rememberedMethods(tenant: Tenant, installed: Installed): PaymentMethod[] {
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
