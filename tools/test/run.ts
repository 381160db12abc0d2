// `npm test`, and with `--extended` `npm run test:extended`: every stage one after the other, also after one failed; the last line counts everything.
import { testBrowsers } from "../browsers/run.ts";
import { testBudgets } from "../budgets/run.ts";
import { check } from "./check.ts";
import { type Counts, exitCode, failedAs, messageOf, sum, verdict } from "./counts.ts";
import { runVitest } from "./vitest.ts";

type Stage = { name: string; says: string; run: () => Promise<Counts> };

const core: readonly Stage[] = [
  {
    name: "check",
    says: "format, lint, types, texts, dead code, coverage document, unit tests",
    run: check,
  },
  {
    name: "integration",
    says: "the server on a real PostgreSQL",
    run: async () => (await runVitest("integration", { live: true, tier: "core" })).counts,
  },
  { name: "browsers", says: "each journey in Chromium", run: () => testBrowsers("core") },
  { name: "budgets", says: "bytes that a visitor downloads", run: testBudgets },
];

/** What `npm test` leaves out: `extended.ts` names the files. */
const extended: readonly Stage[] = [
  {
    name: "extended unit tests",
    says: "interviews of the symptom checker, evaluations",
    run: async () => (await runVitest("unit", { live: false, tier: "extended" })).counts,
  },
  {
    name: "extended pages",
    says: "the screens of the clinic's staff, without a server",
    run: async () => (await runVitest("pages", { live: false, tier: "extended" })).counts,
  },
  {
    name: "extended integration",
    says: "storms, upgrades of old data, several processes",
    run: async () => (await runVitest("integration", { live: true, tier: "extended" })).counts,
  },
  {
    name: "extended browsers",
    says: "sweeps of every page in Chromium, tagged journeys in Firefox, a smoke run in WebKitGTK",
    run: () => testBrowsers("extended"),
  },
];

const stages = process.argv.includes("--extended") ? extended : core;

const began = performance.now();
const counts: Counts[] = [];
for (const [index, stage] of stages.entries()) counts.push(await runStage(stage, index));
const total = sum(counts);
console.log(`\nTook ${minutes(performance.now() - began)}.`);
const code = exitCode(total, process.env["CI"] === "true");
if (process.env["CI"] === "true")
  for (const title of total.skips ?? [])
    console.log(`\nFAILED with CI=true nothing may be skipped: ${title}`);
for (const fault of total.faults ?? []) console.log(`\nFAILED ${fault}`);
console.log(verdict(total));
process.exitCode = code;

async function runStage({ name, says, run }: Stage, index: number): Promise<Counts> {
  console.log(`\n${index + 1}/${stages.length} ${name}: ${says}`);
  const start = performance.now();
  const found = await run().catch((error: unknown) => {
    console.log(`  FAILED ${messageOf(error)}`);
    return failedAs(name, messageOf(error));
  });
  console.log(`${name}: ${verdict(found)} (${minutes(performance.now() - start)})`);
  return found;
}

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
