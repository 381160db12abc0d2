import { randomBytes } from "node:crypto";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { networkOf } from "../../platform/http/addresses/network-of.ts";

/**
 * Returns an irreversible hash of the address's network: the IPv4 address, or the first 64 bits of an IPv6
 * one. It is the same for all requests of one UTC day, in one process.
 */
export type AddressHash = (address: string, now: Date) => Buffer;

/**
 * Creates an address hash with a random salt in memory. The salt changes at midnight UTC and on restart, and
 * differs between servers.
 */
export function openAddressHash(): AddressHash {
  let day = "";
  let salt = "";
  return (address, now) => {
    const today = now.toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      salt = randomBytes(32).toString("base64url");
    }
    return hashOf(`${salt} ${networkOf(address)}`);
  };
}
