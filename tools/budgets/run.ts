// `npm run budgets`: bytes a visitor downloads, from the built files and from real visits. Too many fail the build.
import { localHttp } from "@anteroom/local-http/local-http";
import type { Browser } from "@playwright/test";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openChromium } from "../browsers/chromium.ts";
import { type Product, runProduct } from "../product/run-product.ts";
import { signInDemoPatient, fillAddress, openBlankOrigin } from "../product/demo-visit.ts";
import { type Counts, exitCode, failedAs, onePassed, sum, verdict } from "../test/counts.ts";
import { entryFiles, lazyChunks, type Manifest, pageStyles } from "./bundle.ts";
import {
  cssLimit,
  deskLimits,
  faceReadingLimit,
  firstVisitLimit,
  htmlLimit,
  rateBytes,
  rateCount,
  lazyLimit,
  limitOf,
  type Limit,
} from "./limits.ts";
import { type RouteGroup, routeGroups } from "./route-groups.ts";
import { mapWithConcurrency } from "./in-turns.ts";
import { measureVisit, type SignedIn, type VisitBytes } from "./wire.ts";

const client = path.resolve("web/dist/client");
const desk = path.resolve("desk/dist/client");

/** So many visits at a time: the machine is not kept waiting for the pages' own clocks. */
const atOnce = 3;

/**
 * Measures the built files (built before where sources changed) and real visits to a product with demo data. Prints a row for each; each
 * counts as one test, which fails above its limit.
 */
export async function testBudgets(): Promise<Counts> {
  const product = await runProduct(); // builds the pages when their sources changed
  const browser = await openChromium();
  try {
    const visits: Visit[] = [];
    // One after the other: several sign-ins of one patient at the same moment would be delayed.
    for (const group of routeGroups) visits.push(...(await visitsOf(group, browser, product)));
    const weighed = await mapWithConcurrency(visits, atOnce, ({ url, signedIn }) =>
      measureVisit(browser, url, signedIn),
    );
    const judged = visits.flatMap((visit, index) => judgeVisit(visit, weighed[index]));
    return sum([...judgeFiles(), ...judgeDesk(), ...judged]);
  } finally {
    await browser.close();
    await product.stop();
  }
}

type Visit = { group: RouteGroup; wanted: string; url: string; signedIn: SignedIn };

/** The addresses of a group, filled in, and who goes there. */
async function visitsOf(group: RouteGroup, browser: Browser, product: Product): Promise<Visit[]> {
  const base = await clinicOf(group, product);
  const page = await browser.newPage();
  await (group.isPrivate ? signInDemoPatient(page, base, product.dataDir) : openBlankOrigin(page, base));
  const visits: Visit[] = [];
  const signedIn = group.isPrivate ? await page.context().storageState() : undefined;
  for (const wanted of group.paths)
    visits.push({ group, wanted, url: base + (await fillAddress(wanted, page)), signedIn });
  await page.close();
  return visits;
}

/** Aurora, or a clinic like it with settings of its own. */
async function clinicOf({ settings }: RouteGroup, product: Product): Promise<string> {
  if (!settings) return product.clinicUrl("aurora");
  const slug = "aurora-weighed";
  const { status } = await localHttp(`${product.clinicUrl("aurora")}/dev/clinics`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ like: "aurora", slug, settings }),
  });
  if (status !== 201) throw new Error(`No clinic ${slug} could be opened: ${status}.`);
  return product.clinicUrl(slug);
}

function judgeFiles(): Counts[] {
  const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const [group] = routeGroups;
  const heaviest = Math.max(...pageStyles(manifest).map((files) => brotliBytes(files)));
  const counts = [line("style sheets of the page with most", heaviest, cssLimit)];
  if (group)
    counts.push(line("scripts of every page, files", brotliBytes(entryFiles(manifest)), group.limit));
  const pieces = lazyChunks(manifest)
    .map(({ source, files }) => ({ source, bytes: brotliBytes(files) }))
    .sort((a, b) => b.bytes - a.bytes);
  // A page's own script counts in its visit below; by itself it must not be larger than what may load later.
  for (const { source, bytes } of pieces.slice(0, 5))
    counts.push(line(`later: ${source}`, bytes, limitOf(source)));
  counts.push(faceReading());
  return counts;
}

