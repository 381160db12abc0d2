// `npm run look -- /doctors [--login]`: one contact sheet of a route in `.look/`, for a person to look at.
// Against the server at BASE (http://localhost:8080), else one started for it.
import type { Browser } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openChromium } from "../browsers/chromium.ts";
import { signInDemoPatient } from "../product/demo-visit.ts";
import { runProduct } from "../product/run-product.ts";
import { lookShots, sheetHtml, type Shot } from "./sheet.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { login: { type: "boolean", default: false } },
});
const route = positionals[0] ?? "/";
const base = process.env["BASE"];
const product = base === undefined ? await runProduct() : null;
const dataDir = product?.dataDir ?? process.env["ANTEROOM_DATA_DIR"] ?? ".data";
const clinicUrl = (slug: string) =>
  product ? product.clinicUrl(slug) : (base ?? "").replace("://", `://${slug}.`).replace(/\/$/, "");
const browser = await openChromium();
try {
  const shots: { shot: Shot; png: Buffer }[] = [];
  for (const shot of lookShots) shots.push({ shot, png: await take(browser, shot) });
  const file = path.resolve(
    ".look",
    `${route.replaceAll(/[^\w]+/g, "-").replaceAll(/^-|-$/g, "") || "home"}.png`,
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await compose(browser, shots));
  console.log(file);
} finally {
  await browser.close();
  await product?.stop();
}

async function take(of: Browser, { clinic, locale, scheme, width, height }: Shot): Promise<Buffer> {
  const context = await of.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale,
    reducedMotion: "reduce",
  });
  const url = clinicUrl(clinic);
  await context.addCookies([{ name: "lang", value: locale, url }]);
  const page = await context.newPage();
  if (values.login) await signInDemoPatient(page, url, dataDir);
  await page.goto(url + route);
  await page
    .locator("html[data-hydrated]")
    .waitFor({ state: "attached", timeout: 10_000 })
    .catch(() => undefined);
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined); // pictures, the patient's own data
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** The browser lays the pictures out itself: no image library. */
async function compose(of: Browser, shots: readonly { shot: Shot; png: Buffer }[]): Promise<Buffer> {
  const page = await of.newPage({ viewport: { width: 1760, height: 900 } });
  await page.setContent(
    sheetHtml(
      route,
      shots.map(({ shot, png }) => ({ shot, source: `data:image/png;base64,${png.toString("base64")}` })),
    ),
  );
  return page.screenshot({ fullPage: true });
}
