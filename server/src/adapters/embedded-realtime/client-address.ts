import type { IncomingMessage } from "node:http";
import { plainAddress, trustedProxies } from "../../platform/http/addresses/trusted-proxies.ts";

/**
 * Returns a function that finds a request's client address. `trusted` lists addresses, networks (`10.0.0.0/8`) or names
 * of proxies whose `X-Forwarded-For` counts. WebSocket upgrades bypass Fastify, which decides the same way for
 * requests. Throws on an invalid entry.
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
