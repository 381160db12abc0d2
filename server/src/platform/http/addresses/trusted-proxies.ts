import net from "node:net";

/** The names that `TRUSTED_PROXIES` may use instead of addresses, as in Fastify. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Parses `TRUSTED_PROXIES`: addresses, networks (`10.0.0.0/8`) or names. Returns a test whether an address is one of
 * them. Throws on an invalid entry.
 */
export function trustedProxies(list: string): (address: string) => boolean {
  const proxies = new net.BlockList();
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== "");
  for (const entry of entries.flatMap((one) => named[one] ?? [one])) {
    const [address = "", bits] = entry.split("/");
    if (net.isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is no address.`);
    const family = net.isIPv6(address) ? "ipv6" : "ipv4";
    proxies.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return (address) =>
    net.isIP(address) !== 0 && proxies.check(address, net.isIPv6(address) ? "ipv6" : "ipv4");
}

/** Returns an IPv4-mapped IPv6 address as IPv4; others unchanged. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
