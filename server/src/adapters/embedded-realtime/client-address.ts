import type { IncomingMessage } from "node:http";
import net from "node:net";

/** The names that `TRUSTED_PROXIES` may use instead of addresses, as in Fastify. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Tells the address a request comes from. `trusted` lists addresses, networks (`10.0.0.0/8`) or names; each trusted
 * proxy's word (`X-Forwarded-For`) on who was before it counts, and nobody else's. An upgrade passes no route of Fastify,
 * which decides it the same way for requests. Throws where an entry is no address.
 */
export function clientAddresses(trusted: string): (request: IncomingMessage) => string {
  const proxies = new net.BlockList();
  const entries = trusted.split(/[\s,]+/).filter((entry) => entry !== "");
  for (const entry of entries.flatMap((one) => named[one] ?? [one])) {
    const [address = "", bits] = entry.split("/");
    if (net.isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is no address.`);
    const family = net.isIPv6(address) ? "ipv6" : "ipv4";
    proxies.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  const isTrusted = (address: string) =>
    net.isIP(address) !== 0 && proxies.check(address, net.isIPv6(address) ? "ipv6" : "ipv4");
  return ({ socket, headers }) => {
    const { "x-forwarded-for": forwarded = [] } = headers;
    const before = [forwarded]
      .flat()
      .join(",")
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "");
    const chain = [plain(socket.remoteAddress ?? ""), ...before.reverse().map(plain)];
    return chain.find((address) => !isTrusted(address)) ?? chain.at(-1) ?? "";
  };
}

/** An IPv4 address as such where IPv6 carries it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
