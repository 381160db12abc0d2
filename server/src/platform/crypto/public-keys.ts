import { createPublicKey } from "node:crypto";
import type { PublicKey } from "../../ports/app-authorization.ts";

const members = ["use", "alg", "n", "e", "crv", "x", "y"] as const;

/** Reads a JWK set of somebody else: public members alone, keys of other kinds left out, and each key whose id another one has too. */
export function readPublicKeys(keys: readonly unknown[]): PublicKey[] {
  const read = keys.flatMap((key) => {
    const { kty, kid, ...rest } = (key ?? {}) as Record<string, unknown>;
    if ((kty !== "RSA" && kty !== "EC") || typeof kid !== "string" || kid === "") return [];
    const known = members.flatMap((name) => (typeof rest[name] === "string" ? [[name, rest[name]]] : []));
    return [{ kty, kid, ...Object.fromEntries(known) } as PublicKey];
  });
  return read.filter(({ kty, kid }) => read.filter((one) => one.kty === kty && one.kid === kid).length === 1);
}

/** Whether a key can verify what SMART asks for: RS384 with 2048 bits or more, or ES384. */
export function isStrongKey(key: PublicKey): boolean {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails } = createPublicKey({ key, format: "jwk" });
    const { modulusLength = 0, namedCurve } = asymmetricKeyDetails ?? {};
    return type === "rsa" ? modulusLength >= 2048 : type === "ec" && namedCurve === "secp384r1";
  } catch {
    return false;
  }
}
