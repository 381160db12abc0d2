import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { freePorts } from "./free-ports.ts";

/** Whether Debian's `redis-server` is here. In CI it has to be. */
export const hasRedis = process.env["CI"] === "true" || spawnSync("redis-server", ["--version"]).status === 0;

export type TestRedis = {
  url: string;
  /** Starts it, empty, on the same port. */
  start: () => Promise<void>;
  /** Kills it: what it held is lost. */
  stop: () => Promise<void>;
  /** Stands still, and goes on. */
  freeze: (isFrozen: boolean) => void;
  /** Kills it and takes its folder away. */
  close: () => Promise<void>;
};

/** Debian's `redis-server` on a free port of loopback, in a folder of its own, started. */
export async function openRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-redis-"));
  const port = await freePorts();
  let child: ReturnType<typeof spawn> | null = null;
  async function start(): Promise<void> {
    const settings = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""];
    const next = spawn("redis-server", settings, { stdio: "ignore" });
    child = next;
    const gone = once(next, "exit").then(() =>
      Promise.reject(new Error("redis-server ended before it listened")),
    );
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
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    freeze: (isFrozen) => void child?.kill(isFrozen ? "SIGSTOP" : "SIGCONT"),
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until something listens on this port of loopback. */
export async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect({ host: "127.0.0.1", port });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
