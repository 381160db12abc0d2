import { expect, test } from "vitest";
import { failureCode } from "./failure-code.ts";

const refused = { name: "Error", message: "550 5.1.1 <ana@patients.example>: no such user" };

test.each([
  ["ECONNREFUSED", { code: "ECONNREFUSED" }],
  ["EENVELOPE 550", { ...refused, code: "EENVELOPE", responseCode: 550 }],
  ["Error", refused],
  ["TypeError", new TypeError("cannot read ana@patients.example")],
  ["Error", { ...refused, code: "ana@patients.example" }],
  ["ENOTFOUND", new Error("Twilio could not be reached.", { cause: { code: "ENOTFOUND" } })],
  ["unknown", null],
])("a failure is named %s, without its message", (code, error) => {
  expect(failureCode(error)).toBe(code);
});
