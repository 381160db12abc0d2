// Every kind of mail in a real browser, with pictures blocked, on a phone and a desktop, in the light and in the dark.
import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, test } from "./support/test.ts";

const gallery = (query: string) => `${clinicUrl("aurora")}/dev/mails?${query}`;

/** The kinds of mail that the gallery shows. */
async function kindsOf(page: Page): Promise<string[]> {
  await page.goto(gallery("lang=en"));
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
  return titles.map((title) => title.split(",")[0] ?? "");
}

/** What a mail lacks for whoever sees no picture or hears it read, one sentence each. */
const faults = (page: Page) =>
  page.evaluate(() => [
    ...[...document.links]
      .filter((link) => link.textContent.trim() === "")
      .map((link) => `a link to ${link.href} without text`),
    ...[...document.images].filter((image) => !image.hasAttribute("alt")).map(() => "a picture without alt"),
    ...[...document.images].filter((image) => image.naturalWidth > 0).map(() => "a picture that was shown"),
  ]);

/** Landmarks are the mail program's: a mail is a part of its page. */
const heard = async (page: Page) =>
  (await axe(page)).filter((fault) => !/^(landmark-one-main|region):/.test(fault));

for (const [language, clinic, scheme] of [
  ["en", "Clínica Aurora", "light"],
  ["ar", "Clínica Aurora", "dark"],
] as const) {
  test(`every mail in ${language} is readable at 320 and 640 px with images off, in ${scheme} mode and all`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.allow(/net::ERR_FAILED/);
    await page.route(/\.(png|svg|jpe?g|webp)/, (route) => route.abort());
    await page.emulateMedia({ colorScheme: scheme });
    const kinds = await kindsOf(page);
    expect(kinds.length).toBeGreaterThan(20);
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `the gallery at ${width}`).toEqual([]);
    }
    for (const kind of kinds) {
      await page.goto(gallery(`lang=${language}&kind=${kind}&raw`));
      await expect(page.getByText(clinic).filter({ visible: true }).first(), kind).toBeVisible();
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowing(page), `${kind} at ${width}`).toEqual([]);
      }
      expect.soft([...(await faults(page)), ...(await heard(page))], kind).toEqual([]);
    }
  });
}
