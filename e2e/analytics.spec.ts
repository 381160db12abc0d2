import type { Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { signInDemoPatient, openBlankOrigin } from "../tools/product/demo-visit.ts";
import { type Product, runProduct } from "../tools/product/run-product.ts";
import { clinicUrl } from "./support/demo.ts";
import { batchesOf, type OutsideServices, outsideServices, reportsOf } from "./support/outside-services.ts";
import { expect, open, test } from "./support/test.ts";

/** What is counted and reported leaves only a configured installation that is no workshop: a product of its own, in `qa`. */
let product: Product;
let services: OutsideServices;
const home = () => product.clinicUrl("aurora");

test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  services = await outsideServices();
  product = await runProduct({
    env: {
      ANTEROOM_ENV: "qa",
      ANTEROOM_DEMO: "on",
      DATA_KEY: randomBytes(32).toString("base64"),
      TURN: "none",
      ANALYTICS_KEY: "project-token",
      ANALYTICS_URL: services.origin,
      SENTRY_DSN: services.origin.replace("http://", "http://publickey@") + "/42",
      RELEASE_VERSION: "9.8.7",
      CODE_VERSION: "code-of-today",
    },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await services?.close();
});
test.beforeEach(() => {
  services.heard.length = 0;
  services.behave("well");
});

test(
  "page views are counted by label, after consent only, and without identity after sign-out",
  {
    tag: [
      "@S7.TP.01",
      "@S2.GEN.09",
      "@S3.RUN.08",
      "@S4.SESSION.07",
      "@S9.ANALYTICS.01",
      "@S9.ANALYTICS.04",
      "@D.65",
      "@S8.TYPE.07",
    ],
  },
  async ({ page, context }) => {
    await page.clock.install();
    const sent: string[] = [];
    page.on("request", (request) => request.url().startsWith(services.origin) && sent.push(request.url()));
    await openPage(page, "/");
    await choose(page, "Doctors");
    await page.clock.fastForward(60_000);
    expect(sent, "before a yes nothing leaves").toEqual([]);

    await page.getByRole("button", { name: "Allow", exact: true }).click();
    await choose(page, "Home");
    await counted(page, ["Home"]); // what was seen before the yes is not among them
    await openPage(page, "/doctors?languages=pt");
    await counted(page, ["Home", "Doctors"]);
    await choose(page, "Health");
    await counted(page, ["Home", "Doctors", "care"]);
    await openPage(page, "/health-search");
    await counted(page, ["Home", "Doctors", "care", "care"]);
    await openPage(page, "/no-such-page/12");
    await counted(page, ["Home", "Doctors", "care", "care", "Not found"]);
    for (const { properties } of events()) {
      expect(Object.keys(properties).toSorted()).toEqual(keysOfVisitor);
      expect(properties).toMatchObject({ token: "project-token", tenant: "aurora", locale: "en" });
      expect(properties["distinct_id"]).toMatch(/^\$device:[0-9a-f]{32}$/);
    }

    await signInDemoPatient(page, home(), product.dataDir);
    services.heard.length = 0;
    await openPage(page, "/appointments");
    await counted(page, ["Appointments"]);
    await openPage(page, "/client/video/1/browser-error");
    await counted(page, ["Appointments", "Browser not supported"]);
    const types = events().filter(({ event }) => event === "Error");
    expect(types.map(({ properties }) => properties["type"])).toEqual(["unexpected_navigation"]);
    await openPage(page, "/doctors");
    await counted(page, ["Appointments", "Browser not supported", "Doctors"]);
    const patient = String(events().at(-1)?.properties["distinct_id"]);
    expect(patient).toMatch(/^\d+$/);

    await page.getByLabel(/^Your account, /).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    // Signing out leads home; who taps before that was never there.
    await counted(page, ["Appointments", "Browser not supported", "Doctors", "Home"]);
    await choose(page, "Doctors");
    await counted(page, ["Appointments", "Browser not supported", "Doctors", "Home", "Doctors"]);
    const after = events().at(-1);
    expect(after?.properties["distinct_id"]).toMatch(/^\$device:/);
    expect(events()[0]?.properties["$device_id"]).not.toBe(after?.properties["$device_id"]);
    expect(Object.keys(after?.properties ?? {}).toSorted()).toEqual(keysOfVisitor);

    await choose(page, "Home"); // waits, and never leaves: the yes is taken back in another tab
    const other = await context.newPage();
    await answer(other, false);
    await page.clock.fastForward(60_000);
    await choose(page, "Doctors");
    await page.clock.fastForward(60_000);
    expect(pages()).toHaveLength(5);
    expect(await page.evaluate(() => localStorage.getItem("analytics-device"))).toBeNull();
    for (const { method, headers, body, path } of services.heard) {
      expect([method, path]).toEqual(["POST", "/track/?ip=0"]);
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("referer");
      expect(headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
      expect(decodeURIComponent(body)).not.toMatch(
        /\/appointments|health|\/video|localhost|languages|In[eê]s|\/doctors/,
      );
    }
  },
);

test(
  "an analytics service that fails or hangs disturbs no page and loses no queued event",
  { tag: ["@S9.ANALYTICS.03", "@S9.ANALYTICS.05", "@S7.TP.01"] },
  async ({ page, complaints }) => {
    complaints.allow(/status of 500|net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET)/);
    complaints.allow(/CORS request did not succeed\)\. Status code: \(null\)/); // Firefox: the same
    await page.clock.install();
    await openBlankOrigin(page, home());
    await answer(page, true);
    await openPage(page, "/");
    await counted(page, ["Home"]);

    services.behave("badly");
    services.heard.length = 0;
    await page.evaluate(showSixtyTroubles);
    await page.clock.fastForward(5000);
    await expect.poll(() => services.heard.length).toBe(1);
    expect(events()).toHaveLength(50);
    await choose(page, "Doctors"); // the visit goes on
    const first = services.heard[0]?.body;
    services.behave("silently");
    await page.clock.fastForward(10_000);
    await expect.poll(() => services.heard.length).toBe(2);
    expect(services.heard[1]?.body, "the same batch again").toBe(first);
    await page.clock.fastForward(80_000);
    await choose(page, "Home");
    expect(services.givenUp(), "it may take 90 seconds").toBe(0);
    await page.clock.fastForward(11_000);
    await expect.poll(services.givenUp).toBe(1);

    await services.close();
    await page.clock.fastForward(20_000);
    await choose(page, "Doctors");
    await services.open();
    services.behave("well");
    await expect
      .poll(async () => {
        await page.clock.fastForward(40_000);
        return batchesOf(services.heard.slice(2)).map((batch) => batch.length);
      })
      .toEqual([50, 13]);
    expect(services.heard[2]?.body).toBe(first);

    await page.evaluate(showSixtyTroubles);
    services.heard.length = 0;
    await page.goto(`${home()}/api/health/live`); // the page goes; what waits does not wait for it
    await expect.poll(() => batchesOf(services.heard).map((batch) => batch.length)).toEqual([50, 10]);
  },
);

