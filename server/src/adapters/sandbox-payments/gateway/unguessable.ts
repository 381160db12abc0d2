import { randomBytes, randomInt } from "node:crypto";

/** A name nobody can guess, for an id or a token. */
export function unguessable(): string {
  return randomBytes(18).toString("base64url");
}

/** So many random digits; never a leading zero, which people leave out. */
export function randomDigits(count: number): string {
  return Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join("");
}
