import { serverId, type CallReport } from "@anteroom/contract/call/call-report";
import { localHttp } from "@anteroom/local-http/local-http";
import { expect, type Page } from "@playwright/test";

/** A page in a call reports each 20 seconds. */
const longestWait = 45_000;

/** Waits until this page, which is in a call, reports its quality, and until the server's metrics have counted a report like it. */
export async function countsQuality(page: Page): Promise<void> {
  const before = await reportsCounted();
  const reported = page.waitForRequest(
    (one) => one.url().endsWith("/signals") && (one.postDataJSON() as { to?: string }).to === serverId,
    { timeout: longestWait },
  );
  const { data } = (await reported).postDataJSON() as { data: CallReport };
  const labels = `quality="${qualities[data.quality]}",route="${data.route ?? "unknown"}",video="mesh"`;
  const counted = async () => ((await reportsCounted()).get(labels) ?? 0) - (before.get(labels) ?? 0);
  await expect.poll(counted, `reports with ${labels}`).toBeGreaterThan(0);
}

const qualities = ["none", "bad", "weak", "fair", "good"];

/** How many reports the server has counted, by their labels. */
async function reportsCounted(): Promise<Map<string, number>> {
  const port = Number(process.env["ANTEROOM_E2E_PORT"] || "8190") + 2; // as playwright.config.ts says
  const { text } = await localHttp(`http://127.0.0.1:${port}/metrics`);
  const lines = text.matchAll(/^anteroom_call_quality_reports_total\{(.+)\} (\d+)$/gm);
  return new Map([...lines].map(([, labels = "", count]) => [labels, Number(count)]));
}
