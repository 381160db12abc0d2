import { expect, test } from "vitest";
import { connectionFailureOf } from "./connection-failure.ts";
import { NoPublicAddress } from "./public-addresses.ts";

const errorOf = (code: string) => Object.assign(new Error("x"), { code });

test.each([
  ["ENOTFOUND", "name_not_found"],
  ["ECONNREFUSED", "unreachable"],
  ["ETIMEDOUT", "unreachable"],
  ["EAI_AGAIN", "unreachable"],
  ["ECONNRESET", "connection_lost"],
  ["CERT_HAS_EXPIRED", "tls_failed"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "tls_failed"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "tls_failed"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "tls_failed"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "tls_failed"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "tls_failed"],
  ["HPE_INVALID_CONSTANT", null],
] as const)("an error with the code %s is classified as %s", (code, kind) => {
  expect(connectionFailureOf(errorOf(code))).toBe(kind);
});

test("a name with private addresses only is not public, and an error without a code is not classified", () => {
  expect(connectionFailureOf(new NoPublicAddress("x"))).toBe("not_public");
  expect(connectionFailureOf(new Error("x"))).toBeNull();
  expect(connectionFailureOf("x")).toBeNull();
});
