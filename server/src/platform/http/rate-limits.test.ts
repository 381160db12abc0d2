import { expect, it } from "vitest";
import { addressSubject } from "./rate-limits.ts";

it("an IPv6 /64 counts as one network in every notation", () => {
  const ofNetwork = addressSubject("2a01:4f8::1");
  for (const address of ["2a01:4f8::2", "2a01:4f8:0:0:7::", "2A01:04F8:0000:0000:0:0:0:9"])
    expect(addressSubject(address)).toEqual(ofNetwork);
  expect(addressSubject("2a01:4f8:0:1::1")).not.toEqual(ofNetwork);
});

it("a mapped IPv4 address counts as the IPv4 address", () => {
  expect(addressSubject("::ffff:192.0.2.7")).toEqual(addressSubject("192.0.2.7"));
  expect(addressSubject("192.0.2.8")).not.toEqual(addressSubject("192.0.2.7"));
});
