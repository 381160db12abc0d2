// `npm run test:matrix -- [--part k/n] [--only name] [--bookings n] [--faults n] [--seed n] [--from commit]`: the full products, for hours. Ended early, it goes on where it stopped:
// what is done at this commit stands in `.matrix/`. Each product leaves a row in docs/evidence/matrix.md, and what failed in `.matrix/<name>.json`.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { runBalancers } from "../balancers/run-balancers.ts";
import { findBrowsers } from "../browsers/find.ts";
import { runPlaywright } from "../browsers/run.ts";
import { runWebKit } from "../browsers/webkit-journeys.ts";
import { whole } from "../../e2e/webkit/whole.ts";
import {
  planFaults,
  planNetworkAndDiskFaults,
  planQuickFaults,
  planRandomFaults,
  randomFrom,
} from "../cluster/chaos/faults.ts";
import { runChaos } from "../cluster/chaos/run-chaos.ts";
import { runClusterJourney } from "../cluster/journey.ts";
import { runUpgrade } from "../cluster/upgrade.ts";
import { runImage } from "../image/run-image.ts";
import { runWithJanus } from "../janus/run-with-janus.ts";
import { runMailOnce } from "../mail-once/run-mail-once.ts";
import { runPointInTime } from "../point-in-time/run-point-in-time.ts";
import { runPrometheus } from "../prometheus/run-prometheus.ts";
import { runPusherSpecs } from "../pusher-specs/run.ts";
import { type Counts, exitCode, oneSkipped, sum, verdict } from "./counts.ts";
import { withRow } from "./matrix-table.ts";
import { runVitest } from "./vitest.ts";
import {
  type Cell,
  fullSize,
  matrixProducts,
  type MatrixProduct,
  partOf,
  readPart,
  readSize,
} from "./products.ts";

type Done = { cell: string; counts: Counts };

const page = "docs/evidence/matrix.md";

const { values } = parseArgs({
  options: {
    part: { type: "string", default: "1/1" },
    only: { type: "string" },
    bookings: { type: "string", default: String(fullSize.bookings) },
    faults: { type: "string", default: String(fullSize.faults) },
    seed: { type: "string", default: "0" },
    from: { type: "string", default: fullSize.from },
  },
});
const part = readPart(values.part);
const size = readSize(values);
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
const commit = git("rev-parse", "HEAD");
const isClean = git("status", "--porcelain", "--untracked-files=no", "--", ".", `:!${page}`) === "";
const browsers = findBrowsers(["chromium", "firefox", "webkit"], console.log);
const products = matrixProducts.filter(({ name }) => values.only === undefined || name === values.only);
if (products.length === 0) throw new Error(`No product is called ${values.only}.`);

const totals: Counts[] = [];
for (const product of products) totals.push(await runProductOfMatrix(product));
const total = sum(totals);
console.log(verdict(total));
process.exitCode = exitCode(total, process.env["CI"] === "true");

async function runProductOfMatrix(product: MatrixProduct): Promise<Counts> {
  const { name, says } = product;
  const cells = partOf(product.cells(size), part);
  const label = part.n === 1 ? name : `${name}.${part.k}-of-${part.n}`;
  const memory = path.join(".matrix", `${label}.${commit}.json`);
  const done = recall(memory);
  console.log(`\n${label}: ${says} (${done.length} of ${cells.length} done before)`);
  for (const cell of cells) {
    if (done.some((one) => one.cell === cell.name)) continue;
    console.log(`\n${cell.name}`);
    done.push({ cell: cell.name, counts: await runCell(cell) });
    if (isClean) write(memory, done); // with changes in the tree the commit would not tell what was run
    writeEvidence(label, done, cells.length);
  }
  return sum(done.map(({ counts }) => counts));
}

async function runCell({ name, runner, args, env }: Cell): Promise<Counts> {
  if (runner === "vitest") return (await runVitest("integration", { live: true, args, env })).counts;
  if (runner === "vitest-unit") return (await runVitest("unit", { live: true, args, env })).counts;
  if (runner === "webkit") return runInWebKit(name);
  if (runner === "pusher-specs") return runPusherSpecs(browsers.chromium, console.log);
  if (runner === "chaos") {
    const [count = "0", seed = "0", kinds] = args;
    const plans = {
      "network-and-disk": planNetworkAndDiskFaults,
      random: planRandomFaults,
      quick: planQuickFaults,
    };
    const planned = plans[kinds as keyof typeof plans] ?? planFaults;
    const faults = planned(Number(count), randomFrom(Number(seed)));
    return runChaos({
      faults,
      label: kinds ? `${kinds}.${seed}` : seed,
      say: console.log,
      isQuick: kinds === "quick",
      stop: untilTermination(),
    });
  }
  if (runner === "upgrade") return runUpgrade({ from: args[0] ?? "", say: console.log });
  if (runner === "point-in-time") return runPointInTime(console.log);
  if (runner === "prometheus") return runPrometheus(console.log);
  if (runner === "mail-once") return runMailOnce(Number(args[0]), console.log);
  if (runner === "balancers") return runBalancers(Number(args[0]), console.log, untilTermination());
  if (runner === "image") return runImage(console.log);
  if (runner === "cluster") return runClusterJourney(console.log);
  if (runner === "janus") return runWithJanus(browsers, args, env, console.log);
  return runPlaywright(browsers, args, env);
}

/** Returns a signal that SIGTERM aborts, so that a run ends what it has started. */
function untilTermination(): AbortSignal {
  const stop = new AbortController();
  process.once("SIGTERM", () => stop.abort());
  return stop.signal;
}

async function runInWebKit(part: string): Promise<Counts> {
  const journeys = Object.entries(whole).find(([name]) => name === part)?.[1] ?? [];
  return browsers.webkit ? runWebKit(browsers.webkit, journeys) : oneSkipped;
}

function writeEvidence(label: string, done: readonly Done[], cells: number): void {
  const counts = sum(done.map(({ counts: one }) => one));
  const row = { label, commit, isClean, date: new Date(), cells: { done: done.length, of: cells }, counts };
  writeFileSync(page, withRow(readFileSync(page, "utf8"), row));
  write(path.join(".matrix", `${label}.json`), {
    ...row,
    failures: done.filter(({ counts: one }) => one.failed > 0),
  });
}

function recall(file: string): Done[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Done[];
  } catch {
    return [];
  }
}

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
