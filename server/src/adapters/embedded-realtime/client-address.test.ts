import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddresses } from "./client-address.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as IncomingMessage;

test.each([
  ["nobody is trusted", "", "198.51.100.1", "203.0.113.1", "198.51.100.1"],
  ["the proxy is trusted", "127.0.0.1", "127.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["the proxy is trusted by its name", "loopback", "::ffff:127.0.0.1", "203.0.113.1", "203.0.113.1"],
  ["the browser invents an address", "10.0.0.0/8", "10.1.2.3", "1.1.1.1, 203.0.113.1", "203.0.113.1"],
  ["two proxies are trusted", "10.0.0.0/8, fd00::/8", "10.1.2.3", "203.0.113.1, fd00::7", "203.0.113.1"],
  ["all that is named is trusted", "10.0.0.0/8", "10.1.2.3", "10.0.0.9", "10.0.0.9"],
  ["the proxy says nothing", "10.0.0.0/8", "10.1.2.3", undefined, "10.1.2.3"],
  ["the proxy says nonsense", "10.0.0.0/8", "10.1.2.3", "unknown", "unknown"],
])("the address of a connection is correct where %s", (_what, trusted, remote, forwarded, address) => {
  expect(clientAddresses(trusted)(request(remote, forwarded))).toBe(address);
});

test("a trusted proxy that is not an address aborts the start", () => {
  expect(() => clientAddresses("proxy.example")).toThrow("TRUSTED_PROXIES");
});
