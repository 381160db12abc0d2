// Sandbox Bank in a real browser, a program of its own without a clinic.
import http from "node:http";
import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { openSandboxBank, type SandboxBank } from "../server/src/testing/sandbox-bank.ts";
import { testCards, testCode } from "../server/src/adapters/sandbox-payments/gateway/test-values.ts";
import { axe } from "./support/axe.ts";

let bank: SandboxBank;
let clinic: http.Server;
let clinicPort = 0;
let count = 0;

test.beforeAll(async () => {
  bank = await openSandboxBank();
  clinic = http.createServer((_request, response) => response.end("<!doctype html><title>Back</title>"));
  await new Promise<void>((resolve) => clinic.listen(0, "127.0.0.1", resolve));
  const address = clinic.address();
  clinicPort = typeof address === "object" && address ? address.port : 0;
});
test.afterAll(async () => {
  clinic.close();
  clinic.closeAllConnections();
  await bank.close();
});

async function begin(locale: Locale, method: PaymentMethod = "credit_card"): Promise<string> {
  count += 1;
  const begun = await bank.payments.begin({
    reference: `visit-${count}`,
    idempotencyKey: `begin-${count}`,
    method,
    shopName: "Clínica Aurora",
    returnUrl: `http://aurora.localhost:${clinicPort}/appointments/7/pay`,
    notificationUrl: bank.notificationUrl,
    locale,
    amountMinor: 4500,
    currency: "EUR",
    deadline: new Date(Date.now() + 900_000),
  });
  if (begun.outcome !== "begun") throw new Error("not begun");
  if (begun.action.type === "redirect") return begun.action.url;
  return begun.action.type === "qr_code" ? begun.action.payload : `${bank.url}/reference`;
}

test(
  "a patient corrects a card, pays with the keyboard and returns to the clinic",
  { tag: ["@S2.SCR.06", "@S3.PAY.05"] },
  async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.goto(await begin("en"));
    await page.getByLabel("Name on the card").fill("Inês Carvalho");
    await page.getByLabel("Card number").fill("4111 1111 1111 1112");
    await page.getByLabel("Expiry date").fill("12/99");
    await page.getByLabel("Security code (CVV)").fill("123");
    await page.keyboard.press("Enter");
    const errors = page.getByRole("group", { name: "One thing needs correcting" });
    await expect(errors).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const spill = errors.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await spill, "where text is twice as large no word leaves its box").toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await page.getByLabel("Card number").fill("4111 1111 1111 1111");
    await page.getByLabel("Security code (CVV)").fill("123");
    await page.keyboard.press("Enter");
    await page.waitForURL(/appointments\/7\/pay\?payload=.+&resultCode=Authorised&paymentData=/);
    expect(complaints.filter((text) => /security policy/i.test(text))).toEqual([]);
  },
);

test(
  "a patient corrects the bank's code and returns to the clinic",
  { tag: ["@S2.SCR.06"] },
  async ({ page }) => {
    await page.goto(await begin("en"));
    await page.getByLabel("Name on the card").fill("Inês Carvalho");
    await page.getByLabel("Card number").fill(testCards.challengePassed);
    await page.getByLabel("Expiry date").fill("12/99");
    await page.getByLabel("Security code (CVV)").fill("123");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your bank wants to check it’s you" })).toBeVisible();
    await page.getByLabel("6-digit code").fill("654321");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "One thing needs correcting" })).toBeFocused();
    await page.getByLabel("6-digit code").fill(testCode);
    await page.getByRole("button", { name: "Approve the payment" }).click();
    await page.waitForURL(/appointments\/7\/pay\?.*resultCode=Authorised/);
  },
);

test(
  "PayU and bank transfer return to the clinic as paid or pending",
  { tag: ["@S2.SCR.09", "@D.81"] },
  async ({ page }) => {
    await page.goto(await begin("en", "payu"));
    await page.getByRole("button", { name: "Pay €45.00" }).click();
    await page.waitForURL(/resultCode=Authorised/);
    await page.goto(await begin("en", "instant_transfer"));
    await page.getByLabel("Everyday account").check();
    await page.getByRole("button", { name: "Transfer €45.00" }).click();
    await page.waitForURL(/resultCode=Pending/);
  },
);

test.describe("accessibility", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const barriers = async (page: Page) => [
    ...(await axe(page)),
    ...((await page.evaluate("document.documentElement.scrollWidth > innerWidth")) ? ["too wide"] : []),
  ];

  test("the page of each payment method has no accessibility violations before and after an error", async ({
    page,
  }) => {
    const ways = ["payu", "wallet", "qr_code", "instant_transfer", "multibanco"] as const;
    for (const [index, way] of ways.entries()) {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? "dark" : "light" });
      await page.goto(await begin(index % 2 === 0 ? "ar" : "pt", way));
      expect.soft(await barriers(page), way).toEqual([]);
      if (way !== "instant_transfer" && way !== "multibanco") continue;
      await page.locator("button").first().click();
      expect.soft(await barriers(page), `${way}, refused`).toEqual([]);
    }
  });

  test("the card page has no accessibility violations before and after an error", async ({ page }) => {
    for (const locale of ["en", "ar"] as const)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(await begin(locale));
        expect.soft(await barriers(page), `${locale}, ${colorScheme}`).toEqual([]);
        await page.locator("button").first().click();
        expect.soft(await barriers(page), `${locale}, ${colorScheme}, refused`).toEqual([]);
      }
  });
});
