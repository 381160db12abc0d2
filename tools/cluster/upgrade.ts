// A rolling upgrade under load, for `npm run test:matrix -- --only upgrade`: three servers of an earlier commit are replaced one after the other.
import { execFileSync } from "node:child_process";
import {
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
import { readDemoFile } from "../../server/src/features/tenant/demo-file.ts";
import { signIn } from "../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { failedAs, messageOf, onePassed, sum, type Counts } from "../test/counts.ts";
import { findInconsistencies } from "./chaos/check.ts";
import { nothingAcknowledged, runPatients } from "./chaos/load.ts";
import { openCluster, serverWithoutPages } from "./open-cluster.ts";
import { portCount } from "./plan.ts";

const root = path.resolve(import.meta.dirname, "../..");
const servers = ["server-1", "server-2", "server-3"] as const;
/** Load before the first server is replaced, and after each, in ms. */
const quietMs = 10_000;

/**
 * Starts a cluster with servers of the commit `from`, and replaces each by one of this tree while
 * patients book and write. Checks that no request failed after its retries, and that nothing
 * acknowledged was lost. Patients book with a voucher for the full price, since older servers
 * share no sandbox gateway. A failure counts as a failed test; rejects only when the commit
 * cannot be checked out.
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
    return await upgradeFrom(earlier.tree, { from, say });
  } catch (error) {
    return failedAs(`an upgrade from ${from}`, messageOf(error));
  } finally {
    earlier.remove();
  }
}

async function upgradeFrom(
  tree: string,
  { from, say }: { from: string; say: (line: string) => void },
): Promise<Counts> {
  const { cluster, folder, close } = await openCluster({
    firstPort: await freePorts(portCount),
    server: { command: serverWithoutPages(tree), env: { PAYMENTS: "none" } },
    hasMedia: false,
    say: () => {},
  });
  const done = nothingAcknowledged();
  let isOver = false;
  try {
    const front = `http://aurora.localhost:${cluster.plan.ports.front}`;
    const people = readDemoFile(path.join(folder, "server-1"))?.clinics[0]?.patients.slice(0, 3) ?? [];
    const sessions = await Promise.all(people.map((person) => signIn(front, person)));
    const load = { front, done, isOver: () => isOver, voucher: "AURORAFREE" };
    const patients = runPatients(load, { guests: 6, sessions });
    await sleep(quietMs);
    for (const name of servers) {
      const before = Date.now();
      await cluster.end(name);
      cluster.replace(name, serverWithoutPages());
      await cluster.start(name);
      say(`${name} is of this version after ${((Date.now() - before) / 1_000).toFixed(1)} s`);
      await sleep(quietMs);
    }
    isOver = true;
    await patients;
    const { wrong, facts } = await findInconsistencies(
      { database: cluster.plan.database.owner, folder, front, hasGateway: false },
      done,
    );
    const failed = done.samples.filter(({ isGood }) => !isGood);
    const outcomes = [...Map.groupBy(failed, ({ step, outcome }) => `${step} ${outcome}`)].map(
      ([what, all]) => `${what}: ${all.length}`,
    );
    for (const line of facts) say(line);
    say(
      `from ${from}: ${done.samples.length} requests, ${failed.length} failed at the first try (${outcomes.join(", ")}), ${done.givenUp.length} after retries; ${done.bookings.size} bookings`,
    );
    const none = (title: string, list: readonly string[]) =>
      list.length === 0 ? onePassed : failedAs(title, [...new Set(list)].join("\n"));
    return sum([
      none("no request fails after retries", done.givenUp),
      none("nobody is signed out", done.signedOut),
      none("no patient gets an answer that nobody should get", done.surprises),
      none("everything acknowledged is there, once", wrong),
      done.bookings.size > 0 ? onePassed : failedAs("somebody books"),
    ]);
  } finally {
    isOver = true;
    await close();
  }
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
