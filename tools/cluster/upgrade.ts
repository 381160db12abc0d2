// A rolling upgrade under load, for `npm run test:matrix -- --only upgrade`: three servers of an earlier commit are replaced one after the other.
import { execFile, execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readDemoFile } from "../../server/src/features/tenant/demo-file.ts";
import { signIn } from "../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { openChromium } from "../browsers/chromium.ts";
import { failedAs, messageOf, onePassed, sum, type Counts } from "../test/counts.ts";
import { findInconsistencies } from "./chaos/check.ts";
import { type Acknowledged, nothingAcknowledged, runPatients } from "./chaos/load.ts";
import { openCluster, serverWithPages } from "./open-cluster.ts";
import { portCount } from "./plan.ts";
import { builtFiles, holdPage, missingFiles, type PageFetches, readPages } from "./upgrade-pages.ts";

const root = path.resolve(import.meta.dirname, "../..");
const servers = ["server-1", "server-2", "server-3"] as const;
/** Load before the first server is replaced, and after each, in ms. */
const quietMs = 10_000;

/**
 * Starts a cluster with servers of the commit `from`, pages included, and replaces each by one of this tree while patients book, pay, write
 * and read pages, and one page stays open. Checks that no request failed after its retries, that every page came with all its files, and
 * that nothing acknowledged was lost. Patients book with a voucher for the full price where the earlier version shares no sandbox gateway. A
 * failure counts as a failed test; rejects only when the commit cannot be checked out.
 */
export async function runUpgrade({
  from,
  say,
}: {
  from: string;
  say: (line: string) => void;
}): Promise<Counts> {
  const earlier = checkOut(from);
  try {
    for (const tree of [earlier.tree, root]) await buildPages(tree, say);
    return await upgradeFrom(earlier.tree, { from, say });
  } catch (error) {
    return failedAs(`an upgrade from ${from}`, messageOf(error));
  } finally {
    earlier.remove();
  }
}

/** Builds patients' pages and desk of a tree with its own tools, unless they are there. */
async function buildPages(tree: string, say: (line: string) => void): Promise<void> {
  const before = Date.now();
  const tool = pathToFileURL(path.join(tree, "tools/build-web.ts")).href;
  const code = `await (await import(${JSON.stringify(tool)})).buildAllIfChanged();`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], { cwd: tree });
  say(
    `pages of ${tree === root ? "this version" : "the earlier version"} built in ${((Date.now() - before) / 1_000).toFixed(1)} s`,
  );
}

/** Whether a file of a tree mentions something. */
const mentions = (tree: string, file: string, text: string) =>
  existsSync(path.join(tree, file)) && readFileSync(path.join(tree, file), "utf8").includes(text);

