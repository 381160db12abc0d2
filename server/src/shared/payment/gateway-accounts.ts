import { hasSigningKey } from "@anteroom/domain/payment/gateway-kinds";
import { paymentMethods, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { seal, unseal, type DataKey, type SealContext } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { GatewayAccount } from "../../ports/payment-gateways.ts";

/** Identifies the gateway to which a sealed secret belongs. */
export type GatewayPlace = { dataKey: DataKey; tenantId: number; gatewayId: number };
type SecretPurpose = "gateway-api-key" | "gateway-signing-key";

/** Encrypts a gateway's secret for the database, bound to the gateway and purpose. */
export function sealGatewaySecret(secret: string, purpose: SecretPurpose, place: GatewayPlace): Buffer {
  return seal(Buffer.from(secret), contextOf(purpose, place));
}

const unsealSecret = (sealed: Buffer, purpose: SecretPurpose, place: GatewayPlace) =>
  Buffer.from(unseal(sealed, contextOf(purpose, place))).toString("utf8");

const contextOf = (purpose: SecretPurpose, { dataKey, tenantId, gatewayId }: GatewayPlace): SealContext => ({
  dataKey,
  purpose,
  tenantId,
  patientId: gatewayId, // the row, whatever it is of
});

/**
 * Returns a gateway's account with decrypted secrets; the previous signing key is included while it is valid
 * at `now`. Null when it does not exist, was removed, or lacks a required secret; disabled gateways are returned.
 */
export async function readGatewayAccount(
  tx: Tx,
  place: GatewayPlace,
  now: Date,
): Promise<GatewayAccount | null> {
  const row = await tx
    .selectFrom("payment_gateways")
    .selectAll()
    .where("id", "=", place.gatewayId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!row?.sealed_api_key || (hasSigningKey(row.kind) && !row.sealed_signing_key)) return null;
  const { sealed_old_signing_key: old, old_signing_key_until: until } = row;
  const isOldGood = old !== null && until !== null && until > now;
  const keys = [row.sealed_signing_key, isOldGood ? old : null].filter((key) => key !== null);
  return {
    kind: row.kind,
    address: row.address,
    merchantAccount: row.merchant_account,
    apiKey: unsealSecret(row.sealed_api_key, "gateway-api-key", place),
    signingKeys: keys.map((sealed) => unsealSecret(sealed, "gateway-signing-key", place)),
  };
}

/**
 * Returns the known payment methods among the names of a database column, in the order of `paymentMethods`.
 */
export function parsePaymentMethods(names: readonly string[]): PaymentMethod[] {
  return paymentMethods.filter((method) => names.includes(method));
}
