import type { Selectable } from "kysely";
import { seal, unseal, type DataKey, type SealContext } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ProviderClient } from "../../ports/sign-in-providers.ts";

/** The row of a clinic's OpenID provider. */
export type ProviderRow = Selectable<Tables["staff_sign_in_providers"]>;

/** Who signs in with a provider, and where its row is. */
export type ProviderAudience = {
  /** The type of one table stands for both: they have the same columns. */
  table: "staff_sign_in_providers";
  identities: "staff_identities" | "patient_identities";
  /** The purpose of its sealed client secret. */
  purpose: "staff-sign-in" | "patient-sign-in";
  /** The redirect path, on each host of a clinic. */
  returnPath: string;
  /** Its name in the audit log. */
  object: "sign_in_provider" | "patient_sign_in_provider";
};

/** People who work at a clinic, at its desk. */
export const staffAudience: ProviderAudience = {
  table: "staff_sign_in_providers",
  identities: "staff_identities",
  purpose: "staff-sign-in",
  returnPath: "/desk/sign-in",
  object: "sign_in_provider",
};

/** Patients of a clinic. */
export const patientAudience: ProviderAudience = {
  table: "patient_sign_in_providers" as "staff_sign_in_providers",
  identities: "patient_identities",
  purpose: "patient-sign-in",
  returnPath: "/login",
  object: "patient_sign_in_provider",
};

/** The provider to which a secret belongs. */
type ProviderPlace = { dataKey: DataKey; tenantId: number; providerId: number };

/** Encrypts a client secret for the database, bound to its provider. */
export function sealClientSecret(
  secret: string,
  { purpose }: Pick<ProviderAudience, "purpose">,
  place: ProviderPlace,
): Buffer {
  return seal(Buffer.from(secret), contextOf(purpose, place));
}

/** Returns the clinic's provider, enabled or not; undefined without one. */
export function readProvider(
  tx: Tx,
  { table }: Pick<ProviderAudience, "table">,
): Promise<ProviderRow | undefined> {
  return tx.selectFrom(table).selectAll().executeTakeFirst();
}

/**
 * Returns the clinic's OpenID client with its decrypted secret, also when the provider is disabled; null
 * without a provider.
 */
export function clientOf(
  row: ProviderRow | undefined,
  { purpose }: Pick<ProviderAudience, "purpose">,
  place: Omit<ProviderPlace, "providerId">,
): ProviderClient | null {
  if (!row?.sealed_client_secret) return null;
  const secret = unseal(row.sealed_client_secret, contextOf(purpose, { ...place, providerId: row.id }));
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: Buffer.from(secret).toString("utf8"),
  };
}

const contextOf = (
  purpose: ProviderAudience["purpose"],
  { dataKey, tenantId, providerId }: ProviderPlace,
): SealContext => ({
  dataKey,
  purpose,
  tenantId,
  patientId: providerId, // the row, whatever it is of
});
