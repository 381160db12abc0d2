import { withTenant } from "../../../../platform/database/database.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import type { Payments } from "../../../../ports/payments.ts";
import { readGatewayAccount } from "../../../../shared/payment/gateway-accounts.ts";
import { openRequestLedger } from "../../../../shared/payment/request-ledger.ts";
import type { PaymentDeps, ProviderDeps } from "../payment-deps.ts";

/**
 * Returns `deps` with the provider of a payment: the gateway at which it started, enabled or not, or the
 * installation's for null. A removed gateway refuses payments, captures and refunds, knows no outcome and accepts no
 * webhook. Opens a transaction to read the keys, so it must not run inside one.
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
  const ledger = openRequestLedger({ db, tenantId: tenant.id, gatewayId, now: clock.now });
  return { ...deps, through: isThere ? deps.gateways.open(account, ledger) : removedGateway, gatewayId };
}

const reason = "The clinic has removed the gateway.";

const removedGateway: Payments = {
  provider: "removed",
  capabilities: { methods: [] },
  begin: () => Promise.resolve({ outcome: "refused", reason }),
  outcomeOf: () => Promise.resolve({ state: "unknown" }),
  cancel: () => Promise.resolve({ state: "unknown" }),
  refund: () => Promise.resolve({ outcome: "refused", reason }),
  capture: () => Promise.resolve({ outcome: "refused", reason }),
  release: () => Promise.resolve({ outcome: "refused", reason }),
  readNotification: () => ({ reading: "bad_signature" }),
};
