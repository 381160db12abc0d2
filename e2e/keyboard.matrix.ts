import type { Locator, Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";

test(
  "a visitor books and pays with the keyboard alone, and the focus is always visible",
  { tag: ["@S1.07", "@S1.43"] },
  async ({ page }) => {
    test.setTimeout(180_000);
    const clinic = await anotherClinic("andes", "by-keyboard", { settings: { patientsPayments: false } });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `${clinicUrl(clinic)}/`);
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await tabTo(page, page.getByRole("navigation").first().getByRole("link", { name: "Doctors" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page, page.locator('a[href*="/scheduling/patient"]').first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/scheduling\/patient/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await write(page, page.getByLabel("In your own words"), "A cough for three days");
    await write(page, page.getByLabel("Patient’s name"), "Ana Guest");
    for (const [name, value] of [
      ["Day", "27"],
      ["Month", "3"],
      ["Year", "1987"],
    ] as const)
      await write(page, page.getByLabel(name, { exact: true }), value);
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await write(page, page.getByLabel("Email address"), "ana@example.org");
    await tabTo(page, page.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/appointment-checkout/);
    await tabTo(page, page.getByRole("checkbox"));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: /^(Pay|Book)/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/booked|Booked/);
  },
);

/** Presses Tab until this has the focus; on the way everything that has it can be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    expect(await hiddenFocus(page), "what has the focus is in sight").toBeNull();
  }
  throw new Error(`Nobody comes to ${String(wanted)} with the Tab key.`);
}

async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

/** What has the focus although it cannot be seen: outside of the window, without size, or under something else. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return null; // the browser's own bar
    const drawn = at.closest("label") ?? at;
    const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (width > 0 && height > 0 && isInside) return null;
    return `${at.tagName} “${at.textContent.trim().slice(0, 40)}”`;
  });
}
