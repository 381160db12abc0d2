import { randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { hashOf } from "../../platform/crypto/secrets.ts";

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

/** Returns the network of one household: the IPv4 address, or the first 64 bits of an IPv6 one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap: string[] =
    tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => "0");
  return [...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