test(
  "nothing is counted in development even with a key and consent",
  { tag: ["@S9.ANALYTICS.02"] },
  async ({ page }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(clinicUrl("aurora"))) elsewhere.push(request.url());
    });
    await page.clock.install();
    await openBlankOrigin(page, clinicUrl("aurora"));
    await page.evaluate(rememberAnswer, true);
    await open(page, `${clinicUrl("aurora")}/`);
    const runtime = await page.evaluate(() => document.querySelector("#boot")?.textContent ?? "");
    expect(JSON.parse(runtime).runtime).toMatchObject({ environment: "development", analyticsKey: "e2e" });
    await choose(page, "Doctors");
    await page.clock.fastForward(60_000);
    await choose(page, "Home");
    expect(elsewhere).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("analytics-device"))).toBeNull();
  },
);

test(
  "a client error is reported once without personal data; handled and foreign errors are not reported",
  {
    tag: [
      "@S7.TP.02",
      "@S3.RUN.07",
      "@S3.RUN.10",
      "@S8.ERR.05",
      "@S8.ERR.06",
      "@S8.ERR.07",
      "@S8.ERR.08",
      "@S9.LABEL.01",
      "@D.55",
    ],
  },
  async ({ browser, page, complaints }) => {
    complaints.allow(/broke|no visit for|status of 50\d|Script error|reading '|HTML|null/);
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/report-errors*", (route) => held.promise.then(() => route.continue()));
    await page.goto(`${home()}/doctors?languages=pt`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a doctor");
    await failOn(page, "early broke for 'Ana' at 912345678");
    held.resolve();
    await expect.poll(() => reported()).toEqual(["Error: early broke for … at …"]);
    const [report] = reportsOf(services.heard);
    expect(report).toMatchObject({
      environment: "qa",
      release: "9.8.7",
      dist: "code-of-today",
      tags: { version_label: "v0.19.0", route: "doctors" },
    });
    expect(Object.keys(report ?? {}).toSorted()).toEqual(keysOfReport);

    await page.evaluate(() => {
      for (let n = 0; n < 3; n += 1) void Promise.reject(new TypeError("no visit for ana@patients.example")); // one place, three times
    });
    await expect.poll(() => reported().slice(1)).toEqual(["TypeError: no visit for …"]);

    services.heard.length = 0;
    const problem = { status: 503, contentType: "application/problem+json", body: '{"code":"unavailable"}' };
    await page.route("**/api/manifest*", (route) => route.fulfill(problem));
    await choose(page, "Home");
    await page.route("**/api/manifest*", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway for Ana</h1>" }),
    );
    await choose(page, "Doctors");
    await expect
      .poll(() => reported(), "the refusal alone was handled")
      .toEqual(["Error: HTML instead of JSON"]);

    await page.unroute("**/api/manifest*");
    await page.route("**/api/doctors", (route) =>
      route.fulfill({ status: 200, contentType: "application/json", body: '{"data":{"collection":[null]}}' }),
    );
    await openPage(page, "/download");
    await page
      .getByRole("navigation", { name: "Main" })
      .last()
      .getByRole("link", { name: "Doctors" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side.");
    const brokenPage = () =>
      reportsOf(services.heard).find(({ exception }) => exception.values[0].type === "TypeError");
    await expect.poll(brokenPage).toBeTruthy();
    const broken = brokenPage();
    expect(broken?.tags).toMatchObject({ route: "doctors" });
    const frames = broken?.exception.values[0].stacktrace?.frames ?? [];
    expect(frames.length).toBeGreaterThan(2);
    for (const { filename } of frames) expect(filename).toMatch(/^app:\/\/\/(assets\/[\w.-]+|page)$/);

    services.heard.length = 0;
    const loose = await browser.newContext({ bypassCSP: true }); // as if the clinic used a foreign script
    const foreign = await loose.newPage();
    await open(foreign, `${home()}/`);
    const seen = foreign.waitForEvent("pageerror");
    await foreign.evaluate((src) => {
      document.head.appendChild(Object.assign(document.createElement("script"), { src }));
    }, `${services.origin}/throws.js`);
    await seen;
    await failOn(foreign, "ours broke afterwards");
    await expect.poll(() => reported()).toEqual(["Error: ours broke afterwards"]);

    await services.close();
    await failOn(foreign, "nobody hears that it broke");
    await choose(foreign, "Doctors");
    await loose.close();
    await services.open();
    for (const { headers } of services.heard) {
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("referer");
    }
  },
);

const keysOfVisitor = [
  "$device_id",
  "$insert_id",
  "distinct_id",
  "locale",
  "page",
  "tenant",
  "time",
  "token",
  "version",
];

/** What was reported, as type and message. */
const reported = () =>
  reportsOf(services.heard).map(({ exception: { values } }) => `${values[0].type}: ${values[0].value}`);

const keysOfReport = [
  "dist",
  "environment",
  "event_id",
  "exception",
  "level",
  "platform",
  "release",
  "sdk",
  "tags",
  "timestamp",
  "transaction",
];

/** Something that nobody catches, on this page. */
const failOn = (page: Page, message: string) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
  }, message);

/** As the service counts them: one that a page has sent twice, because it was left before the answer came, once. */
const events = () => {
  const all = batchesOf(services.heard).flat();
  return [...new Map(all.map((one) => [one.properties["$insert_id"], one])).values()];
};
const pages = () =>
  events().flatMap(({ event, properties }) => (event === "Page view" ? [properties["page"]] : []));

/** The pages that arrived until now, once the page's clock has reached its next flush. */
async function counted(page: Page, labels: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000);
      return pages();
    })
    .toEqual(labels);
}

const openPage = (page: Page, path: string) => open(page, home() + path);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).last().getByRole("link", { name }).click();
  await expect(page).toHaveTitle(titles[name] ?? name);
}
const titles: Readonly<Record<string, string>> = {
  Home: "Clínica Aurora",
  Doctors: "Find a doctor – Clínica Aurora",
  Health: "Vital signs – Clínica Aurora",
};

/** The person's answer, as the question and the settings keep it. */
async function answer(page: Page, isGranted: boolean): Promise<void> {
  if (!page.url().startsWith(home())) await openBlankOrigin(page, home());
  await page.evaluate(rememberAnswer, isGranted);
}
function rememberAnswer(isGranted: boolean): void {
  localStorage.setItem("third-party-consent", JSON.stringify({ isGranted, kinds: ["analytics"] }));
}

/** Sixty types of trouble one after the other, as the page names them where it tells of one. */
async function showSixtyTroubles(): Promise<void> {
  const place = document.body.appendChild(document.createElement("p"));
  const letters = "abcdefghij";
  for (let n = 0; n < 60; n += 1) {
    place.dataset["errorType"] = `test_${letters[Math.floor(n / 10)]}${letters[n % 10]}`;
    await Promise.resolve();
  }
  place.remove();
}
