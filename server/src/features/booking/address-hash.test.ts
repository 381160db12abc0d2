import { expect, test } from "vitest";
import { openAddressHash } from "./address-hash.ts";

const monday = new Date("2027-03-01T09:00:00.000Z");

test.each([
  ["10.0.0.1", "10.0.0.1", true],
  ["10.0.0.1", "::ffff:10.0.0.1", true],
  ["10.0.0.1", "10.0.0.2", false],
  ["2001:db8:1:2::1", "2001:0db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::1", "::2", true],
])("%s and %s count as the same household: %s", { tags: ["D.71"] }, (a, b, same) => {
  const hash = openAddressHash();
  expect(hash(a, monday).equals(hash(b, monday))).toBe(same);
});

test("the hash of an address changes daily", { tags: ["D.71"] }, () => {
  const hash = openAddressHash();
  const today = hash("10.0.0.1", monday);
  expect(hash("10.0.0.1", new Date("2027-03-02T09:00:00.000Z")).equals(today)).toBe(false);
});
