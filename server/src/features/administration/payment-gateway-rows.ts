import type { PaymentGateway } from "@anteroom/contract/administration/payment-gateways";
import { hasSigningKey } from "@anteroom/domain/payment/gateway-kinds";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { appointmentStateLists, paymentStateLists } from "../../platform/database/state-lists.ts";
import { contentVersion } from "../../platform/http/replaces.ts";
import { parsePaymentMethods } from "../../shared/payment/gateway-accounts.ts";
import { webhookPath } from "../../shared/payment/webhook-path.ts";

type Wanted = { tenantId: number; baseUrl: URL; id?: number };

/**
 * Returns a clinic's gateways, or the one with this id, disabled ones included and removed ones not. Secrets
 * are shown by their last four characters only; `open_payments` counts payments that still need the gateway.
 */
export async function readPaymentGateways(
  tx: Tx,
  { tenantId, baseUrl, id }: Wanted,
): Promise<PaymentGateway[]> {
  const rows = await tx
    .selectFrom("payment_gateways as g")
    .select([
      "id",
      "kind",
      "name",
      "address",
      "merchant_account",
      "methods",
      "is_enabled",
      "capture",
      "created_at",
    ])
    .select(["api_key_end", "api_key_set_at", "signing_key_end", "signing_key_set_at"])
    .select(["old_signing_key_until", "last_notified_at", "last_tested_at", "last_test"])
    .select(openPayments.as("open_payments"))
    .where("removed_at", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: gatewayVersion(row),
    kind: row.kind,
    name: row.name,
    address: row.address,
    merchant_account: row.merchant_account,
    methods: parsePaymentMethods(row.methods),
    is_enabled: row.is_enabled,
    capture: row.capture,
    webhook_url: new URL(webhookPath(row.kind, { tenantId, gatewayId: row.id }), baseUrl).href,
    api_key: { last_four: row.api_key_end, set_at: row.api_key_set_at.toISOString() },
    signing_key: hasSigningKey(row.kind)
      ? {
          last_four: row.signing_key_end,
          set_at: row.signing_key_set_at.toISOString(),
          old_until: row.old_signing_key_until?.toISOString() ?? null,
        }
      : null,
    created_at: row.created_at.toISOString(),
    last_notified_at: row.last_notified_at?.toISOString() ?? null,
    last_test:
      row.last_tested_at && row.last_test
        ? { outcome: row.last_test, tested_at: row.last_tested_at.toISOString() }
        : null,
    open_payments: row.open_payments,
  }));
}

type Versioned = Pick<PaymentGateway, "name" | "address" | "merchant_account" | "is_enabled" | "capture"> & {
  methods: readonly string[];
  api_key_end: string;
  api_key_set_at: Date;
};

/** Returns the version of what `clinicChangePaymentGateway` replaces of a gateway. */
export const gatewayVersion = (row: Versioned): string =>
  contentVersion([
    row.name,
    row.address,
    row.merchant_account,
    row.methods.toSorted(),
    row.is_enabled,
    row.capture,
    row.api_key_end,
    row.api_key_set_at.toISOString(),
  ]);

/** Number of payments of the gateway `g` that still need it: open, to be refunded, or in dispute. */
const openPayments = sql<number>`(
  select count(*)::int from payments y join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
  where y.tenant_id = g.tenant_id and y.gateway_id = g.id and (
    y.status in ${paymentStateLists.open} or y.status in ${paymentStateLists.refundOwed} or y.status = 'reserved'
    or (y.status = 'cancelled' and y.reserved_until > now() and y.released_at is null)
    or (y.status = 'authorised' and a.status in ${appointmentStateLists.current})
    or y.dispute in ('information_requested', 'announced', 'prearbitration')
    or exists (select from payment_refunds r
      where r.tenant_id = y.tenant_id and r.payment_id = y.id and r.status = 'due')))`;

/**
 * Returns how many payments still need a gateway: open, reserved or to be released, to be refunded, paid for current appointments, or in
 * dispute. It cannot be removed until there are none.
 */
export async function countOpenPayments(tx: Tx, id: number): Promise<number> {
  const found = await tx
    .selectFrom("payment_gateways as g")
    .select(openPayments.as("count"))
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.count ?? 0;
}

/** Returns whether any payment was ever started at a gateway. */
export async function hasPayments(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom("payments")
    .select("id")
    .where("gateway_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether an enabled gateway other than `except` already has one of these methods. */
export async function isMethodTaken(tx: Tx, methods: readonly string[], except: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_gateways
    where removed_at is null and is_enabled and id <> ${except} and methods && ${[...methods]}::text[] limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
