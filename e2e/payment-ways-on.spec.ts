// A payment that failed always leads on: for a guest, also after a reload and in a second tab.
import type { BrowserContext, Page } from "@playwright/test";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { anotherClinic } from "./support/another-clinic.ts";
import { toCheckoutAsGuest } from "./support/as-guest.ts";
import { bankSays, choose, gateways, payButton, paymentsAtBank, title } from "./support/pay.ts";
import { expect, hydrated, reload, test } from "./support/test.ts";

const motive = "A cough";

/** A guest's checkout at a clinic that takes every way to pay; the motive is written and the terms are accepted. */
async function guestCheckout(page: Page, name: string): Promise<string> {
  const clinic = await anotherClinic("aurora", `ways-on-${name}`, { settings: { gateways } });
  await toCheckoutAsGuest(page, { clinic, time: 2, motive });
  return clinic;
}

/** Accepts the terms and pays this way; gives the appointment's number. */
async function payAsGuest(page: Page, method: PaymentMethod): Promise<number> {
  await page.getByRole("checkbox").check();
  await choose(page, method);
  if (method === "mb_way") await page.getByLabel("MB Way phone number").fill("+351 911 000 003");
  await payButton(page).click();
  await expect(page.getByText("Awaiting payment", { exact: true })).toBeVisible();
  return currentAppointment(page);
}

function currentAppointment(page: Page): Promise<number> {
  return page.evaluate(() => {
    const begun = JSON.parse(localStorage.getItem("begun-appointment") ?? "{}") as { appointmentId?: number };
    return begun.appointmentId ?? 0;
  });
}

/** A call about the files of the time that this browser holds. */
function askForFiles(page: Page, sent: { name: string } | null): Promise<unknown> {
  return page.evaluate(async (file) => {
    const hold = JSON.parse(localStorage.getItem("appointment-hold") ?? "null") as {
      id: number;
      secret: string;
    } | null;
    if (!hold) return null;
    const headers: Record<string, string> = { "x-appointment-hold": `${hold.id}.${hold.secret}` };
    const address = `/api/appointment_holds/${hold.id}/files`;
    if (!file) return (await fetch(address, { headers })).json();
    headers["content-type"] = "application/octet-stream";
    headers["x-file-name"] = file.name;
    return (await fetch(address, { method: "POST", headers, body: "a rash on the arm" })).status;
  }, sent);
}

async function addFile(page: Page, name: string): Promise<void> {
  expect(await askForFiles(page, { name })).toBe(201);
}

async function fileNames(page: Page): Promise<string[]> {
  const answer = (await askForFiles(page, null)) as { data: { collection: { name: string }[] } } | null;
  return answer?.data.collection.map(({ name }) => name) ?? [];
}

async function expectCheckoutAnew(page: Page): Promise<void> {
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText(motive)).toBeVisible();
}

test("checkout starts again when a guest rebooks after each kind of failure", async ({ page }) => {
  await guestCheckout(page, "kinds");
  for (const [method, outcome, words] of [
    ["credit_card", "refused", "Review and book again"],
    ["mb_way", "expired", "Try again"],
    ["wallet", "error", "Book again"],
    ["qr_code", "expired", "Book again"],
  ] as const) {
    const id = await payAsGuest(page, method);
    await bankSays(page, id, outcome);
    await page.getByRole("link", { name: words }).click();
    await expectCheckoutAnew(page);
    await closeOthers(page);
  }
});

test("checkout starts again with voucher and files when a guest reloads a failed payment and rebooks", async ({
  page,
}) => {
  await guestCheckout(page, "reload");
  await page.getByRole("button", { name: "I have a voucher" }).click();
  await page.getByLabel("Voucher code").fill("AURORALESS");
  await page.getByRole("button", { name: "Use", exact: true }).click();
  await expect(page.getByText("AURORALESS")).toBeVisible();
  await addFile(page, "rash.txt");
  await bankSays(page, await payAsGuest(page, "credit_card"), "refused");
  await expect(title(page)).toHaveText("The payment could not be completed");
  await reload(page);
  await page.getByRole("link", { name: "Review and book again" }).click();
  await expectCheckoutAnew(page);
  await expect(page.getByText("AURORALESS")).toBeVisible();
  await expect.poll(() => fileNames(page)).toEqual(["rash.txt"]);
});

test("a tab follows the booking that another one makes of the failed time", async ({ page, context }) => {
  await guestCheckout(page, "second-tab");
  const failed = await payAsGuest(page, "qr_code");
  const second = await secondTab(context, page.url());
  await bankSays(page, failed, "expired");
  for (const tab of [page, second]) await expect(title(tab)).toHaveText("The time to pay has run out");
  await second.getByRole("link", { name: "Book again" }).click();
  await expectCheckoutAnew(second);
  const booked = await payAsGuest(second, "qr_code");
  expect(booked).not.toBe(failed);
  // The first follows what is booked in the second.
  await expect(title(page)).toHaveText("Scan this with your bank’s app");
  await bankSays(page, booked, "authorised");
  for (const tab of [page, second]) await expect(title(tab)).toContainText("You’re booked");
  expect(await paymentsAtBank(page, booked)).toHaveLength(1);
});

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await hydrated(tab);
  return tab;
}

/** Closes the payment windows that are still open. */
async function closeOthers(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
}
