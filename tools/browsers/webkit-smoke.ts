import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { smoke } from "../../e2e/webkit/smoke.ts";
import type { Journey, Step } from "../../e2e/webkit/steps.ts";
import { type Product, runProduct } from "../product/run-product.ts";
import { type Counts, messageOf, oneFailed, onePassed, sum } from "../test/counts.ts";
import type { WebKit } from "./find.ts";
import type { WebDriver } from "./webdriver.ts";
import { openWebKit } from "./webkit.ts";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const pictures = "test-results/webkit";

/** Walks the list of journeys in WebKitGTK; a picture of each failure stays in `test-results/webkit`. */
export async function runWebKitSmoke(browser: WebKit): Promise<Counts> {
  const product = await runProduct();
  try {
    const counts: Counts[] = [];
    for (const journey of smoke) counts.push(await walk(journey, browser, product));
    return sum(counts);
  } finally {
    await product.stop();
  }
}

/** Each journey has a browser of its own: no cookie, no storage of the one before. */
async function walk({ title, steps }: Journey, browser: WebKit, product: Product): Promise<Counts> {
  const began = performance.now();
  const { page, picture, stop } = await openWebKit(browser);
  let doing = "opening the browser";
  try {
    for (const step of steps) {
      doing = JSON.stringify(step);
      await take(step, page, product);
    }
    console.log(`  ok     ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return onePassed;
  } catch (error) {
    console.log(`  FAILED ${title}\n    at ${doing}\n    ${messageOf(error)}`);
    keepPicture(title, picture);
    return oneFailed;
  } finally {
    await stop();
  }
}

async function take(step: Step, page: WebDriver, product: Product): Promise<void> {
  if ("open" in step) return openPage(step, page, product);
  if ("click" in step) return page.click(step.click);
  if ("type" in step) return page.type(step.type, step.text);
  if ("see" in step) return void (await page.find(step.see));
  if ("direction" in step)
    return expectTrue(page, step.direction, "return document.documentElement.dir === arguments[0]");
  if ("address" in step)
    return expectTrue(
      page,
      step.address,
      "return (location.pathname + location.search).startsWith(arguments[0])",
    );
  await page.run(axe);
  await page.run(
    "window.found = null; axe.run().then((all) => { window.found = { ids: all.violations.map((one) => one.id) }; })",
  );
  const { ids } = (await page.waitFor("axe", "return window.found")) as { ids: readonly string[] };
  if (ids.length > 0) throw new Error(`axe: ${ids.join(", ")}`);
}

async function openPage(
  { open, clinic = "aurora", lang }: Extract<Step, { open: string }>,
  page: WebDriver,
  { clinicUrl }: Product,
): Promise<void> {
  if (lang !== undefined) {
    await page.open(`${clinicUrl(clinic)}/`);
    await page.run("document.cookie = 'lang=' + arguments[0] + '; path=/'", lang);
  }
  await page.open(clinicUrl(clinic) + open);
  await page.waitFor("a usable page", "return document.documentElement.dataset.hydrated");
}

async function expectTrue(page: WebDriver, wanted: string, body: string): Promise<void> {
  await page.waitFor(wanted, body, wanted);
}

function keepPicture(title: string, picture: () => Buffer): void {
  mkdirSync(pictures, { recursive: true });
  const file = path.join(pictures, `${title.replaceAll(/[^\w]+/g, "-").slice(0, 60)}.png`);
  writeFileSync(file, picture());
  console.log(`    picture: ${file}`);
}
