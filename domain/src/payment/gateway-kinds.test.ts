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

test("fields that fit their gateway kind have no faults", () => {
  expect([adyen, sandbox].map((facts) => gatewayFaults(facts))).toEqual([[], []]);
  const { signingKey: _unchanged, ...known } = adyen;
  expect(gatewayFaults(known)).toEqual([]);
});

test("an Adyen address contains the supported version and ends after it", () => {
  const addresses = ["https://checkout-test.adyen.com/v70", `${adyen.address}?x=`, `${adyen.address}#/v71`];
  for (const address of addresses)
    expect(gatewayFaults({ ...adyen, address })).toEqual([{ field: "address", code: "invalid" }]);
});

test("Adyen requires a merchant account and a hexadecimal key, and the sandbox neither", () => {
  expect(gatewayFaults({ ...adyen, merchantAccount: null, signingKey: "short" })).toEqual([
    { field: "merchant_account", code: "invalid" },
    { field: "signing_key", code: "invalid" },
  ]);
  expect(gatewayFaults({ ...sandbox, merchantAccount: "AuroraPT" })).toEqual([
    { field: "merchant_account", code: "invalid" },
  ]);
});

test("Stripe requires a versioned address and a signing secret in its format, and no merchant account", () => {
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

test("Webpay requires the address of its version, a commerce code of 12 digits and no signing key", () => {
  const webpay = {
    kind: "webpay",
    address: "https://webpay3g.transbank.cl/rswebpaytransaction/api/webpay/v1.2",
    merchantAccount: "597012345678",
    signingKey: null,
  } as const;
  expect(gatewayFaults(webpay)).toEqual([]);
  const wrong = { address: "https://webpay3g.transbank.cl", merchantAccount: "5970", signingKey: "any" };
  expect(gatewayFaults({ ...webpay, ...wrong }).map(({ field }) => field)).toEqual([
    "address",
    "merchant_account",
    "signing_key",
  ]);
  expect(gatewayFaults({ ...sandbox, signingKey: null })).toEqual([
    { field: "signing_key", code: "invalid" },
  ]);
});
