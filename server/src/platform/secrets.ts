import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret of 256 bits for an address or a header. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token: it recognises the token and cannot give it back. */
export function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Compares in constant time. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An appointment code: eight characters of Crockford base 32 (D.90). */
export function newCode(): string {
  return Array.from({ length: 8 }, () => crockford[randomInt(crockford.length)]).join("");
}
