import { expect, test } from "vitest";
import { anybody, createConnectionLimits, unlimited } from "./connection-limits.ts";

const never = () => false;
const from = (address: string, clinicId: number | null = null) => ({ address, clinicId });

test.each([
  ["one IPv4 address", "203.0.113.7", "203.0.113.7", true],
  ["two IPv4 addresses", "203.0.113.7", "203.0.113.8", false],
  ["two addresses of one IPv6 network", "2001:db8:1:2::1", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", true],
  ["one IPv6 network in either notation", "2001:db8::1", "2001:0db8:0:0:1::", true],
  ["two IPv6 networks", "2001:db8:1:2::1", "2001:db8:1:3::1", false],
])("a limit per address counts %s together: %s and %s, %s", (_what, one, other, isSame) => {
  const connections = createConnectionLimits({ perAddress: 1, perClinic: Infinity });
  connections.add(from(one), "a");
  expect(connections.roomFor(from(other), never) === null).toBe(isSame);
});

test("a limit per clinic applies to all addresses and not to another clinic", () => {
  const connections = createConnectionLimits({ perAddress: Infinity, perClinic: 2 });
  connections.add(from("192.0.2.1", 1), "a");
  connections.add(from("192.0.2.2", 1), "b");
  expect(connections.roomFor(from("192.0.2.3", 1), never)).toBeNull();
  expect(connections.roomFor(from("192.0.2.3", 2), never)).toEqual([]);
  connections.remove(from("192.0.2.1", 1), "a");
  expect(connections.roomFor(from("192.0.2.3", 1), never)).toEqual([]);
});

test("the oldest expendable connection is evicted, once for both limits", () => {
  const connections = createConnectionLimits({ perAddress: 3, perClinic: 3 });
  for (const id of ["in a call", "old", "new"]) connections.add(from("192.0.2.1", 1), id);
  expect(connections.roomFor(from("192.0.2.1", 1), (id) => id !== "in a call")).toEqual(["old"]);
});

test("uncounted visitors and absent limits never refuse a connection", () => {
  const connections = createConnectionLimits({ perAddress: 1, perClinic: 1 });
  connections.add(anybody, "a");
  expect(connections.roomFor(anybody, never)).toEqual([]);
  const open = createConnectionLimits(unlimited);
  open.add(from("192.0.2.1", 1), "a");
  expect(open.roomFor(from("192.0.2.1", 1), never)).toEqual([]);
});
