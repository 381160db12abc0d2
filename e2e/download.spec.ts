import { clinicUrl } from "./support/demo.ts";
import { localHttp } from "@anteroom/local-http/local-http";
import { expect, open, test } from "./support/test.ts";

const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1";
const stores = /^Get the app/;

test("S1.40 S2.R23 S3.SET.globalLinks: the phone's own store comes first, and a clinic shows only the stores it has", async ({
  browser,
}) => {
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
    await expect(page.getByText("share sign")).toBeVisible({ visible: userAgent === iphone });
    await expect(page.getByRole("img", { name: "Code with the address" })).toBeHidden();
    await context.close();
  }
});

test("S1.40 D.24: a clinic without an app says how to put it on the home screen, and the code on a desk leads to the phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${clinicUrl("andes")}/`);
  await page.getByRole("link", { name: "Keep us on your phone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No app needed");
  await expect(page.getByRole("link", { name: stores })).toHaveCount(0);
  await expect(page.getByRole("img", { name: "Code with the address of this page" })).toBeVisible();
});

test("S1.40 S1.46: what a phone puts on its home screen is the clinic: its name, icon, colours, language and direction", async ({
  page,
  browserName,
}) => {
  const manifestOf = async (clinic: string, language: string) => {
    const { text } = await localHttp(`${clinicUrl(clinic)}/manifest.webmanifest`, {
      headers: { "accept-language": language },
    });
    return JSON.parse(text) as Record<string, unknown>;
  };
  const [arabic, french] = [await manifestOf("aurora", "ar"), await manifestOf("andes", "fr")];
  expect(arabic).toMatchObject({ name: "Clínica Aurora", lang: "ar", dir: "rtl", display: "standalone" });
  expect(french).toMatchObject({ lang: "fr", dir: "ltr", icons: [{ src: "/clinics/andes/favicon.svg" }] });
  if (browserName !== "chromium") return; // what is left only its tools can tell
  await open(page, `${clinicUrl("aurora")}/download`);
  const devTools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
    [],
  );
});
