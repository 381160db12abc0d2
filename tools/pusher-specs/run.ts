// `npm run test:matrix -- --only pusher-js-specs`: pusher-js's own integration specs, unmodified, in Chromium against the embedded realtime server.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { type Counts, nothing, oneSkipped } from "../test/counts.ts";
import { bundleSpecs } from "./bundle-specs.ts";
import { startSpecServices, type SpecServices } from "../../server/src/testing/pusher-spec-services.ts";

type Result = { name: string; status: string; why: string[] };

/** So many the package ships; fewer that ran were lost on the way. */
const specs = 228;
const patienceMs = 40 * 60_000;

/**
 * Runs all specs of pusher-js once in Chromium, in a temporary folder, against the embedded realtime server, for 40 minutes at most; specs
 * that did not run count as failed. One skipped test without Chromium (`executablePath` null) or npm's helpers.
 */
export async function runPusherSpecs(
  executablePath: string | null,
  say: (line: string) => void,
): Promise<Counts> {
  if (executablePath === null) return oneSkipped;
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-pusher-specs-"));
  try {
    const lacking = await bundleSpecs(folder);
    if (lacking !== null) {
      say(lacking);
      return oneSkipped;
    }
    const services = await startSpecServices(folder);
    try {
      return judge(await runInBrowser(executablePath, services, say));
    } finally {
      await services.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runInBrowser(
  executablePath: string,
  services: SpecServices,
  say: (line: string) => void,
): Promise<Result[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", `--host-resolver-rules=${rulesOf(services)}`],
  });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    page.on("pageerror", (error) => say(`the page: ${error.message}`));
    await page.goto(`http://127.0.0.1:${services.ports.page}/`);
    await followed(page, say);
    return await page.evaluate<Result[]>("results");
  } finally {
    await browser.close();
  }
}

/** The hosts of the hosted service, and the fixed ports of the program beside it, are ours on this machine. */
function rulesOf({ ports: { plain, secure, mt1, eu } }: SpecServices): string {
  return [
    [`*.pusher.com:80`, plain],
    [`*.pusher.com:443`, secure],
    [`localhost:3000`, mt1],
    [`localhost:3001`, eu],
  ]
    .map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
    .join(", ");
}

/** Waits for the last spec and tells of those that failed as they do. */
async function followed(page: Page, say: (line: string) => void): Promise<void> {
  const until = Date.now() + patienceMs;
  let reported = 0;
  while (Date.now() < until) {
    const isDone = await page
      .waitForFunction("globalThis.isDone === true", undefined, { timeout: 20_000 })
      .then(
        () => true,
        () => false,
      );
    const results = await page.evaluate<Result[]>("results");
    for (const { name, why } of results.slice(reported).filter(({ status }) => status === "failed"))
      say(`FAILED ${name}: ${why.join(" ")}`);
    if (results.length > reported) say(`${results.length} of ${specs} specs`);
    reported = results.length;
    if (isDone) return;
  }
}

/** A spec that was not run is a failure: it was lost on the way. */
function judge(results: readonly Result[]): Counts {
  const passed = results.filter(({ status }) => status === "passed").length;
  return { ...nothing, passed, failed: Math.max(specs, results.length) - passed };
}
