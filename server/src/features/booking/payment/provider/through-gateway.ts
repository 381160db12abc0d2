import { withTenant } from "../../../../platform/database/database.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import type { Payments } from "../../../../ports/payments.ts";
import { readGatewayAccount } from "../../../../shared/payment/gateway-accounts.ts";
import type { PaymentDeps, ProviderDeps } from "../payment-deps.ts";

/**
 * Returns the provider of a payment: where it started, enabled or not. A removed gateway refuses everything. Must not
 * run inside a transaction.
 */
export async function throughGateway(
  deps: PaymentDeps,
  tenant: Pick<Tenant, "id">,
  gatewayId: number | null,
): Promise<ProviderDeps> {
  if (gatewayId === null) return { ...deps, through: deps.payments, gatewayId };
  const { db, clock, config } = deps.services;
  const place = { dataKey: config.dataKey, tenantId: tenant.id, gatewayId };
  const account = await withTenant(db, tenant.id, (tx) => readGatewayAccount(tx, place, clock.now()));
  const isThere = account !== null && deps.gateways.methodsOf(account.kind) !== null;
  return { ...deps, through: isThere ? deps.gateways.open(account) : removedGateway, gatewayId };
}

const reason = "The clinic has removed the gateway.";

const removedGateway: Payments = {
  provider: "removed",
  capabilities: { methods: [] },
  begin: () => Promise.resolve({ outcome: "refused", reason }),
  outcomeOf: () => Promise.resolve({ state: "unknown" }),
  cancel: () => Promise.resolve({ state: "unknown" }),
  refund: () => Promise.resolve({ outcome: "refused", reason }),
  readNotification: () => ({ reading: "bad_signature" }),
};
