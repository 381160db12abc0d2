import { expect, test } from "vitest";
import { allowedApiOrigins, readApiAddress } from "./api-address.ts";

const listed = ["https://api.qa.example"];

test.each([
  ["development", "any"],
  ["qa", listed],
  ["staging", listed],
  ["production", null],
  ["an unknown one", null],
])(
  "in %s the addresses a developer may choose are those of %j",
  { tags: ["S2.OVL.10", "S2.OVL.11", "D.50"] },
  (environment, origins) => {
    expect(allowedApiOrigins(environment, listed)).toEqual(origins);
  },
);

test.each([
  ["http://localhost:9000/api", "any", { address: "http://localhost:9000/api/" }],
  [" https://api.example/api/ ", "any", { address: "https://api.example/api/" }],
  ["ftp://api.example/", "any", { trouble: "not-an-address" }],
  ["javascript:alert(1)", "any", { trouble: "not-an-address" }],
  ["https://me:word@api.example/", "any", { trouble: "not-an-address" }],
  ["https://api.example/?a=1", "any", { trouble: "not-an-address" }],
  ["/api/", "any", { trouble: "not-an-address" }],
  ["", "any", { trouble: "not-an-address" }],
  ["https://api.qa.example/api/", listed, { address: "https://api.qa.example/api/" }],
  ["HTTPS://API.qa.example:443/api", listed, { address: "https://api.qa.example/api/" }],
  ["https://api.qa.example:8443/api", listed, { trouble: "not-listed" }],
  ["http://[::1]:9000/", "any", { address: "http://[::1]:9000/" }],
  ["http://api.qa.example/api/", listed, { trouble: "not-listed" }],
  ["https://api.qa.example.evil.example/", listed, { trouble: "not-listed" }],
  ["https://api.qa.example/", [], { trouble: "not-listed" }],
  ["https://api.qa.example/", null, { trouble: "not-listed" }],
] as const)("%j where %j may be chosen: %j", { tags: ["D.50"] }, (typed, origins, expected) => {
  expect(readApiAddress(typed, origins)).toEqual(expected);
});
