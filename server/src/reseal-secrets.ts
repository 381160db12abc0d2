import { sql } from "kysely";
import { reseal, type DataKey } from "./platform/crypto/secrets.ts";
import { withTenant, type Database } from "./platform/database/database.ts";

/** The columns that hold secrets sealed with `DATA_KEY`: table, column, purpose, and the column of the owner's id. */
export const sealedColumns = [
  { table: "second_factors", column: "sealed_secret", purpose: "totp", belongsTo: "patient_id" },
  { table: "staff", column: "sealed_totp", purpose: "staff-totp", belongsTo: "id" },
  { table: "staff_signatures", column: "sealed_png", purpose: "staff-signature", belongsTo: "staff_id" },
  { table: "webhook_endpoints", column: "sealed_secret", purpose: "webhook", belongsTo: "id" },
  { table: "webhook_endpoints", column: "sealed_old_secret", purpose: "webhook", belongsTo: "id" },
  { table: "payment_gateways", column: "sealed_api_key", purpose: "gateway-api-key", belongsTo: "id" },
  {
    table: "payment_gateways",
    column: "sealed_signing_key",
    purpose: "gateway-signing-key",
    belongsTo: "id",
  },
  {
    table: "payment_gateways",
    column: "sealed_old_signing_key",
    purpose: "gateway-signing-key",
    belongsTo: "id",
  },
  {
    table: "staff_sign_in_providers",
    column: "sealed_client_secret",
    purpose: "staff-sign-in",
    belongsTo: "id",
  },
  {
    table: "patient_sign_in_providers",
    column: "sealed_client_secret",
    purpose: "patient-sign-in",
    belongsTo: "id",
  },
  { table: "id_token_keys", column: "sealed_private_key", purpose: "id-token-key", belongsTo: "tenant_id" },
  {
    table: "id_token_keys",
    column: "sealed_next_private_key",
    purpose: "id-token-key",
    belongsTo: "tenant_id",
  },
  { table: "mail_addresses", column: "sealed_private_key", purpose: "mail-dkim", belongsTo: "tenant_id" },
  { table: "busy_feeds", column: "sealed_url", purpose: "busy-feed", belongsTo: "id" },
] as const;

/**
 * Seals secrets of a clinic again with the own key when another key sealed them. Returns how many; throws when no
 * key opens one. Safe beside running servers: a row that changes meanwhile is skipped.
 */
export async function resealSecrets(db: Database, tenantId: number, dataKey: DataKey): Promise<number> {
  return withTenant(db, tenantId, async (tx) => {
    let count = 0;
    for (const { table, column, purpose, belongsTo } of sealedColumns) {
      const { rows } = await sql<{ id: number; sealed: Buffer }>`
        select ${sql.ref(belongsTo)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(tx);
      for (const { id, sealed } of rows) {
        const fresh = reseal(sealed, { dataKey, purpose, tenantId, patientId: id });
        if (fresh === null) continue;
        const { numAffectedRows = 0n } = await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}
          where ${sql.ref(belongsTo)} = ${id} and ${sql.ref(column)} = ${sealed}`.execute(tx);
        count += Number(numAffectedRows);
      }
    }
    return count;
  });
}
