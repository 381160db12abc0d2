import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { freePorts } from "./free-ports.ts";

/**
 * The EICAR test file: harmless, but detected by every virus scanner. Assembled from parts, so that this source is not
 * detected.
 */
export const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

/** MD5, length and name: no signature database can be downloaded where tests run. */
const signature = "44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n";

/** Whether Debian's `clamav-daemon` is installed. Always true in CI, which requires it. */
export const hasClamd = process.env["CI"] === "true" || spawnSync("clamd", ["--version"]).status === 0;

/** A clamd that listens on a loopback port and on a socket. */
export type Clamd = {
  host: string;
  port: number;
  socketPath: string;
  /** Starts it again on the same port after `stop`. Rejects when it ends before it listens. */
  start: () => Promise<void>;
  /** Kills it; its folder stays. Ignored when it is not running. */
  stop: () => Promise<void>;
  /** Stops it and deletes its folder. */
  close: () => Promise<void>;
};

/**
 * Starts clamd on loopback with its own folder and one signature, that of `eicar`. Rejects when
 * it ends before it listens.
 */
export async function openClamd(): Promise<Clamd> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-clamd-"));
  const [host, port, socketPath] = ["127.0.0.1", await freePorts(), path.join(folder, "clamd.sock")];
  mkdirSync(path.join(folder, "signatures"));
  writeFileSync(path.join(folder, "signatures/test.hdb"), signature);
  const settings = [
    "Foreground yes",
    `DatabaseDirectory ${path.join(folder, "signatures")}`,
    `TemporaryDirectory ${folder}`,
    "StreamMaxLength 25M",
    `TCPAddr ${host}`,
    `TCPSocket ${port}`,
    `LocalSocket ${socketPath}`,
  ];
  const file = path.join(folder, "clamd.conf");
  writeFileSync(file, `${settings.join("\n")}\n`);
  let end = () => Promise.resolve();

  async function start(): Promise<void> {
    const child = spawn("clamd", ["--config-file", file], { stdio: ["ignore", "ignore", "inherit"] });
    const ended = once(child, "exit");
    end = async () => {
      child.kill("SIGKILL");
      await ended;
      rmSync(socketPath, { force: true });
      end = () => Promise.resolve();
    };
    const gone = ended.then(() => Promise.reject(new Error("clamd ended before it listened")));
    await Promise.race([listening(host, port), gone]);
    gone.catch(() => {});
  }

  await start();
  return {
    host,
    port,
    socketPath,
    start,
    stop: () => end(),
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until somebody takes connections there. */
async function listening(host: string, port: number): Promise<void> {
  for (;;) {
    const socket = net.connect({ host, port });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
