import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { buildAllIfChanged } from "../build-web.ts";
import { endWithParent } from "./own-child.ts";

/** The running product with demo data. */
export type Product = {
  /** The clinic's address without a slash at the end. */
  clinicUrl: (slug: string) => string;
  dataDir: string;
  /** From the command to the first answer, in ms; builds are made before. */
  startMs: number;
  stop: () => Promise<void>;
};
type Options = { dataDir?: string; port?: number; env?: NodeJS.ProcessEnv };

const root = path.resolve(import.meta.dirname, "../..");
const startTimeoutMs = 180_000;

/**
 * Starts the real product on free ports, or on the given one and the next, after building the pages whose sources changed. `stop` must be
 * called. Without `dataDir` its data is new and removed at the end. Throws with the product's output where it does not answer within three
 * minutes.
 */
export async function runProduct({ dataDir, port: given, env = {} }: Options = {}): Promise<Product> {
  await buildAllIfChanged();
  const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), "anteroom-run-"));
  const port = given ?? (await freePorts(2));
  const began = performance.now();
  const child = endWithParent(
    spawn(process.execPath, ["tools/start.mjs"], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, PORT: String(port), ANTEROOM_DATA_DIR: folder, ...env },
    }),
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const alive = `http://127.0.0.1:${port}/api/health/live`;
  while (!(await fetch(alive).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() - began > startTimeoutMs) {
      await stop();
      throw new Error(`The product did not start:\n${said}`);
    }
    await wait(20);
  }
  const startMs = performance.now() - began;
  return { clinicUrl: (slug) => `http://${slug}.localhost:${port}`, dataDir: folder, startMs, stop };
}
