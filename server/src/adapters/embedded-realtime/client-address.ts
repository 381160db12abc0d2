import type { IncomingMessage } from "node:http";
import { plainAddress, trustedProxies } from "../../platform/http/addresses/trusted-proxies.ts";

/**
 * Tells the address a request comes from. `trusted` lists addresses, networks (`10.0.0.0/8`) or names; each trusted
 * proxy's word (`X-Forwarded-For`) on who was before it counts, and nobody else's. An upgrade passes no route of Fastify,
 * which decides it the same way for requests. Throws where an entry is no address.
 */
export function clientAddresses(trusted: string): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies(trusted);
  return ({ socket, headers }) => {
    const { "x-forwarded-for": forwarded = [] } = headers;
    const before = [forwarded]
      .flat()
      .join(",")
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "");
    const chain = [plainAddress(socket.remoteAddress ?? ""), ...before.reverse().map(plainAddress)];
    return chain.find((address) => !isTrusted(address)) ?? chain.at(-1) ?? "";
  };
}
