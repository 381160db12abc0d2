import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { fillAsTyped } from "./fill-as-typed.ts";
import { watchAnswers } from "./seen-pages.ts";

/**
 * Console errors, uncaught errors and violations of the content security policy of a test; it fails unless `list` is
 * empty at the end. Responses with a status 4xx do not count.
 */
export type Complaints = {
  readonly list: readonly string[];
  add: (text: string) => void;
  /** Ignores matching ones in this test. */
  allow: (pattern: RegExp) => void;
};

type Fixtures = {
  complaints: Complaints;
  /** Opens a page in a separate browser context, which is watched as well. */
  anotherBrowser: () => Promise<Page>;
};

/** Matches the console errors that browsers write while a test has no network; for `complaints.allow`. */
export const withoutNetwork =
  /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|^WebSocket is already in CLOSING or CLOSED state|Unable to preload CSS|An unknown error occurred when fetching the script|^download failed \(font-family|^Firefox can’t establish a connection to the server at ws/;

/** An answer such as 401 or 409 is the product at work; the browser still writes it on the console. */
const expectedAnswers = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Firefox complains when a page is left while it still fetches a chunk, its style sheet or a letter's font (2152398850: given up); one that is missed shows in what the test waits for. */
const leftBehind =
  /^error loading dynamically imported module|^Unable to preload CSS for |A ServiceWorker intercepted the request|^The connection to ws.* was interrupted while the page was loading|^download failed \(font-family.* status=2152398850 |^Error$/;

/** Playwright's `test`, which also fails when a page reported an error; see `Complaints`. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context, browserName }, give, testInfo) => {
      const complaints = newComplaints();
      if (browserName === "firefox") complaints.allow(leftBehind);
      await watch(context, complaints);
      const answers = watchAnswers(context);
      await give(complaints);
      if (testInfo.status !== testInfo.expectedStatus) await answers.attach(testInfo);
      expect(complaints.list, "errors on the console or of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, complaints }, give) => {
    const opened: BrowserContext[] = [];
    await give(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await watch(context, complaints);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from "@playwright/test";

function newComplaints(): Complaints {
  const all: string[] = [];
  const allowed: RegExp[] = [expectedAnswers];
  return {
    get list() {
      return all.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
    allow: (pattern) => void allowed.push(pattern),
    add: (text) => void all.push(text),
  };
}

async function watch(context: BrowserContext, { add }: Complaints): Promise<void> {
  if (context.browser()?.browserType().name() === "firefox") await fillAsTyped(context);
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`),
    ),
  );
  if (isRestless) await context.addInitScript(lookAwayAndBack);
  context.on("page", (page) => {
    if (slowness > 1) void beSlow(page);
    page.on("console", (message) => message.type() === "error" && add(message.text()));
    page.on("pageerror", (error) => add(error.message));
  });
}

/** `ANTEROOM_SLOWNESS=4`: so many times slower than this machine, as a cheap phone is. What is red then is a race somewhere. */
const slowness = Number(process.env["ANTEROOM_SLOWNESS"] ?? 1);

/** `ANTEROOM_RESTLESS=1`: whoever uses a page looks away and back all the time, so that it asks again all the time. What is red then is a race somewhere, or a page that gives up what it had. */
const isRestless = process.env["ANTEROOM_RESTLESS"] === "1";

function lookAwayAndBack(): void {
  setInterval(() => {
    dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  }, 900);
}

async function beSlow(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Reloads the page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Waits until the page is hydrated; earlier clicks may be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
