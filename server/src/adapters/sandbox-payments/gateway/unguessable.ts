import { randomBytes, randomInt } from "node:crypto";

/** Returns a random id or token that cannot be guessed. */
export function randomToken(): string {
  return randomBytes(18).toString("base64url");
}

/** Returns random digits without a leading zero. */
export function randomDigits(count: number): string {
  return Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join("");
}
