import { expect, test } from "vitest";
import { hostRule, isHostName, isProven, proofRecordName, proofRecordValue } from "./clinic-hosts.ts";

const production = { baseHost: "clinic.example", isProduction: true };
const development = { baseHost: "localhost", isProduction: false };

test.each([
  ["mar.example", "proof"],
  ["www.mar.example", "proof"],
  ["mar.clinic.example", "free"],
  ["ipe.clinic.example", "reserved"],
  ["mar.other.clinic.example", "reserved"],
  ["clinic.example", "reserved"],
  ["notclinic.example", "proof"],
  ["mar.localhost", "reserved"],
  ["mar", "malformed"],
  ["10.0.0.7", "malformed"],
  ["mar.example.", "malformed"],
  ["Mar.example", "malformed"],
  ["mar.example:8080", "malformed"],
  ["*.mar.example", "malformed"],
  [`${"a".repeat(64)}.example`, "malformed"],
] as const)("in production %s is %s for the clinic mar", (host, rule) => {
  expect(hostRule(host, "mar", production)).toBe(rule);
});

test("local host names need no proof in development, and all others do", () => {
  expect(hostRule("date.mar.localhost", "mar", development)).toBe("free");
  expect(hostRule("mar.example", "mar", development)).toBe("proof");
});

test("a record proves a host name by its complete text", () => {
  expect(proofRecordName("mar.example")).toBe("_anteroom.mar.example");
  expect(isProven(["v=spf1 -all", ` "${proofRecordValue("abc")}" `], "abc")).toBe(true);
  for (const found of [[], ["abc"], [proofRecordValue("abcd")], [`x ${proofRecordValue("abc")}`]])
    expect(isProven(found, "abc")).toBe(false);
});

test("a host name has small letters, digits and hyphens between dots", () => {
  expect(["a", "a-b.example", "localhost"].every(isHostName)).toBe(true);
  expect(["", "-a.example", "a..example", "a_b.example", "é.example"].some(isHostName)).toBe(false);
});
