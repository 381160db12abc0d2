import { expect, test } from "vitest";
import { resultHint } from "./result-hint.ts";

test.each([
  ["Authorised", "paid"],
  ["Success", "paid"],
  ["PartiallyAuthorised", "deciding"],
  ["Pending", "deciding"],
  ["Received", "deciding"],
  ["PresentToShopper", "deciding"],
  ["RedirectShopper", "deciding"],
  ["IdentifyShopper", "deciding"],
  ["ChallengeShopper", "deciding"],
  ["AuthenticationFinished", "deciding"],
  ["AuthenticationNotRequired", "deciding"],
  ["Refused", "refused"],
  ["Cancelled", "closed"],
  ["Error", "error"],
  ["", "unknown"],
  ["__proto__", "unknown"],
  ["<b>Authorised</b>", "unknown"],
])("%s from a payment page is a hint: %s", { tags: ["S2.R15.q-resultCode", "D.77"] }, (resultCode, hint) => {
  expect(resultHint({ resultCode }, undefined)).toBe(hint);
});

test.each([
  ["true", "paid"],
  ["false", "refused"],
  ["maybe", "unknown"],
])(
  "payment-success=%s alone is a hint: %s",
  { tags: ["S2.R15.q-payment-success", "D.77"] },
  (claim, hint) => {
    expect(resultHint({}, claim)).toBe(hint);
  },
);

test("the result code outweighs the claim, and no claim is no hint", { tags: ["D.77"] }, () => {
  expect(resultHint({ resultCode: "Refused" }, "true")).toBe("refused");
  expect(resultHint({ payload: "x" }, undefined)).toBeNull();
  expect(resultHint(null, undefined)).toBeNull();
});
