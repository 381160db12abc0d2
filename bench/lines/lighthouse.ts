import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { openChromium } from "../../tools/browsers/chromium.ts";
import { findBrowsers } from "../../tools/browsers/find.ts";
import { fillAddress, openBlankOrigin } from "../../tools/product/demo-visit.ts";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine, Row } from "../line.ts";
import { median } from "../measure.ts";
import {
  lighthouseCategories,
  type LighthouseFinding,
  readLighthouseReport,
} from "../support/lighthouse-report.ts";

/** Fetched by npm when this line runs, and never by `npm ci`: 180 MB that nobody else needs. */
const lighthouse = "lighthouse@13.5.0";
const rounds = Number(process.env["ANTEROOM_LIGHTHOUSE_ROUNDS"] ?? 5);
const shownAudits = 4;
const attempts = 3;
const timeoutMs = 180_000;
const run = promisify(execFile);

/**
 * Median of Lighthouse's scores of five public pages with its simulated phone; downloads Lighthouse by npm. A busy machine lowers
 * performance, so that is a lower bound. `ANTEROOM_LIGHTHOUSE_ROUNDS` sets the rounds.
 */
export const lighthouseScores: BenchLine = {
  name: "lighthouse",
  measure: async () => {
    const { chromium } = findBrowsers(["chromium"], () => undefined);
    if (chromium === null) return "no Chromium on this machine";
    const product = await runProduct();
    const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-lighthouse-"));
    try {
      const clinic = product.clinicUrl("aurora");
      const routes = [
        ["/", "/"],
        ["/doctors", "/doctors"],
        ["/doctors/{id}", await addressOfDoctor(clinic)],
        ["/health-search", "/health-search"],
        ["/login", "/login"],
      ] as const;
      const found = new Map<string, LighthouseFinding[]>(routes.map(([name]) => [name, []]));
      for (let round = 0; round < rounds; round++)
        for (const [name, address] of routes)
          found
            .get(name)
            ?.push(await measureOnce(clinic + address, chromium, path.join(folder, "report.json")));
      return [...found].flatMap(([name, findings]) => rowsOf(name, findings));
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function rowsOf(route: string, findings: readonly LighthouseFinding[]): Row[] {
  const audits = Map.groupBy(
    findings.flatMap(({ worst }) => worst.slice(0, shownAudits)),
    ({ audit }) => audit,
  );
  for (const [audit, found] of audits)
    console.log(
      `${route}: ${audit}, ${found.length} of ${findings.length}: ${found.map(({ shown }) => shown ?? "-").join(", ")}`,
    );
  return lighthouseCategories.map((category) => ({
    what: `Lighthouse ${category} of ${route} (n=${findings.length})`,
    ours: median(findings.map(({ scores }) => scores[category])),
    unit: "",
    baseline: null,
    goal: category === "performance" ? ">= 98" : "100",
  }));
}

async function measureOnce(url: string, chromium: string, file: string): Promise<LighthouseFinding> {
  const categories = lighthouseCategories.join(",");
  const flags = "--headless=new --no-sandbox --disable-gpu";
  const page = [url, "--output=json", `--output-path=${file}`, `--only-categories=${categories}`, "--quiet"];
  const command = [
    "exec",
    "--yes",
    "--package",
    lighthouse,
    "--",
    "lighthouse",
    ...page,
    `--chrome-flags=${flags}`,
  ];
  const options = { timeout: timeoutMs, env: { ...process.env, CHROME_PATH: chromium } };
  for (let attempt = 1; ; attempt++)
    try {
      await run("npm", command, options);
      break;
    } catch (error) {
      // It lost its own recording, and measured nothing.
      if (attempt === attempts || !String(error).includes("Please run Lighthouse again")) throw error;
      console.log(`${url}: Lighthouse lost its recording and runs again`);
    }
  return readLighthouseReport(JSON.parse(readFileSync(file, "utf8")));
}

async function addressOfDoctor(clinic: string): Promise<string> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await openBlankOrigin(page, clinic);
    return await fillAddress("/doctors/{doctorId}", page);
  } finally {
    await browser.close();
  }
}
