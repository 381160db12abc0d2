import { createPrivateKey, generateKeyPair, type JsonWebKey } from "node:crypto";
import { promisify } from "node:util";
import { calculateJwkThumbprint } from "jose";
import { seal, unseal, type DataKey, type SealContext } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";

/** The clinic whose key it is. */
export type KeyPlace = { dataKey: DataKey; tenantId: number };

/** Generates and stores the clinic's key for signing ID tokens, unless it has one. */
export async function ensureIdTokenKey(tx: Tx, place: KeyPlace, now: Date): Promise<void> {
  const known = await tx.selectFrom("id_token_keys").select("tenant_id").executeTakeFirst();
  if (known) return;
  const { publicJwk, sealed } = await generateIdTokenKey(place);
  await tx
    .insertInto("id_token_keys")
    .values({
      tenant_id: place.tenantId,
      public_jwk: publicJwk,
      sealed_private_key: sealed,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns a new key for signing ID tokens (RSA 2048, RS256): the public JWK as JSON, and the encrypted private part. */
export async function generateIdTokenKey(place: KeyPlace): Promise<{ publicJwk: string; sealed: Buffer }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const jwk = publicKey.export({ format: "jwk" });
  const kid = await calculateJwkThumbprint(jwk as Parameters<typeof calculateJwkThumbprint>[0]);
  return {
    publicJwk: JSON.stringify({ ...jwk, kid, use: "sig", alg: "RS256" }),
    sealed: seal(privateKey.export({ type: "pkcs8", format: "der" }), contextOf(place)),
  };
}

/**
 * Returns the public JWKs that verify the clinic's ID tokens: of the key that signs, of the next one and of the one
 * before. Empty until `ensureIdTokenKey` made one.
 */
export async function readPublicIdTokenKeys(tx: Tx, now: Date): Promise<JsonWebKey[]> {
  const row = await tx
    .selectFrom("id_token_keys")
    .select(["public_jwk", "next_public_jwk", "old_public_jwk", "old_ends_at"])
    .executeTakeFirst();
  if (!row) return [];
  const isOldPublished = row.old_ends_at !== null && row.old_ends_at > now;
  const keys = [row.public_jwk, row.next_public_jwk, isOldPublished ? row.old_public_jwk : null];
  return keys.filter((key) => key !== null) as JsonWebKey[];
}

/** Returns the decrypted private JWK that signs, with `kid` and `alg`; null until `ensureIdTokenKey` made one. */
export async function readIdTokenKey(tx: Tx, place: KeyPlace): Promise<JsonWebKey | null> {
  const row = await tx
    .selectFrom("id_token_keys")
    .select(["public_jwk", "sealed_private_key"])
    .executeTakeFirst();
  if (!row) return null;
  const key = Buffer.from(unseal(row.sealed_private_key, contextOf(place)));
  const jwk = createPrivateKey({ key, format: "der", type: "pkcs8" }).export({ format: "jwk" });
  return { ...(row.public_jwk as JsonWebKey), ...jwk };
}

const contextOf = ({ dataKey, tenantId }: KeyPlace): SealContext => ({
  dataKey,
  purpose: "id-token-key",
  tenantId,
  patientId: tenantId, // keys of a clinic
});
