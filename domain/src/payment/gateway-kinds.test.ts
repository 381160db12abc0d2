import { expect, test } from "vitest";
import { gatewayFaults } from "./gateway-kinds.ts";

const adyen = {
  kind: "adyen",
  address: "https://checkout-test.adyen.com/v71",
  merchantAccount: "AuroraPT",
  signingKey: "a".repeat(64),
} as const;
const sandbox = {
  kind: "sandbox",
  address: "https://bank.example.org",
  merchantAccount: null,
  signingKey: "any words at all",
} as const;

test("facts that fit their kind of gateway have no faults", () => {
  expect([adyen, sandbox].map((facts) => gatewayFaults(facts))).toEqual([[], []]);
  const { signingKey: _unchanged, ...known } = adyen;
  expect(gatewayFaults(known)).toEqual([]);
});

test("an address of Adyen names the version that is spoken, and nothing follows the path", () => {
  const addresses = ["https://checkout-test.adyen.com/v70", `${adyen.address}?x=`, `${adyen.address}#/v71`];
  for (const address of addresses)
    expect(gatewayFaults({ ...adyen, address })).toEqual([{ field: "address", code: "invalid" }]);
});

test("Adyen has a merchant account and a key in hexadecimal, the sandbox neither", () => {
  expect(gatewayFaults({ ...adyen, merchantAccount: null, signingKey: "short" })).toEqual([
    { field: "merchant_account", code: "invalid" },
    { field: "signing_key", code: "invalid" },
  ]);
  expect(gatewayFaults({ ...sandbox, merchantAccount: "AuroraPT" })).toEqual([
    { field: "merchant_account", code: "invalid" },
  ]);
});

test("Stripe has a versioned address and a signing secret of its own form, and no merchant account", () => {
  const stripe = {
    kind: "stripe",
    address: "https://api.stripe.com/v1",
    merchantAccount: null,
    signingKey: "whsec_A1b2C3d4E5f6G7h8",
  } as const;
  expect(gatewayFaults(stripe)).toEqual([]);
  const wrong = {
    address: "https://api.stripe.com",
    merchantAccount: "acct_1",
    signingKey: "sk_live_A1b2C3d4",
  };
  expect(gatewayFaults({ ...stripe, ...wrong }).map(({ field }) => field)).toEqual([
    "address",
    "merchant_account",
    "signing_key",
  ]);
});
