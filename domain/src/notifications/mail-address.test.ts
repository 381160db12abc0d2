import { expect, test } from "vitest";
import {
  dkimRecordName,
  dkimRecordValue,
  dmarcPolicyOf,
  dmarcRecordNames,
  isDkimKeyPublished,
  mailDomainOf,
} from "./mail-address.ts";

const key = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A";

test.each([
  ["hello@Mar.Example", "mar.example"],
  ["a@b.mar.example", "b.mar.example"],
  ["a@localhost", null],
  ["a@mar.localhost", null],
  ["a@printer.local", null],
  ["a@10.0.0.1", null],
  ["a@mar..example", null],
  ["a@-mar.example", null],
  [`a@${"x".repeat(64)}.example`, null],
])("the domain of %s is %s", (address, domain) => expect(mailDomainOf(address)).toBe(domain));

test("a key is published at its selector below the domain", () => {
  expect(dkimRecordName("anteroom-1", "mar.example")).toBe("anteroom-1._domainkey.mar.example");
  expect(dkimRecordValue(key)).toBe(`v=DKIM1; k=rsa; p=${key}`);
});

test.each([
  ["as asked for", [dkimRecordValue(key)], true],
  ["in quotation marks", [`"${dkimRecordValue(key)}"`], true],
  ["with spaces in the key", [`v=DKIM1;k=rsa;p= ${key.slice(0, 9)} ${key.slice(9)} ;`], true],
  ["without version and kind", [`p=${key}`], true],
  ["for emails with SHA-256", [`v=DKIM1; h=sha256; s=email; p=${key}`], true],
  ["for any service", [`v=DKIM1; s=*; p=${key}`], true],
  ["not there", [], false],
  ["another", [dkimRecordValue(`${key}B`)], false],
  ["withdrawn", ["v=DKIM1; k=rsa; p="], false],
  ["said to be of Ed25519", [`v=DKIM1; k=ed25519; p=${key}`], false],
  ["for SHA-1 alone", [`v=DKIM1; h=sha1; p=${key}`], false],
  ["for another service", [`v=DKIM1; s=tlsrpt; p=${key}`], false],
  ["of another version", [`v=DKIM2; p=${key}`], false],
  ["beside a second record", [dkimRecordValue(key), "v=spf1 -all"], false],
])("a key that is %s: %j is %s", (_, found, isPublished) =>
  expect(isDkimKeyPublished(found, key)).toBe(isPublished),
);

test("DMARC is looked for at the domain and its parents, but not at the top", () => {
  expect(dmarcRecordNames("mail.mar.example")).toEqual(["_dmarc.mail.mar.example", "_dmarc.mar.example"]);
});

test.each([
  [["v=DMARC1; p=reject; rua=mailto:x@mar.example"], false, "reject"],
  [["v=DMARC1; p=Quarantine"], false, "quarantine"],
  [["v=DMARC1; p=none"], false, "none"],
  [["v=DMARC1"], false, "none"],
  [["v=DMARC1; p=reject; sp=none"], true, "none"],
  [["v=DMARC1; p=reject; sp=none"], false, "reject"],
  [["v=DMARC1; p=reject"], true, "reject"],
  [["v=spf1 -all"], false, null],
  [["v=DMARC1; p=reject", "v=DMARC1; p=none"], false, null],
  [[], false, null],
])("the policy of %j (a parent's: %s) is %s", (found, isParents, policy) =>
  expect(dmarcPolicyOf(found, isParents)).toBe(policy),
);
