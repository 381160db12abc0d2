import { createPublicKey } from "node:crypto";
import type { PublicKey } from "../../ports/app-authorization.ts";

const members = ["use", "alg", "n", "e", "crv", "x", "y"] as const;

/**
 * Returns the usable RSA and EC keys of a foreign JWK set, with public members only. Drops keys of other types,
 * keys without `kid`, and all keys whose `kid` occurs twice with one type. Checks no key material: see
 * `isStrongKey`.
 */
export function readPublicKeys(keys: readonly unknown[]): PublicKey[] {
  const read = keys.flatMap((key) => {
    const { kty, kid, ...rest } = (key ?? {}) as Record<string, unknown>;
    if ((kty !== "RSA" && kty !== "EC") || typeof kid !== "string" || kid === "") return [];
    const known = members.flatMap((name) => (typeof rest[name] === "string" ? [[name, rest[name]]] : []));
    return [{ kty, kid, ...Object.fromEntries(known) } as PublicKey];
  });
  return read.filter(({ kty, kid }) => read.filter((one) => one.kty === kty && one.kid === kid).length === 1);
}

/**
 * Returns whether a key can verify what SMART requires: RS384 with 2048 bits or more, or ES384. False for
 * malformed keys.
 */
export function isStrongKey(key: PublicKey): boolean {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails } = createPublicKey({ key, format: "jwk" });
    const { modulusLength = 0, namedCurve } = asymmetricKeyDetails ?? {};
    return type === "rsa" ? modulusLength >= 2048 : type === "ec" && namedCurve === "secp384r1";
  } catch {
    return false;
  }
}
