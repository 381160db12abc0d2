import { createHash } from "node:crypto";
import { directionOf, type Locale, locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import type { GatewayPayment } from "../gateway-payment.ts";
import { testCards } from "../test-values.ts";
import { cardPage } from "./card-page.ts";
import { challengePage } from "./challenge-page.ts";
import { closedPage, donePage, missingPage } from "./closing-pages.ts";
import { approvalPage, transferPage } from "./decision-pages.ts";
import { foundReferencePage, referencePage } from "./reference-pages.ts";

const paymentIn = (locale: Locale, shop = "Clínica Aurora"): GatewayPayment => ({
  id: "pay_1",
  idempotency_key: "key",
  request: {
    reference: "visit-1",
    amount: { value: 4500, currency: "EUR" },
    method: "credit_card",
    shop_name: shop,
    return_url: "http://aurora.localhost:8080/pay",
    notification_url: "http://aurora.localhost:8080/hook",
    locale,
    expires_in_seconds: 900,
  },
  state: "action_required",
  result_token: "res_1",
  expires_at: Date.now() + 900_000,
  webhook: { delay_ms: 0, suppress: false, copies: 1, hold: false, signature: "good" },
  next: null,
  voucher: null,
  card: null,
  refund_plan: "done",
  refunds: [],
  change_plan: "done",
  changes: [],
  amount_taken: null,
});

test.each([
  ["pt", 4500, "EUR", "45,00 €"],
  ["es-CL", 32000, "CLP", "$32.000"],
  ["ar", 4500, "EUR", "€45.00"],
] as const)("the page in %s shows %d of %s as %s, also on the button", (locale, value, currency, shown) => {
  const payment = paymentIn(locale);
  const request = { ...payment.request, amount: { value, currency } };
  const { html } = cardPage({ ...payment, request });
  expect(html.replaceAll("\u00a0", " ").split(`<bdi dir="ltr">${shown}</bdi>`)).toHaveLength(3);
});

const typed = {
  name: "Ana",
  number: "1",
  expiry: "1",
  cvv: "9876",
  street: "Rua Augusta 1",
  postal_code: "",
  city: "",
  country: "PT",
};
const reference = { entity: "12345", voucher: "123456789" };
const pages = {
  "the card form": (locale: Locale) => cardPage(paymentIn(locale)),
  "a wrong card": (locale: Locale) =>
    cardPage(paymentIn(locale), {
      typed,
      problems: { number: "number_wrong", expiry: "expiry_wrong", postal_code: "postal_code_missing" },
    }),
  "the bank's question": (locale: Locale) => challengePage(paymentIn(locale), "code_wrong"),
  PayU: (locale: Locale) => approvalPage(paymentIn(locale), "payu"),
  "the wallet": (locale: Locale) => approvalPage(paymentIn(locale), "wallet"),
  "the phone": (locale: Locale) => approvalPage(paymentIn(locale), "qr_code"),
  "the transfer": (locale: Locale) => transferPage(paymentIn(locale), "account_missing"),
  "the cash machine": (locale: Locale) => referencePage(locale, reference, { voucher: "voucher_unknown" }),
  "a reference that was found": (locale: Locale) => foundReferencePage(paymentIn(locale), reference),
  "a closed payment": (locale: Locale) => closedPage(paymentIn(locale), "http://aurora.localhost/"),
  "the end on a phone": (locale: Locale) => donePage({ ...paymentIn(locale), state: "authorised" }),
  "no payment": (locale: Locale) => missingPage(locale),
};

test.each(locales.flatMap((locale) => Object.keys(pages).map((name) => [locale, name] as const)))(
  "the page in %s of %s is complete, in its direction, without scripts or foreign text",
  (locale, name) => {
    const draw = Object.entries(pages).find(([one]) => one === name)?.[1];
    const { html = "" } = draw?.(locale) ?? {};
    expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
    expect(html).not.toMatch(/undefined|\[object|\bnull\b|<script|style=|9876/);
    const labels = [...html.matchAll(/ for="([\w-]+)"/g)].map(([, id]) => id);
    for (const id of labels) expect(html).toContain(`id="${id}"`);
    for (const [, ids = ""] of html.matchAll(/aria-describedby="([^"]+)"/g))
      for (const id of ids.split(" ")) expect(html).toContain(`id="${id}"`);
  },
);

test.each(locales)(
  "the card form in %s asks for name, number, expiry, CVV and billing address, for a phone to fill in",
  { tags: ["S2.SCR.06", "S3.PAY.05"] },
  (locale) => {
    const { html } = cardPage(paymentIn(locale));
    for (const name of ["cc-name", "cc-number", "cc-exp", "cc-csc", "billing postal-code", "billing country"])
      expect(html).toContain(`autocomplete="${name}"`);
    expect(html.match(/inputmode="numeric"/g)).toHaveLength(3);
    for (const id of Object.keys(typed)) expect(html).toContain(`<label for="${id}">`);
    expect(html).toMatch(/<option value="PT" selected\s*>/);
    expect(html).toContain(`<bdi dir="ltr">${testCards.declined}</bdi>`);
  },
);

test("no two languages share a text, and none is left in English", () => {
  for (const draw of Object.values(pages)) {
    const bodies = locales.map((locale) => draw(locale).html.split("<main>")[1]);
    expect(new Set(bodies).size).toBeGreaterThanOrEqual(6); // Brazil and Chile share some pages with pt and es
  }
});

test("the policy contains the hash of the page's style", () => {
  const { html, styleHash } = cardPage(paymentIn("en"));
  const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? "";
  expect(styleHash).toBe(`sha256-${createHash("sha256").update(style).digest("base64")}`);
});

test("text of a shop or a payer never becomes markup", () => {
  const evil = '"><script>alert(1)</script>';
  const evilCard = { ...typed, name: evil, number: evil, expiry: evil, cvv: evil, city: evil, country: evil };
  const page = cardPage(paymentIn("en", evil), { typed: evilCard, problems: { number: "number_wrong" } });
  const closed = closedPage(paymentIn("en", evil), 'javascript:"onx="');
  for (const { html } of [page, closed]) expect(html).not.toMatch(/<script|"onx/);
  expect(page.html).toContain("&#60;script&#62;");
});
