import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
  ["2001:db8:0:7:1:2:3:4", "2001:db8:0:7"],
  ["2001:0DB8::7:0:0:0:9", "2001:db8:0:7"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
] as const)("networkOf returns the network of %s", ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});
