import { createHash } from "node:crypto";
import { directionOf, type Locale, locales } from "@anteroom/domain/locales";
import { expect, test } from "vitest";
import type { GatewayPayment } from "./gateway-payment.ts";
import { closedPage, missingPage, paymentPage } from "./page.ts";

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
  webhook: { delay_ms: 0, suppress: false, copies: 1 },
});

test.each([
  ["pt", 4500, "EUR", "45,00 €"],
  ["es-CL", 32000, "CLP", "$32.000"],
  ["ar", 4500, "EUR", "€45.00"],
] as const)(
  "in %s the page shows %d of %s as %s, and says it on the button",
  (locale, value, currency, shown) => {
    const payment = paymentIn(locale);
    const request = { ...payment.request, amount: { value, currency } };
    const { html } = paymentPage({ ...payment, request });
    expect(html.replaceAll("\u00a0", " ").split(`<bdi dir="ltr">${shown}</bdi>`)).toHaveLength(3);
  },
);

test.each(locales)(
  "S2.SCR.06: the card page in %s is whole, in its direction, with fields a phone can fill in",
  (locale) => {
    const { html } = paymentPage(paymentIn(locale));
    expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
    for (const name of ["cc-name", "cc-number", "cc-exp", "cc-csc"])
      expect(html).toContain(`autocomplete="${name}"`);
    expect(html.match(/inputmode="numeric"/g)).toHaveLength(3);
    for (const id of ["name", "number", "expiry", "cvv"]) expect(html).toContain(`<label for="${id}">`);
    expect(html).toContain('<bdi dir="ltr">4000 0000 0000 0002</bdi>');
    expect(html).not.toMatch(/undefined|\[object|\bnull\b/);
  },
);

test("no two languages say the same, and none is left in English", () => {
  const bodies = locales.map((locale) => missingPage(locale).html.split("<main>")[1]);
  expect(new Set(bodies).size).toBe(6); // Brazil and Chile share this page's sentences with pt and es
});

test("the policy's hash is that of the style on the page", () => {
  const { html, styleHash } = paymentPage(paymentIn("en"));
  const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? "";
  expect(styleHash).toBe(`sha256-${createHash("sha256").update(style).digest("base64")}`);
});

test("what a shop or a payer wrote never becomes markup", () => {
  const evil = '"><script>alert(1)</script>';
  const typed = { name: evil, number: evil, expiry: evil, cvv: evil };
  const page = paymentPage(paymentIn("en", evil), { typed, problems: { number: "number_wrong" } });
  const closed = closedPage(paymentIn("en", evil), 'javascript:"onx="');
  for (const { html } of [page, closed]) expect(html).not.toMatch(/<script|"onx/);
  expect(page.html).toContain("&#60;script&#62;");
});
