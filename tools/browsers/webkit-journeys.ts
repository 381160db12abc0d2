import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Journey, Step } from "../../e2e/webkit/steps.ts";
import { localHttp } from "@anteroom/local-http/local-http";
import { type Product, runProduct } from "../product/run-product.ts";
import { type Counts, messageOf, oneFailed, onePassed, sum } from "../test/counts.ts";
import type { WebKit } from "./find.ts";
import type { WebDriver } from "./webdriver.ts";
import { openWebKit } from "./webkit.ts";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const pictures = "test-results/webkit";

/**
 * Runs journeys against a real product, each in a new WebKitGTK; prints the outcomes and saves a picture of each failure in
 * `test-results/webkit`.
 */
export async function runWebKit(browser: WebKit, journeys: readonly Journey[]): Promise<Counts> {
  const product = await runProduct();
  try {
    const counts: Counts[] = [];
    for (const journey of journeys) counts.push(await walk(journey, browser, product));
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
  if ("signInAt" in step) return signIn(step.signInAt, page, product);
  if ("click" in step) return page.click(step.click);
  if ("type" in step) return page.type(step.type, step.text);
  if ("choose" in step) return page.choose(step.choose, path.resolve(step.file));
  if ("see" in step) return void (await page.find(step.see));
  if ("read" in step)
    return expectTrue(page, step.read, "return document.body.innerText.includes(arguments[0])");
  if ("direction" in step)
    return expectTrue(page, step.direction, "return document.documentElement.dir === arguments[0]");
  if ("address" in step)
    return expectTrue(
      page,
      step.address,
      "return (location.pathname + location.search).startsWith(arguments[0])",
    );
  if ("clickFirstOf" in step) return page.click(await page.firstOf(step.clickFirstOf));
  if ("again" in step) return takeUntil(step, page, product);
  if ("inNewWindow" in step)
    return page.inNewWindow(async () => {
      for (const one of step.inNewWindow) await take(one, page, product);
    });
  if ("nothingRunsOut" in step)
    return expectTrue(
      page,
      "a page that is no wider than its window",
      "return document.documentElement.scrollWidth <= innerWidth + 1",
    );
  return expectAccessible(page);
}

/** An interview asks in its own order: the same step is taken until its end is there. */
async function takeUntil(
  { again, until }: Extract<Step, { again: Step }>,
  page: WebDriver,
  product: Product,
): Promise<void> {
  for (let times = 0; times < 60 && !(await page.isThere(until)); times += 1)
    await take(again, page, product);
  await page.find(until);
}

async function expectAccessible(page: WebDriver): Promise<void> {
  await page.run(axe);
  await page.run(`window.found = null; (${lookAtRest})().then((found) => { window.found = found; })`);
  const { ids } = (await page.waitFor("axe", "return window.found")) as { ids: readonly string[] };
  if (ids.length > 0) throw new Error(`axe: ${ids.join(", ")}`);
}

/** axe looks for a while: of a page that has changed meanwhile it sees the half of each, so that page is looked at again; one that never rests, five times. */
const lookAtRest = `async () => {
  for (let looks = 1; ; looks += 1) {
    let hasChanged = false;
    const watch = new MutationObserver(() => (hasChanged = true));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const { violations } = await axe.run();
    watch.disconnect();
    if (!hasChanged || looks === 5) return { ids: violations.map((one) => one.id) };
  }
}`;

async function openPage(
  { open, clinic = "aurora", lang }: Extract<Step, { open: string }>,
  page: WebDriver,
  product: Product,
): Promise<void> {
  if (lang !== undefined) await speak(lang, clinic, page, product);
  await page.open(product.clinicUrl(clinic) + (await fill(open, clinic, product)));
  await page.waitFor("a usable page", "return document.documentElement.dataset.hydrated");
}

async function speak(lang: string, clinic: string, page: WebDriver, { clinicUrl }: Product): Promise<void> {
  await page.open(`${clinicUrl(clinic)}/`);
  await page.run("document.cookie = 'lang=' + arguments[0] + '; path=/'", lang);
}

type DemoClinic = { slug: string; guest_link: string | null; patients: readonly Login[] };
type Listed = { id: number; start_time?: string; status?: string };
const isToCome = ({ start_time: start = "", status = "" }: Listed) =>
  Date.parse(start) > Date.now() + 3_600_000 && !/cancel/.test(status);
type Login = { login: string; password: string };

function demoClinic(slug: string, { dataDir }: Product): { clinic: DemoClinic; patient: Login } {
  const { clinics } = JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8")) as {
    clinics: readonly DemoClinic[];
  };
  const clinic = clinics.find((one) => one.slug === slug);
  const patient = clinic?.patients[0];
  if (!clinic || !patient) throw new Error(`demo.json names no patient of ${slug}.`);
  return { clinic, patient };
}

async function signIn(slug: string, page: WebDriver, product: Product): Promise<void> {
  const { patient } = demoClinic(slug, product);
  await openPage({ open: "/login", clinic: slug, lang: "en" }, page, product);
  await page.type({ css: "[name=login]" }, patient.login);
  await page.type({ css: "[name=password]" }, patient.password);
  await page.click({ css: "main button[type=submit]" });
  await page.waitFor("the home page", atHome);
}

/** Not before all of it is there: an address opened while this engine still goes home is forgotten. */
const atHome = `return location.pathname === "/" && !document.querySelector("[name=password]")
  && Boolean(document.querySelector("header [aria-label^='Your account']")) && /^Good/.test(document.querySelector("main h1")?.textContent)`;

/** What the clinic has for the words in braces, as its first demo patient sees it. */
async function fill(wanted: string, slug: string, product: Product): Promise<string> {
  if (!wanted.includes("{")) return wanted;
  const { clinic, patient } = demoClinic(slug, product);
  const api = `${product.clinicUrl(slug)}/api`;
  const { login, password } = patient;
  const signingIn = { method: "POST", body: { login, password } };
  const { text } = await localHttp(`${api}/patients/auth/login`, signingIn);
  const { token } = (JSON.parse(text) as { data: { entity: { token: string } } }).data.entity;
  const read = async (address: string): Promise<unknown> =>
    JSON.parse((await localHttp(api + address, { headers: { "x-patient-token": token } })).text);
  const first = async (address: string, fits: (one: Listed) => boolean = () => true) =>
    String(
      ((await read(address)) as { data: { collection: readonly Listed[] } }).data.collection.find(fits)?.id,
    );
  const known: Record<string, () => Promise<string>> = {
    doctorId: () => first("/doctors"),
    appointmentId: () => first("/patients/appointments", isToCome),
    patientId: async () => String(((await read("/patients")) as { patient: { id: number } }).patient.id),
    invitationToken: async () => clinic.guest_link?.split("/").at(-1) ?? "none",
  };
  let filled = wanted;
  for (const [name, value] of Object.entries(known))
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, await value());
  return filled;
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
