import { isIPv6 } from "node:net";

/**
 * Returns the network of one household: the IPv4 address, also of an IPv4-mapped one, or the first 64 bits of an IPv6
 * address as four groups, however it is written. Returns any other text unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join(".");
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

const bytesOf = (group: number) => [group >> 8, group & 255];

/** Returns the eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = (address.split("%")[0] ?? "").split("::").map(readGroups);
  if (tail === undefined) return [...head];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/** Reads groups between colons; the last may be an IPv4 address, which is two groups. */
function readGroups(text: string): number[] {
  const parts = text === "" ? [] : text.split(":");
  return parts.flatMap((part) => {
    const bytes = part.split(".").map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    return bytes.length === 4 ? [a * 256 + b, c * 256 + d] : [Number.parseInt(part, 16)];
  });
}
