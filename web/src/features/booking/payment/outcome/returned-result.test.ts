import { expect, test } from "vitest";
import { readReturn } from "./returned-result.ts";

test(
  "the data returned by a payment page is read",
  { tags: ["S3.PAYRESULT.01", "S2.R15.q-payload", "S2.R15.q-resultCode", "S2.R15.q-paymentData"] },
  () => {
    expect(readReturn({ payload: "abc", resultCode: "Authorised", paymentData: '{"a":1}' })).toEqual({
      result: { payload: "abc", resultCode: "Authorised", paymentData: '{"a":1}' },
      isUnreadable: false,
      closesItself: false,
    });
  },
);

test("a claim alone makes the page ask the server", { tags: ["S2.R15.q-payment-success"] }, () => {
  expect(readReturn({ "payment-success": "true" }).result).toEqual({});
});

test.each(["{", "undefined", "<script>", '{"a":'])(
  "%s is invalid JSON, which is reported and not forwarded",
  { tags: ["S2.R15.q-paymentData"] },
  (paymentData) => {
    expect(readReturn({ payload: "abc", paymentData })).toMatchObject({
      result: { payload: "abc" },
      isUnreadable: true,
    });
  },
);

test("oversized values are dropped", { tags: ["D.77"] }, () => {
  expect(readReturn({ payload: "x".repeat(5000), resultCode: "y".repeat(101) }).result).toEqual({});
});

test("autoClose closes the page, and a normal visit has no result", { tags: ["S5.GUARD.07"] }, () => {
  expect(readReturn({ autoClose: "" })).toEqual({ result: null, isUnreadable: false, closesItself: true });
  expect(readReturn({})).toEqual({ result: null, isUnreadable: false, closesItself: false });
});

test.each([
  [
    { sessionId: "CS1234ABC", sessionResult: "X3XtfGC9" },
    { payload: "X3XtfGC9", paymentData: "CS1234ABC" },
  ],
  [{ redirectResult: "X6XtfGC3!Y" }, { payload: "X6XtfGC3!Y" }],
  [{ sessionId: "<b>", sessionResult: "X3XtfGC9" }, { payload: "X3XtfGC9" }],
  [{ sessionResult: "x".repeat(4001) }, {}],
])("Adyen's return parameters %j are mapped to our result", { tags: ["D.77"] }, (search, result) => {
  expect(readReturn(search)).toEqual({ result, isUnreadable: false, closesItself: false });
});

test("a session id alone is no result", { tags: ["D.77"] }, () => {
  expect(readReturn({ sessionId: "CS1234ABC" }).result).toBeNull();
});
