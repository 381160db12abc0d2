import type { clinicTestPaymentGateway as endpoint } from "@anteroom/contract/administration/payment-gateways";
import type { Services } from "../../platform/config/services.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem, problem } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { PaymentGateways } from "../../ports/payment-gateways.ts";
import { parsePaymentMethods, readGatewayAccount } from "../../shared/payment/gateway-accounts.ts";

/** What the gateway routes require. */
export type GatewayDeps = {
  services: Pick<Services, "app" | "config" | "clock">;
  gateways: PaymentGateways;
};

/** Least time between two tests of a gateway, in ms. */
const testEvery = 10_000;

/**
 * Checks a gateway's account at its provider, outside any transaction, stores the outcome and audits the
 * test. `missing_methods` lists configured methods that the account lacks; null when unknown. At most every
 * 10 seconds.
 */
export async function testGateway(
  { tenant, caller, params, now, tx }: Call<typeof endpoint>,
  { services: { config, clock }, gateways }: GatewayDeps,
) {
  const { gateway_id: id } = params;
  const claimed = await tx(async (one) => {
    const row = await one
      .selectFrom("payment_gateways")
      .select(["last_tested_at", "methods"])
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return problem("not_found");
    const wait = testEvery - (now.getTime() - (row.last_tested_at?.getTime() ?? 0));
    if (wait > 0) return problem("too_many_requests", { retry_after: Math.ceil(wait / 1000) });
    await one
      .updateTable("payment_gateways")
      .set({ last_tested_at: now, last_test: null })
      .where("id", "=", id)
      .execute();
    const object = `payment_gateway/${id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "payment_gateway.test", object });
    const place = { dataKey: config.dataKey, tenantId: tenant.id, gatewayId: id };
    const account = await readGatewayAccount(one, place, clock.now());
    return account ? { account, methods: parsePaymentMethods(row.methods) } : problem("not_found");
  });
  if (isProblem(claimed)) return claimed;
  const result = await gateways.test(claimed.account);
  await tx((one) =>
    one.updateTable("payment_gateways").set({ last_test: result.outcome }).where("id", "=", id).execute(),
  );
  const known = result.outcome === "works" ? result.methods : null;
  const missing_methods = known && claimed.methods.filter((method) => !known.includes(method));
  return { data: { entity: { outcome: result.outcome, missing_methods } } };
}
