import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { signatureOf } from "../channel-pass.ts";
import { refuseSignature } from "./signature.ts";

const keys = { key: "k", secret: "s" };
const now = Date.UTC(2027, 2, 1, 9);
const path = "/apps/k/events";
const md5 = (body: string) => createHash("md5").update(body).digest("hex");

/** A request of a program that has the secret. */
function signed(body: string, change: Readonly<Record<string, string>> = {}) {
  const fields = {
    auth_key: "k",
    auth_timestamp: String(now / 1_000),
    auth_version: "1.0",
    body_md5: md5(body),
    ...change,
  };
  const text = Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const auth_signature = signatureOf(keys.secret, `POST\n${path}\n${text}`);
  return { method: "POST", path, query: new URLSearchParams({ ...fields, auth_signature }), body };
}

test("a freshly signed request is accepted", { tags: ["S7.TP.05"] }, () => {
  expect(refuseSignature(signed("{}"), keys, now)).toBeNull();
});

test.each([
  ["another body than the signed one", { ...signed("{}"), body: "[]" }, "Invalid body_md5"],
  ["another address", { ...signed("{}"), path: "/apps/k/batch_events" }, "Invalid signature"],
  ["another method", { ...signed("{}"), method: "GET" }, "Invalid signature"],
  ["another application's key", signed("{}", { auth_key: "other" }), "Unknown auth_key"],
  [
    "a way of signing of which nothing is known",
    signed("{}", { auth_version: "2.0" }),
    "Unknown auth_version",
  ],
  ["no time at all", signed("{}", { auth_timestamp: "soon" }), "Timestamp expired"],
])("%s is refused", { tags: ["S7.TP.05"] }, (_, request, wanted) => {
  expect(refuseSignature(request, keys, now)).toBe(wanted);
});

test.each([
  [600, null],
  [601, "Timestamp expired"],
  [-600, null],
  [-601, "Timestamp expired"],
])("a signature that is %s seconds old: %s", { tags: ["S7.TP.05"] }, (seconds, wanted) => {
  expect(refuseSignature(signed("{}"), keys, now + seconds * 1_000)).toBe(wanted);
});
