import type { Selectable } from "kysely";
import { seal, unseal, type DataKey, type SealContext } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderClient } from "../../ports/sign-in-providers.ts";

/** The row of a clinic's provider. */
export type ProviderRow = Selectable<Tables["staff_sign_in_providers"]>;

/** Of which provider a secret is. */
type ProviderPlace = { dataKey: DataKey; tenantId: number; providerId: number };

/** Encrypts a client secret for the database. */
export function sealClientSecret(secret: string, place: ProviderPlace): Buffer {
  return seal(Buffer.from(secret), contextOf(place));
}

/** Returns the clinic's provider; undefined without one. */
export function readProvider(tx: Tx): Promise<ProviderRow | undefined> {
  return tx.selectFrom("staff_sign_in_providers").selectAll().executeTakeFirst();
}

/** Returns the clinic's OpenID client; null without a provider. */
export function clientOf(
  row: ProviderRow | undefined,
  place: Omit<ProviderPlace, "providerId">,
): ProviderClient | null {
  if (!row?.sealed_client_secret) return null;
  const secret = unseal(row.sealed_client_secret, contextOf({ ...place, providerId: row.id }));
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: Buffer.from(secret).toString("utf8"),
  };
}

const contextOf = ({ dataKey, tenantId, providerId }: ProviderPlace): SealContext => ({
  dataKey,
  purpose: "staff-sign-in",
  tenantId,
  patientId: providerId, // the row, whatever it is of
});
