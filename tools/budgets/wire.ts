import type { Browser, BrowserContextOptions, CDPSession } from "@playwright/test";

/** Bytes over the network of one visit without cache, as the browser counted them (bodies and headers). */
export type VisitBytes = {
  /**
   * The page the server returned, after a redirect by a gate. Redirects by guards in the browser come later and are
   * not measured.
   */
  path: string;
  html: number;
  scriptsUntilUsable: number;
  /** The number of scripts in all. */
  scripts: number;
  /** Scripts that arrived after the page was usable. */
  later: readonly { url: string; bytes: number }[];
  /** Style sheets, also those that arrived later. */
  styles: number;
};

/** The browser's stored state of a session; undefined visits without one. */
export type SignedIn = BrowserContextOptions["storageState"];

/**
 * Visits an address in a new context with an empty cache, with or without a session, until the network is idle, and returns its bytes.
 * Throws where the page is not hydrated within 15 s.
 */
export async function measureVisit(browser: Browser, url: string, signedIn: SignedIn): Promise<VisitBytes> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: "en-GB",
    ...(signedIn ? { storageState: signedIn } : {}),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteWhenUsable);
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
    const fetched = listen(devTools);
    const answer = await page.goto(url);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 15_000 });
    await page.waitForLoadState("networkidle");
    return {
      path: new URL(answer?.url() ?? page.url()).pathname,
      ...weigh(fetched, new Set(await page.evaluate(filesUntilUsable))),
    };
  } finally {
    await context.close();
  }
}

/** In the page: its own clock says when it was usable, however busy the machine that asks. */
function noteWhenUsable(): void {
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.hasAttribute("data-hydrated")) return;
    observer.disconnect();
    performance.mark("usable");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** In the page: the addresses that had arrived by then. */
function filesUntilUsable(): string[] {
  const usableAt = performance.getEntriesByName("usable")[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return [location.href, ...resources.filter((one) => one.responseEnd <= usableAt).map(({ name }) => name)];
}

type Fetched = { type: string; url: string; bytes: number };

function listen(devTools: CDPSession): Fetched[] {
  const started = new Map<string, { type: string; url: string }>();
  const fetched: Fetched[] = [];
  devTools.on("Network.responseReceived", ({ requestId, type, response }) =>
    started.set(requestId, { type, url: response.url }),
  );
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    if (request) fetched.push({ ...request, bytes: encodedDataLength });
  });
  return fetched;
}

function weigh(all: readonly Fetched[], untilUsable: ReadonlySet<string>): Omit<VisitBytes, "path"> {
  // A step that comes in a chunk of its own after that moment is judged as what loads later.
  const total = (type: string, among: readonly Fetched[]) =>
    among.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  const first = all.filter((one) => untilUsable.has(one.url) || one.type === "Document");
  return {
    html: total("Document", first),
    scriptsUntilUsable: total("Script", first),
    scripts: all.filter(({ type }) => type === "Script").length,
    styles: total("Stylesheet", all),
    later: all
      .filter((one) => one.type === "Script" && !untilUsable.has(one.url))
      .map(({ url, bytes }) => ({ url: new URL(url).pathname, bytes })),
  };
}
