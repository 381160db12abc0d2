import { clinicUrl } from "./support/demo.ts";
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1";
const stores = /^Get the app/;

test(
  "the phone's own store comes first, and a clinic shows only the stores it has",
  { tag: ["@S1.40", "@S2.R23", "@S3.SET.globalLinks"] },
  async ({ browser }) => {
    for (const [clinic, userAgent, first, second] of [
      ["aurora", iphone, "Get the app for iPhone", "Get the app for Android"],
      ["aurora", android, "Get the app for Android", "Get the app for iPhone"],
      ["ipe", iphone, "Get the app for Android", undefined],
    ] as const) {
      const context = await browser.newContext({ userAgent });
      const page = await context.newPage();
      await open(page, `${clinicUrl(clinic)}/download`);
      await expect(page.getByRole("link", { name: stores }).first()).toHaveText(first);
      await expect(page.getByRole("link", { name: stores })).toHaveText(
        [first, second].filter((one) => one !== undefined),
      );
      await expect(page.getByRole("heading", { name: "Or without an app" })).toBeVisible();
      await expect(page.getByText("share icon")).toBeVisible({ visible: userAgent === iphone });
      await expect(page.getByRole("img", { name: "Code with the address" })).toBeHidden();
      await context.close();
    }
  },
);

test(
  "a clinic without an app says how to put it on the home screen, and the code on a desk leads to the phone",
  { tag: ["@S1.40", "@D.24"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `${clinicUrl("andes")}/`);
    await page.getByRole("link", { name: "Get the app" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No app needed");
    await expect(page.getByRole("link", { name: stores })).toHaveCount(0);
    await expect(page.getByRole("img", { name: "Code with the address of this page" })).toBeVisible();
  },
);

/** Type, width and height of a picture of the clinic whose page is open, as the browser decodes it. */
function pictureOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path);
    const { width, height } = await createImageBitmap(await answer.blob());
    return `${answer.headers.get("content-type")} ${width}x${height}`;
  }, address);
}

test(
  "what a phone puts on its home screen is the clinic: its name, icon, colours, language and direction",
  { tag: ["@S1.40", "@S1.46"] },
  async ({ page, browserName }) => {
    const manifestOf = async (clinic: string, language: string) => {
      const { text } = await localHttp(`${clinicUrl(clinic)}/manifest.webmanifest`, {
        headers: { "accept-language": language },
      });
      return JSON.parse(text) as Record<string, unknown>;
    };
    const [arabic, french] = [await manifestOf("aurora", "ar"), await manifestOf("andes", "fr")];
    expect(arabic).toMatchObject({ name: "Clínica Aurora", lang: "ar", dir: "rtl", display: "standalone" });
    expect(french).toMatchObject({ lang: "fr", dir: "ltr" });
    expect(french["icons"]).toContainEqual(expect.objectContaining({ src: "/clinics/andes/favicon.svg" }));
    const pictures = (french["icons"] as { src: string; sizes: string; type: string }[]).slice(1);
    expect(pictures.map(({ sizes }) => sizes)).toEqual(["180x180", "192x192", "512x512", "512x512"]);
    await open(page, `${clinicUrl("andes")}/download`);
    for (const { src, sizes } of pictures) expect(await pictureOf(page, src)).toBe(`image/png ${sizes}`);
    await open(page, `${clinicUrl("aurora")}/download`);
    expect(await pictureOf(page, "/apple-touch-icon.png"), "an iPhone takes no drawing").toBe(
      "image/png 180x180",
    );
    await expect(page.locator("link[rel=apple-touch-icon]")).toHaveAttribute("href", "/apple-touch-icon.png");
    if (browserName !== "chromium") return; // what is left only its tools can tell
    const devTools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
      [],
    );
  },
);
