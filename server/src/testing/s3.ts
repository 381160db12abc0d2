import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePorts } from "./free-ports.ts";
import { untilListening } from "./redis.ts";

export type TestS3 = {
  /** The variables that lead a server to its bucket. */
  env: Record<
    "FILES_URL" | "FILES_S3_ENDPOINT" | "FILES_S3_ACCESS_KEY_ID" | "FILES_S3_SECRET_ACCESS_KEY",
    string
  >;
  /** Starts it again on the same port, with what it held. */
  start: () => Promise<void>;
  /** Kills it; what it holds stays. */
  stop: () => Promise<void>;
  /** Kills it and takes its folder away. */
  close: () => Promise<void>;
};

/** A server of the S3 protocol (`s3rver` of npm) on a free port of loopback, with an empty bucket, started. */
export async function openS3(): Promise<TestS3> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-s3-"));
  const port = await freePorts();
  const program = path.join(
    path.dirname(createRequire(import.meta.url).resolve("s3rver/package.json")),
    "bin/s3rver.js",
  );
  let child: ReturnType<typeof spawn> | null = null;
  async function start(): Promise<void> {
    const settings = [
      "-d",
      folder,
      "-a",
      "127.0.0.1",
      "-p",
      String(port),
      "--silent",
      "--configure-bucket",
      "anteroom",
    ];
    const next = spawn(process.execPath, ["--openssl-legacy-provider", program, ...settings], {
      stdio: "ignore",
    });
    child = next;
    const gone = once(next, "exit").then(() => Promise.reject(new Error("s3rver ended before it listened")));
    await Promise.race([untilListening(port), gone]);
    gone.catch(() => {});
  }
  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (!running) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  }
  await start();
  return {
    env: {
      FILES_URL: "s3://anteroom/clinic-files",
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_ACCESS_KEY_ID: "S3RVER",
      FILES_S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    start,
    stop,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
