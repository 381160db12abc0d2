import {
  clinicAddPaymentGateway,
  clinicChangePaymentGateway,
  clinicGetPaymentGateway,
  clinicListPaymentGateways,
  clinicRemovePaymentGateway,
  clinicRotatePaymentGatewayKey,
  clinicTestPaymentGateway,
  type PaymentGateway,
} from "@anteroom/contract/administration/payment-gateways";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../../web/src/testing/fake-api.ts";
import { fill } from "../../../../web/src/testing/fill.ts";
import { openDesk } from "../../testing/open-desk.tsx";

const adyen: PaymentGateway = {
  id: 3,
  version: "v1",
  kind: "adyen",
  name: "Cards",
  address: "https://checkout-test.adyen.com/v71",
  merchant_account: "ClinicaDoMar",
  methods: ["credit_card", "mb_way"],
  is_enabled: true,
  capture: "immediate",
  webhook_url: "https://aurora.example/api/webhooks/payments/adyen/t1-g3",
  api_key: { last_four: "a1b2", set_at: "2026-11-20T10:00:00.000Z" },
  signing_key: { last_four: "9F00", set_at: "2026-11-20T10:00:00.000Z", old_until: null },
  created_at: "2026-11-20T10:00:00.000Z",
  last_notified_at: null,
  last_test: null,
  open_payments: 0,
};
const hmac = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";
const one = { data: { entity: adyen } };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });

test("accounts are listed with provider, payment methods and state", async () => {
  const off = { ...adyen, id: 4, kind: "stripe" as const, name: "Pix", methods: ["qr_code" as const] };
  const api = fakeApi().on(clinicListPaymentGateways, {
    data: { collection: [adyen, { ...off, merchant_account: null, is_enabled: false }] },
  });
  await openDesk("/desk/gateways", { api });
  const [first, second] = (await screen.findAllByRole("listitem")).map(({ textContent }) =>
    textContent.replaceAll(/[\u2068\u2069]/g, ""),
  );
  expect(first).toContain("CardsAdyen · Card, MB WaySwitched on");
  expect(second).toContain("PixStripe · Pix (QR code)Switched off");
  expect(await accessibilityFaults()).toEqual([]);
});

test("the list shows loading and empty states", async () => {
  const { api, desk } = await openDesk("/desk/gateways", { api: fakeApi().hang(clinicListPaymentGateways) });
  expect(screen.getByText("Loading")).toBeTruthy();
  api.on(clinicListPaymentGateways, { data: { collection: [] } });
  void desk.queries.resetQueries();
  expect(await screen.findByText(/There are no accounts yet/)).toBeTruthy();
});

test("a list that failed to load offline is retried by a button", async () => {
  const { api, user } = await openDesk("/desk/gateways", { api: fakeApi().lose(clinicListPaymentGateways) });
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListPaymentGateways, { data: { collection: [adyen] } });
  await user.click(button("Try again"));
  expect(await screen.findByRole("link", { name: "Cards" })).toBeTruthy();
});

test.each(["reception", "doctor"] as const)(
  "the role %s can open neither the settings nor the accounts",
  async (role) => {
    await openDesk("/desk/gateways", { role });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
    expect(screen.queryByRole("link", { name: "Settings" })).toBeNull();
  },
);

test("a valid account is added by keyboard alone, and its screen opens with an empty key field", async () => {
  const api = fakeApi().on(clinicAddPaymentGateway, one).on(clinicGetPaymentGateway, one);
  const { user } = await openDesk("/desk/new-gateway", { api });
  await fill(user, field("Name of the account"), "Cards");
  await user.keyboard("{Enter}");
  expect(screen.getByText("Choose at least one way to pay.")).toBeTruthy();
  expect(screen.getByText("Paste the API key.")).toBeTruthy();
  expect(field("Merchant account").getAttribute("aria-invalid")).toBe("true");
  expect(api.sentTo(clinicAddPaymentGateway)).toEqual([]);
  expect(await accessibilityFaults()).toEqual([]);

  await fill(user, field("Address of the provider’s API"), adyen.address);
  await fill(user, field("Merchant account"), "ClinicaDoMar");
  screen.getByRole("checkbox", { name: "Card" }).focus();
  await user.keyboard(" ");
  await fill(user, field("API key"), "the-key-that-Adyen-shows-once");
  await fill(user, field("HMAC key of notifications"), hmac);
  expect(field("API key").type).toBe("password");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Cards" })).toBeTruthy();
  expect(api.sentTo(clinicAddPaymentGateway).map(({ body }) => body)).toEqual([
    {
      kind: "adyen",
      name: "Cards",
      address: adyen.address,
      merchant_account: "ClinicaDoMar",
      methods: ["credit_card"],
      is_enabled: false,
      capture: "immediate",
      api_key: "the-key-that-Adyen-shows-once",
      signing_key: hmac,
    },
  ]);
  expect(screen.getByText(adyen.webhook_url, { selector: "bdi" })).toBeTruthy();
  expect(field("New API key (optional)").value).toBe("");
});

