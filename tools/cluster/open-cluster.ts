import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { startCluster, type Cluster } from "./cluster.ts";
import { planCluster, type PlanOptions } from "./plan.ts";
import { findPrograms, tellMissing } from "./programs.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** The server with blank pages, so that nothing need be built. */
export const serverWithoutPages = (tree = root): [string, ...string[]] => [
  process.execPath,
  path.join(tree, "server/src/testing/serve-without-pages.ts"),
];

/** The server with its pages, which are built already. */
export const serverWithPages = (): [string, ...string[]] => [
  process.execPath,
  path.join(root, "tools/start.ts"),
];

type Options = Pick<PlanOptions, "firstPort" | "server" | "hasMedia"> & { say: (line: string) => void };

/** Plans and starts a cluster in a temporary folder of its own, which goes with it. Throws a sentence where programs are missing. */
export async function openCluster({
  say,
  ...options
}: Options): Promise<{ cluster: Cluster; folder: string; close: () => Promise<void> }> {
  const programs = findPrograms(process.env);
  const missing = tellMissing(programs);
  if (missing.isFatal) throw new Error(missing.lines.join("\n"));
  missing.lines.forEach(say);
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-cluster-"));
  const read = (file: string) => readFileSync(path.join(root, "deploy", file), "utf8");
  const s3 = path.dirname(
    createRequire(path.join(root, "server/package.json")).resolve("s3rver/package.json"),
  );
  const plan = planCluster({
    ...options,
    folder,
    programs,
    secret: () => randomBytes(24).toString("hex"),
    shipped: {
      haproxy: read("haproxy.cfg"),
      pgbouncer: read("pgbouncer/pgbouncer.ini"),
      coturn: read("coturn/turnserver.conf"),
    },
    own: {
      node: process.execPath,
      gateway: path.join(root, "server/src/adapters/sandbox-payments/gateway/main.ts"),
      mailSink: path.join(root, "server/src/testing/mail-sink.ts"),
      s3: path.join(s3, "bin/s3rver.js"),
    },
  });
  try {
    const cluster = await startCluster(plan, folder, say);
    return {
      cluster,
      folder,
      close: async () => {
        await cluster.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
