// `npm run budgets`: bytes a visitor downloads, from the built files and from real visits. Too many fail the build.
import type { Browser, Page } from "@playwright/test";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openChromium } from "../browsers/chromium.ts";
import { type Product, runProduct } from "../product/run-product.ts";
import { demoSession, fillAddress } from "../product/demo-visit.ts";
import { type Counts, exitCode, oneFailed, onePassed, sum, verdict } from "../test/counts.ts";
import { entryFiles, laterPieces, type Manifest, pageStyles } from "./bundle.ts";
import {
  callPieces,
  cssLimit,
  faceReadingLimit,
  htmlLimit,
  judge,
  lazyLimit,
  type Limit,
  type RouteGroup,
  routeGroups,
} from "./limits.ts";
import { measureVisit } from "./wire.ts";

const client = path.resolve("web/dist/client");

/** Measures and judges everything; each line of the table counts as one. */
export async function testBudgets(): Promise<Counts> {
  const product = await runProduct(); // builds the web app when its sources changed
  const browser = await openChromium();
  try {
    const counts = judgeFiles();
    for (const group of routeGroups) counts.push(...(await judgeGroup(group, browser, product)));
    return sum(counts);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function judgeFiles(): Counts[] {
  const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const [group] = routeGroups;
  const heaviest = Math.max(...pageStyles(manifest).map((files) => brotliBytes(files)));
  const counts = [line("style sheets of the page with most", heaviest, cssLimit)];
  if (group)
    counts.push(line("scripts of every page, files", brotliBytes(entryFiles(manifest)), group.limit));
  const pieces = laterPieces(manifest)
    .map(({ source, files }) => ({ source, bytes: brotliBytes(files) }))
    .sort((a, b) => b.bytes - a.bytes);
  // A page's own script counts in its visit below; by itself it must not be larger than what may load later.
  for (const { source, bytes } of pieces.slice(0, 5))
    counts.push(line(`later: ${source}`, bytes, callPieces.test.test(source) ? callPieces.limit : lazyLimit));
  counts.push(faceReading());
  return counts;
}

/** The files of tools/face-reading-files.ts, which no script imports: their names tell them. */
function faceReading(): Counts {
  const files = globSync("assets/{read-face,face-model}-*.{js,bin}", { cwd: client });
  if (files.length === 2)
    return line("after consent: what reads a face", brotliBytes(files), faceReadingLimit);
  console.log(`  MISSING   what reads a face: ${files.length} files instead of Worker and model`);
  return oneFailed;
}

async function judgeGroup(
  { name, limit, paths, isPrivate }: RouteGroup,
  browser: Browser,
  product: Product,
): Promise<Counts[]> {
  const counts: Counts[] = [];
  const url = product.clinicUrl("aurora");
  const prepare = isPrivate ? (page: Page) => demoSession(page, url, product.dataDir) : undefined;
  for (const wanted of paths) {
    const address = await realAddress(wanted, browser, url, prepare);
    const wire = await measureVisit(browser, url + address, prepare);
    const label = `${name} ${wanted}${wire.status === 200 ? "" : ` (answers ${wire.status})`}`;
    counts.push(line(`${label}: scripts until usable`, wire.scriptsUntilUsable, limit));
    if (!isPrivate) counts.push(line(`${label}: HTML`, wire.html, htmlLimit));
    for (const { url: file, bytes } of wire.later.filter((one) => one.bytes > lazyLimit.goal * 1000))
      counts.push(line(`${label}: after idle ${file}`, bytes, lazyLimit));
  }
  return counts;
}

async function realAddress(
  wanted: string,
  browser: Browser,
  url: string,
  prepare: ((page: Page) => Promise<void>) | undefined,
): Promise<string> {
  const page = await browser.newPage();
  await (prepare?.(page) ?? page.goto(`${url}/`));
  const address = await fillAddress(wanted, page);
  await page.close();
  return address;
}

function line(what: string, bytes: number, limit: Limit): Counts {
  const found = judge(bytes, limit);
  const kilo = (bytes / 1000).toFixed(1).padStart(6);
  console.log(
    `  ${found.padEnd(9)} ${kilo} kB of ${String(limit.goal).padStart(3)} / ${limit.limit}  ${what}`,
  );
  return found === "TOO BIG" ? oneFailed : onePassed;
}

/** The build writes `.br` beside what the server sends compressed. */
function brotliBytes(files: Iterable<string>): number {
  return [...files].reduce((total, file) => {
    const packed = path.join(client, `${file}.br`);
    const bytes = existsSync(packed)
      ? readFileSync(packed)
      : brotliCompressSync(readFileSync(path.join(client, file)));
    return total + bytes.length;
  }, 0);
}

if (import.meta.main) {
  const counts = await testBudgets();
  console.log(verdict(counts));
  process.exitCode = exitCode(counts, process.env["CI"] === "true");
}
