// Every way to pay, and what happens to its window: from the tap to the outcome, with the real server and the sandbox bank.
import { axe } from "./support/axe.ts";
import {
  appointmentOf,
  bankSays,
  beginToPay,
  payButton,
  payCard,
  payingClinic,
  paymentsAtBank,
  title,
  toCheckout,
} from "./support/pay.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";

test(
  "a patient closes the payment window, opens it again after a reload, and pays once",
  { tag: ["@S4.PAYFLOW.03", "@S4.PAYFLOW.04", "@S4.PAYFLOW.08", "@S2.SCR.06", "@S3.PAY.04", "@D.75"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "window", {});
    await toCheckout(page, clinic);
    const opening = page.waitForEvent("popup");
    await payButton(page).click();
    const first = await opening;
    await first.waitForURL(/\/pay\//);
    const id = await appointmentOf(page);
    await expect(title(page)).toHaveText("Finish in the payment window");
    await first.close();
    await expect(title(page)).toHaveText("The payment window was closed");
    await expect(title(page)).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await reload(page);
    await expect(title(page)).toHaveText("Your payment is not finished");
    const again = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Open the payment again" }).click();
    const second = await again;
    await second.waitForURL(/\/pay\//);
    await payCard(second);
    await expect(title(page)).toContainText("You’re booked");
    expect(await paymentsAtBank(page, id)).toHaveLength(1);
  },
);

test(
  "the payment window shows our waiting page until the payment session exists, then the payment page",
  { tag: ["@S4.PAYFLOW.01", "@S4.PAYFLOW.02", "@D.75"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "session-first", {});
    const held = Promise.withResolvers<void>();
    const requested = Promise.withResolvers<void>();
    await page.route("**/api/patients/appointments/*/payments", async (route) => {
      requested.resolve();
      await held.promise;
      await route.continue();
    });
    await toCheckout(page, clinic);
    const opening = page.waitForEvent("popup");
    await payButton(page).click();
    const popup = await opening;
    const shown: string[] = [];
    popup.on("request", (request) => shown.push(request.url()));
    await requested.promise;
    await expect(popup.getByText("Opening the payment page…")).toBeVisible();
    expect(await popup.evaluate(() => location.href)).toBe("about:blank");
    expect(shown, "no payment page is asked for before there is a session").toEqual([]);
    held.resolve();
    await popup.waitForURL(/\/pay\//);
    await payCard(popup);
    await expect(title(page)).toContainText("You’re booked");
  },
);

test(
  "two tabs of one payment both reach the confirmation with a single payment",
  { tag: ["@S4.PAYFLOW.04", "@D.75"] },
  async ({ page, context }) => {
    const clinic = await payingClinic(page, "tabs", {});
    const id = await beginToPay(page, clinic, "credit_card");
    const second = await context.newPage();
    await open(second, page.url());
    await second.getByRole("button", { name: "Open the payment again" }).click();
    await bankSays(page, id, "authorised");
    await expect(title(page)).toContainText("You’re booked");
    await expect(title(second)).toContainText("You’re booked");
    expect(await paymentsAtBank(page, id)).toHaveLength(1);
  },
);

test(
  "a window returning with autoClose notifies the opener and closes; a tab that cannot close says so",
  { tag: ["@S2.R15.q-autoClose", "@S5.GUARD.07", "@D.79"] },
  async ({ page }) => {
    const clinic = await payingClinic(page, "auto-close", {});
    const id = await beginToPay(page, clinic, "credit_card");
    const address = `${clinicUrl(clinic)}/appointments/${id}/pay`;
    const requested = page.waitForRequest(/payment_info$/);
    const opening = page.waitForEvent("popup");
    await page.evaluate((url) => void window.open(`${url}?autoClose=true&resultCode=Authorised`), address);
    const closing = (await opening).waitForEvent("close");
    await requested;
    await closing;
    await expect(title(page)).not.toContainText("You’re booked"); // the claim alone books nothing
    await page.goto(`${clinicUrl(clinic)}/doctors`);
    await page.goto(`${address}?autoClose=true`);
    await expect(title(page)).toHaveText("You can close this window");
    await page.getByRole("link", { name: "Continue here" }).click();
    await page.waitForURL(new RegExp(`/appointments/${id}$`));
  },
);

test(
  "multibanco shows entity, reference and deadline, and books when the money arrives",
  { tag: ["@S2.SCR.07", "@S3.PAY.07", "@S3.PAY.09", "@S9.DEADLINE.01"] },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const clinic = await payingClinic(page, "multibanco", {});
    const id = await beginToPay(page, clinic, "multibanco");
    await expect(title(page)).toHaveText("Pay with Multibanco");
    await expect(page.getByText(/^Pay before \d\d:\d\d, /)).toBeVisible();
    await expect(page.locator("[data-under-way=payment]"), "D.49: nothing is announced over it").toHaveCount(
      1,
    );
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Copy the reference" }).click();
    await expect.poll(copied).toMatch(/^\d{6,}$/);
    await page.getByRole("button", { name: "Copy the amount" }).click();
    await expect.poll(copied).toMatch(/^\d+\.\d\d$/);
    await expect(page.getByText("Entity", { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await bankSays(page, id, "authorised");
    await expect(title(page)).toContainText("You’re booked");
  },
);

test(
  "another device pays by a single-use link, and the first device follows",
  { tag: ["@D.69", "@D.75"] },
  async ({ page, anotherBrowser }) => {
    const clinic = await payingClinic(page, "handoff", {});
    await beginToPay(page, clinic, "credit_card");
    const made = page.waitForResponse(/\/payment\/handoff$/);
    await page.getByRole("button", { name: "Pay on another device" }).click();
    const link = ((await (await made).json()) as { data: { entity: { url: string } } }).data.entity.url;
    await expect(page.getByRole("img", { name: "Code with the link to this payment" })).toBeVisible();
    expect(await axe(page)).toEqual([]);

    expect(new URL(link).search).toMatch(/^\?handoff_token=/); // by its name no search engine and no log keeps it (D.41)
    const other = await anotherBrowser();
    await open(other, link);
    await other.waitForURL(/\/appointment-checkout$/); // the link does not stay in the address
    await expect(other.getByText("Order total")).toBeVisible();
    expect(await axe(other)).toEqual([]);
    const opening = other.waitForEvent("popup");
    await other.getByRole("button", { name: "Open the payment again" }).click();
    const bank = await opening;
    await bank.waitForURL(/\/pay\//);
    const closing = bank.waitForEvent("close");
    await payCard(bank);
    await closing; // it came back to the address of the first device, and is let in there
    await expect(title(other)).toHaveText("The appointment is paid");
    await expect(title(page)).toContainText("You’re booked");

    const late = await anotherBrowser();
    await open(late, link);
    await expect(title(late)).toHaveText("This payment link has ended");
  },
);
