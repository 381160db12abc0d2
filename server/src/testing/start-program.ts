import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { freePorts } from "./free-ports.ts";

/** A program that listens on a loopback port, with its own folder. */
export type TestProgram = {
  port: number;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  /** Kills it; its folder stays. */
  stop: () => Promise<void>;
  /** The process; null while it is stopped. */
  process: () => ChildProcess | null;
  /** Kills it and deletes its folder. */
  close: () => Promise<void>;
};

type Wanted = {
  /** Names the folder, and the program in what fails. */
  name: string;
  program: string;
  settings: (place: { port: number; folder: string }) => readonly string[];
};

/** Starts a program on a free port and waits until it listens. Rejects when it ends before. */
export async function startProgram({ name, program, settings }: Wanted): Promise<TestProgram> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `anteroom-${name}-`));
  const port = await freePorts();
  let child: ChildProcess | null = null;
  async function start(): Promise<void> {
    const next = spawn(program, settings({ port, folder }), { stdio: "ignore" });
    child = next;
    const gone = once(next, "exit").then(() => Promise.reject(new Error(`${name} ended before it listened`)));
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
    port,
    start,
    stop,
    process: () => child,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once a program listens on this port of 127.0.0.1. Waits without limit. */
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