async function upgradeFrom(
  tree: string,
  { from, say }: { from: string; say: (line: string) => void },
): Promise<Counts> {
  const hasGateway = mentions(tree, "server/src/platform/config/config.ts", "SANDBOX_URL");
  const storesFiles = existsSync(path.join(tree, "server/src/platform/pages/stored-assets.ts"));
  const { cluster, folder, close } = await openCluster({
    firstPort: await freePorts(portCount),
    server: { command: serverWithPages(tree), ...(hasGateway ? {} : { env: { PAYMENTS: "none" } }) },
    hasMedia: false,
    say: () => {},
  });
  const browser = await openChromium();
  const done = nothingAcknowledged();
  let isOver = false;
  try {
    const front = `http://aurora.localhost:${cluster.plan.ports.front}`;
    const people = readDemoFile(path.join(folder, "server-1"))?.clinics[0]?.patients.slice(0, 3) ?? [];
    const sessions = await Promise.all(people.map((person) => signIn(front, person)));
    const load = { front, done, isOver: () => isOver, ...(hasGateway ? {} : { voucher: "AURORAFREE" }) };
    const patients = runPatients(load, { guests: 6, sessions });
    const reading = readPages(front, () => isOver);
    const goOn = await holdPage(await browser.newContext({ locale: "en" }), front);
    await sleep(quietMs);
    for (const name of servers) {
      const before = Date.now();
      await cluster.end(name);
      cluster.replace(name, serverWithPages());
      await cluster.start(name);
      say(`${name} is of this version after ${((Date.now() - before) / 1_000).toFixed(1)} s`);
      await sleep(quietMs);
    }
    isOver = true;
    await patients;
    const pages = await reading;
    const held = await goOn();
    const earlierFiles = builtFiles(tree);
    const [own, others] = [new Set(builtFiles(root)), new Set(earlierFiles)];
    // A page that the last server of a version sent at its end needs that version's files afterwards.
    const lost = storesFiles ? pages.lost : pages.lost.filter((file) => own.has(file) || !others.has(file));
    const gone = await missingFiles(front, earlierFiles);
    const { wrong, facts } = await findInconsistencies(
      { database: cluster.plan.database.owner, folder, front, hasGateway },
      done,
    );
    for (const line of [...facts, ...describePages(pages)]) say(line);
    say(`from ${from}: ${describeLoad(done)}`);
    say(
      `after it ${gone.length} of ${earlierFiles.length} files of the earlier version do not come; the page that stayed open ${held}`,
    );
    const paid = [...done.bookings.values()].filter(({ isPaid }) => isPaid).length;
    return sum([
      none("no request fails after retries", done.givenUp),
      none("nobody is signed out", done.signedOut),
      none("no patient gets an answer that nobody should get", done.surprises),
      none("everything acknowledged is there, once", wrong),
      none("every page comes with all its files", lost),
      none("files of the earlier version come afterwards, if it stored them", storesFiles ? gone : []),
      pages.pages.size >= 4
        ? onePassed
        : failedAs("pages and desk of both versions are read", [...pages.pages.keys()].join("\n")),
      held === (storesFiles ? "went on" : held) && held !== "lost"
        ? onePassed
        : failedAs("a page that stayed open goes on", held),
      paid > 0 ? onePassed : failedAs("somebody books and pays"),
    ]);
  } finally {
    isOver = true;
    await browser.close();
    await close();
  }
}

const none = (title: string, list: readonly string[]) =>
  list.length === 0 ? onePassed : failedAs(title, [...new Set(list)].join("\n"));

/** Each different line with how often it is there. */
const counted = (lines: readonly string[]) =>
  [...Map.groupBy(lines, (line) => line)].map(([line, all]) => `${line}: ${all.length}`).join(", ");

function describeLoad({ samples, givenUp, bookings }: Acknowledged): string {
  const failed = samples.filter(({ isGood }) => !isGood);
  const outcomes = counted(failed.map(({ step, outcome }) => `${step} ${outcome}`));
  const paid = [...bookings.values()].filter(({ isPaid }) => isPaid).length;
  return `${samples.length} requests, ${failed.length} failed at the first try (${outcomes}), ${givenUp.length} after retries; ${bookings.size} bookings, ${paid} of them paid`;
}

function describePages({ pages, files, failed, lost }: PageFetches): string[] {
  const total = [...pages.values()].reduce((all, one) => all + one, 0);
  const versions = [...pages].map(([entry, count]) => `${path.basename(entry)} ${count}`).join(", ");
  return [
    `${total} pages (${versions}) with ${files} files: ${failed.length} failed at the first try (${counted(failed)}), ${lost.length} after retries`,
  ];
}

/** A tree of an earlier commit with the packages of this one, in a temporary folder. */
function checkOut(commit: string): { tree: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-earlier-"));
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1 << 30 });
  const file = path.join(folder, "tree.tar");
  writeFileSync(file, archive);
  const tree = path.join(folder, "tree");
  const modules = path.join(tree, "node_modules");
  mkdirSync(path.join(modules, "@anteroom"), { recursive: true });
  execFileSync("tar", ["-xf", file, "-C", tree]);
  rmSync(file);
  const installed = path.join(root, "node_modules");
  for (const name of readdirSync(installed))
    if (name !== "@anteroom") symlinkSync(path.join(installed, name), path.join(modules, name));
  // Workspaces are those of the earlier commit.
  const { workspaces } = JSON.parse(readFileSync(path.join(tree, "package.json"), "utf8")) as {
    workspaces: string[];
  };
  for (const workspace of workspaces)
    symlinkSync(path.join(tree, workspace), path.join(modules, "@anteroom", path.basename(workspace)));
  return { tree, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
