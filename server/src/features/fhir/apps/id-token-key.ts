import { createPrivateKey, generateKeyPair, type JsonWebKey } from "node:crypto";
import { promisify } from "node:util";
import { calculateJwkThumbprint } from "jose";
import { seal, unseal, type DataKey, type SealContext } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";

type Place = { dataKey: DataKey; tenantId: number };

/** Generates and stores the clinic's key for signing ID tokens (RSA 2048, RS256, private part encrypted), unless it has one. */
export async function ensureIdTokenKey(tx: Tx, place: Place, now: Date): Promise<void> {
  if (await readPublicIdTokenKey(tx)) return;
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const jwk = publicKey.export({ format: "jwk" });
  const kid = await calculateJwkThumbprint(jwk as Parameters<typeof calculateJwkThumbprint>[0]);
  await tx
    .insertInto("id_token_keys")
    .values({
      tenant_id: place.tenantId,
      public_jwk: JSON.stringify({ ...jwk, kid, use: "sig", alg: "RS256" }),
      sealed_private_key: seal(privateKey.export({ type: "pkcs8", format: "der" }), contextOf(place)),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the public JWK for verifying the clinic's ID tokens; null until `ensureIdTokenKey` made one. */
export async function readPublicIdTokenKey(tx: Tx): Promise<JsonWebKey | null> {
  const row = await tx.selectFrom("id_token_keys").select("public_jwk").executeTakeFirst();
  return (row?.public_jwk as JsonWebKey | undefined) ?? null;
}

/** Returns the decrypted private JWK with `kid` and `alg`; null until `ensureIdTokenKey` made one. */
export async function readIdTokenKey(tx: Tx, place: Place): Promise<JsonWebKey | null> {
  const row = await tx.selectFrom("id_token_keys").selectAll().executeTakeFirst();
  if (!row) return null;
  const key = Buffer.from(unseal(row.sealed_private_key, contextOf(place)));
  const jwk = createPrivateKey({ key, format: "der", type: "pkcs8" }).export({ format: "jwk" });
  return { ...(row.public_jwk as JsonWebKey), ...jwk };
}

const contextOf = ({ dataKey, tenantId }: Place): SealContext => ({
  dataKey,
  purpose: "id-token-key",
  tenantId,
  patientId: tenantId, // one key a clinic
});