/** What the clinic's desk is made of: none of it is in a file of the patient's pages. */
function judgeDesk(): Counts[] {
  const manifest = JSON.parse(readFileSync(path.join(desk, ".vite/manifest.json"), "utf8")) as Manifest;
  const styles = Object.values(manifest).flatMap(({ isEntry, css = [] }) => (isEntry ? css : []));
  const pieces = lazyChunks(manifest)
    .map(({ source, files }) => ({ source, bytes: brotliBytes(files, desk) }))
    .sort((a, b) => b.bytes - a.bytes);
  return [
    line("desk: scripts", brotliBytes(entryFiles(manifest), desk), deskLimits.scripts),
    line("desk: style sheets", brotliBytes(styles, desk), deskLimits.styles),
    ...pieces.slice(0, 3).map(({ source, bytes }) => line(`desk, later: ${source}`, bytes, lazyLimit)),
  ];
}

/** The files of tools/face-reading-files.ts, which no script imports: their names tell them. */
function faceReading(): Counts {
  const files = globSync("assets/{read-face,face-model}-*.{js,bin}", { cwd: client });
  if (files.length === 2)
    return line("after consent: what reads a face", brotliBytes(files), faceReadingLimit);
  console.log(`  MISSING   what reads a face: ${files.length} files instead of Worker and model`);
  return failedAs(`what reads a face: ${files.length} files instead of Worker and model`);
}

function judgeVisit({ group, wanted, url }: Visit, wire: VisitBytes | undefined): Counts[] {
  const { name, limit, isPrivate } = group;
  const path = new URL(url).pathname;
  if (wire?.path !== path) {
    console.log(`  MISSING   ${name} ${wanted}: led to ${wire?.path} instead`);
    return [failedAs(`${wanted} led elsewhere`, String(wire?.path))];
  }
  const counts = [line(`${name} ${wanted}: scripts until usable`, wire.scriptsUntilUsable, limit)];
  if (!isPrivate) counts.push(line(`${name} ${wanted}: HTML`, wire.html, htmlLimit));
  if (!isPrivate && wanted === "/") counts.push(scriptsOfFirstVisit(wire.scripts));
  for (const { url: file, bytes } of wire.later.filter((one) => one.bytes > lazyLimit.goal * 1000))
    counts.push(line(`${name} ${wanted}: after idle ${file}`, bytes, limitOf(file)));
  return counts;
}

function scriptsOfFirstVisit(count: number): Counts {
  const found = rateCount(count, firstVisitLimit);
  const { goal, limit } = firstVisitLimit;
  console.log(
    `  ${found.padEnd(9)} ${String(count).padStart(6)} of ${goal} / ${limit}  scripts of a first visit to /`,
  );
  return found === "TOO BIG" ? failedAs("too many scripts of a first visit to /", String(count)) : onePassed;
}

function line(what: string, bytes: number, limit: Limit): Counts {
  const found = rateBytes(bytes, limit);
  const kilo = (bytes / 1000).toFixed(1).padStart(6);
  console.log(
    `  ${found.padEnd(9)} ${kilo} kB of ${String(limit.goal).padStart(3)} / ${limit.limit}  ${what}`,
  );
  return found === "TOO BIG" ? failedAs(`too big: ${what}`, kilo) : onePassed;
}

/** The build writes `.br` beside what the server sends compressed. */
function brotliBytes(files: Iterable<string>, folder = client): number {
  return [...files].reduce((total, file) => {
    const packed = path.join(folder, `${file}.br`);
    const bytes = existsSync(packed)
      ? readFileSync(packed)
      : brotliCompressSync(readFileSync(path.join(folder, file)));
    return total + bytes.length;
  }, 0);
}

if (import.meta.main) {
  const counts = await testBudgets();
  console.log(verdict(counts));
  process.exitCode = exitCode(counts, process.env["CI"] === "true");
}
