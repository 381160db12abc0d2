import { clinicUrl } from "./support/demo.ts";
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

/** Type, width and height of a picture of the clinic whose page is open, as the browser decodes it. */
function pictureOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path);
    const { width, height } = await createImageBitmap(await answer.blob());
    return `${answer.headers.get("content-type")} ${width}x${height}`;
  }, address);
}

test(
  "the installed web app has the clinic's name, icon, colours, language and direction",
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
