// The browser's Back while a dialog is open: closes it, as Escape does, and never holds anybody on the page.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";

let slug: string;
test.beforeAll(async () => {
  slug = await anotherClinic("aurora", "dialog-back", {});
});

/** The code that follows Back comes a moment after the first dialog: `html` says when it listens. */
async function markListening(page: Page) {
  await page.addInitScript(() => {
    const listen = navigation.addEventListener.bind(navigation) as (...given: unknown[]) => void;
    Object.assign(navigation, {
      addEventListener: (...given: unknown[]) => {
        listen(...given);
        document.documentElement.setAttribute("data-follows-back", "");
      },
    });
  });
}

/** An appointment's page, to which the patient has come from the list, with the question whether to cancel it. */
async function openCancelDialog(page: Page) {
  await markListening(page);
  const { id } = await bookVisit(page, { slug, patient: 0, fromMinutes: 600 });
  const details = `/appointments/${id}`;
  await open(page, `${clinicUrl(slug)}/appointments`);
  await page.getByRole("main").locator(`a[href="${details}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${details}$`));
  const button = page.getByRole("button", { name: "Cancel appointment" });
  await button.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(page.locator("html[data-follows-back]")).toBeAttached();
  return { dialog, button, details };
}

/** `page.goBack` waits for a load that rightly does not come. */
const back = (page: Page) => page.evaluate(() => history.back());

test("Back closes an open dialog and stays; the next Back leaves, and Forward comes back", async ({
  page,
}) => {
  const { dialog, button, details } = await openCancelDialog(page);
  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${details}$`));
  await expect(button, "as after Escape").toBeFocused();
  const entries = await page.evaluate(() => history.length);
  await back(page);
  await expect(page).toHaveURL(/\/appointments$/);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(new RegExp(`${details}$`));
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => history.length), "no entry of its own").toBe(entries);
});