test("a clinic chooses that the money of cards is taken when the appointment begins", async () => {
  const api = fakeApi()
    .on(clinicGetPaymentGateway, { data: { entity: adyen } })
    .on(clinicChangePaymentGateway, { data: { entity: { ...adyen, capture: "manual" } } });
  const { user } = await openDesk("/desk/gateways/3", { api });
  const later = await screen.findByRole("radio", { name: /When the appointment begins/ });
  expect((later as HTMLInputElement).checked).toBe(false);
  await user.click(later);
  await user.click(button("Save the account"));
  expect(await screen.findByText(/The account is saved/)).toBeTruthy();
  expect(api.sentTo(clinicChangePaymentGateway).map(({ body }) => body)).toMatchObject([
    { capture: "manual", methods: adyen.methods },
  ]);
  // Without cards there is nothing that could be taken later.
  await user.click(screen.getByRole("checkbox", { name: "Card" }));
  expect(screen.queryByRole("radio")).toBeNull();
});

test("a Stripe account has no merchant account and its own payment methods", async () => {
  const { user } = await openDesk("/desk/new-gateway");
  await user.selectOptions(screen.getByLabelText("Provider"), "stripe");
  expect(screen.queryByLabelText("Merchant account")).toBeNull();
  expect(field("Address of the provider’s API").value).toBe("https://api.stripe.com/v1");
  expect(screen.getByRole("checkbox", { name: "Pix (QR code)" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Instant transfer" })).toBeNull();
});

const webpayAddress = "https://webpay3g.transbank.cl/rswebpaytransaction/api/webpay/v1.2";
const webpay: PaymentGateway = {
  ...adyen,
  id: 5,
  kind: "webpay",
  name: "Webpay",
  address: webpayAddress,
  merchant_account: "597012345678",
  methods: ["credit_card"],
  signing_key: null,
};

test("an account at Webpay has a commerce code, and neither a signing key nor messages", async () => {
  const api = fakeApi()
    .on(clinicAddPaymentGateway, { data: { entity: webpay } })
    .on(clinicGetPaymentGateway, { data: { entity: webpay } });
  const { user } = await openDesk("/desk/new-gateway", { api });
  await user.selectOptions(screen.getByLabelText("Provider"), "webpay");
  expect(field("Address of the provider’s API").value).toBe(webpayAddress);
  await fill(user, field("Name of the account"), "Webpay");
  await fill(user, field("Commerce code"), "5970");
  await user.click(screen.getByRole("checkbox", { name: "Card" }));
  await fill(user, field("API key secret"), "the-secret-that-Transbank-sends");
  await user.click(button("Add the account"));
  expect(screen.getByText("Write the 12 digits of the commerce code.")).toBeTruthy();
  await fill(user, field("Commerce code"), "597012345678");
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(button("Add the account"));
  expect(await screen.findByText(/Webpay Plus sends no messages/)).toBeTruthy();
  expect(api.sentTo(clinicAddPaymentGateway).map(({ body }) => body)).toEqual([
    {
      kind: "webpay",
      name: "Webpay",
      address: webpayAddress,
      merchant_account: "597012345678",
      methods: ["credit_card"],
      is_enabled: false,
      capture: "immediate",
      api_key: "the-secret-that-Transbank-sends",
    },
  ]);
  expect(screen.queryByRole("button", { name: "Replace" })).toBeNull();
});

test("Webpay says why a clinic with another currency cannot have it", async () => {
  const api = fakeApi().refuse(clinicAddPaymentGateway, "validation_failed", {
    fields: [{ path: "body.kind", code: "not_available" }],
  });
  const { user } = await openDesk("/desk/new-gateway", { api });
  await user.selectOptions(screen.getByLabelText("Provider"), "webpay");
  await fill(user, field("Name of the account"), "Webpay");
  await fill(user, field("Commerce code"), "597012345678");
  await user.click(screen.getByRole("checkbox", { name: "Card" }));
  await fill(user, field("API key secret"), "the-secret-that-Transbank-sends");
  await user.click(button("Add the account"));
  expect(
    await screen.findByText("Webpay is only for clinics whose prices are in Chilean pesos."),
  ).toBeTruthy();
});

test("a server-side error appears at its field and keeps the entries", async () => {
  const api = fakeApi()
    .on(clinicGetPaymentGateway, one)
    .refuse(clinicChangePaymentGateway, "validation_failed", {
      fields: [
        { path: "body.address", code: "not_public" },
        { path: "body.api_key", code: "required" },
      ],
    });
  const { user } = await openDesk("/desk/gateways/3", { api });
  const address = await screen.findByLabelText<HTMLInputElement>("Address of the provider’s API");
  await fill(user, address, "https://10.0.0.1/v71");
  await user.click(button("Save the account"));
  expect(await screen.findByText("Write a public address that begins with https.")).toBeTruthy();
  expect(field("New API key (optional)").getAttribute("aria-invalid")).toBe("true");
  expect(address.value).toBe("https://10.0.0.1/v71");
});

test("a payment method used by another account is reported; entries survive a save offline", async () => {
  const api = fakeApi()
    .on(clinicGetPaymentGateway, one)
    .refuse(clinicChangePaymentGateway, "status_conflict", { reason: "method_taken" });
  const { user } = await openDesk("/desk/gateways/3", { api });
  await fill(user, await screen.findByLabelText("Name of the account"), "Cards and more");
  await user.click(button("Save the account"));
  expect(await screen.findByText(/Another account that is switched on has one of these/)).toBeTruthy();
  api.lose(clinicChangePaymentGateway);
  await user.click(button("Save the account"));
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  expect(field("Name of the account").value).toBe("Cards and more");
});

test("unsaved changes except keys are restored after leaving the screen, until they are discarded", async () => {
  const api = fakeApi()
    .on(clinicGetPaymentGateway, one)
    .on(clinicListPaymentGateways, { data: { collection: [adyen] } });
  const { user } = await openDesk("/desk/gateways/3", { api });
  await fill(user, await screen.findByLabelText("Name of the account"), "Cards and more");
  await fill(user, field("New API key (optional)"), "another-key-of-adyen");
  await user.click(screen.getByRole("link", { name: "Back to the payment accounts" }));
  await user.click(await screen.findByRole("link", { name: "Cards" }));
  expect(await screen.findByText(/Your changes from before are still here/)).toBeTruthy();
  expect([field("Name of the account").value, field("New API key (optional)").value]).toEqual([
    "Cards and more",
    "",
  ]);
  await user.click(button("Discard them"));
  expect(field("Name of the account").value).toBe("Cards");
});

test("saving an account is confirmed, and the API key is sent only when one was pasted", async () => {
  const api = fakeApi().on(clinicGetPaymentGateway, one).on(clinicChangePaymentGateway, one);
  const { user } = await openDesk("/desk/gateways/3", { api });
  await user.click(await screen.findByRole("checkbox", { name: "Patients can pay with this account" }));
  await user.click(button("Save the account"));
  expect(await screen.findByText(/The account is saved/)).toBeTruthy();
  await fill(user, field("New API key (optional)"), "another-key-of-adyen");
  await user.click(button("Save the account"));
  await screen.findByText(/The account is saved/);
  const sent = api.sentTo(clinicChangePaymentGateway).map(({ body }) => body as Record<string, unknown>);
  expect(sent.map(({ is_enabled, api_key }) => [is_enabled, api_key])).toEqual([
    [false, undefined],
    [true, "another-key-of-adyen"],
  ]);
  expect(field("New API key (optional)").value).toBe("");
});

test("a test reports the provider's answer and the payment methods that are not enabled there", async () => {
  const outcome = "works" as const;
  const tested = { outcome, tested_at: "2026-11-24T09:00:00.000Z" };
  const api = fakeApi()
    .on(clinicGetPaymentGateway, one)
    .on(clinicTestPaymentGateway, () => {
      api.on(clinicGetPaymentGateway, { data: { entity: { ...adyen, last_test: tested } } });
      return { data: { entity: { outcome, missing_methods: ["mb_way" as const] } } };
    });
  const { user } = await openDesk("/desk/gateways/3", { api });
  await user.click(await screen.findByRole("button", { name: "Test the account" }));
  expect(await screen.findByText("Adyen knows the key and the account.")).toBeTruthy();
  expect(screen.getByText(/Switch these on at Adyen: \u2068MB Way/)).toBeTruthy();
  api.refuse(clinicTestPaymentGateway, "too_many_requests");
  await user.click(button("Test the account"));
  expect(await screen.findByText(/what to do after too_many_requests/)).toBeTruthy();
});

test("the signing key is replaced with the chosen overlap for the old one", async () => {
  const api = fakeApi().on(clinicGetPaymentGateway, one).on(clinicRotatePaymentGatewayKey, one);
  const { user } = await openDesk("/desk/gateways/3", { api });
  await fill(user, await screen.findByLabelText("New HMAC key"), "too short");
  await user.click(button("Replace"));
  expect(screen.getByText(/Paste the HMAC key: 64 characters/)).toBeTruthy();
  await fill(user, field("New HMAC key"), hmac);
  await user.selectOptions(screen.getByLabelText("How long the old one is accepted"), "0");
  await user.click(button("Replace"));
  expect(await screen.findByText("The new one is accepted from now on.")).toBeTruthy();
  expect(api.sentTo(clinicRotatePaymentGatewayKey).map(({ body }) => body)).toEqual([
    { signing_key: hmac, overlap_hours: 0 },
  ]);
  expect(field("New HMAC key").value).toBe("");
});

test("an account with open payments is not removed; without them it is removed after confirmation", async () => {
  const api = fakeApi()
    .on(clinicGetPaymentGateway, one)
    .refuse(clinicRemovePaymentGateway, "status_conflict", { reason: "open_payments" });
  const { user } = await openDesk("/desk/gateways/3", { api });
  await user.click(await screen.findByRole("button", { name: "Remove the account" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove the account" }));
  expect(await dialog.findByText(/Some payments still need this account/)).toBeTruthy();
  api.on(clinicRemovePaymentGateway, undefined).on(clinicListPaymentGateways, { data: { collection: [] } });
  await user.click(dialog.getByRole("button", { name: "Remove the account" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Payment accounts" })).toBeTruthy();
});
