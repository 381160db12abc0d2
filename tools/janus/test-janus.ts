import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { endWithParent } from "../product/own-child.ts";

/** A Janus with its own folder that only this machine reaches. */
export type TestJanus = {
  url: string;
  apiSecret: string;
  adminKey: string;
  /** Ends it with all its state. */
  kill(): Promise<void>;
  /** Suspends (true) or resumes (false) the process. */
  freeze(isFrozen: boolean): void;
  /** Starts it again on the same port after `kill`. */
  start(): Promise<void>;
  /** Ends it and deletes its folder. */
  close(): Promise<void>;
};

/** Several have the same secrets, as those of one installation. */
type Secrets = { apiSecret: string; adminKey: string };

const newSecrets = (): Secrets => ({
  apiSecret: randomBytes(12).toString("hex"),
  adminKey: randomBytes(12).toString("hex"),
});

/**
 * Starts Debian's Janus on a free port of loopback, with the video room and WebSockets only.
 * Resolves once it takes connections; throws when it ends before. Several of one installation
 * share secrets.
 */
export async function startTestJanus({ apiSecret, adminKey }: Secrets = newSecrets()): Promise<TestJanus> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-janus-"));
  const port = await freePorts();
  for (const [name, text] of Object.entries(janusConfiguration({ folder, port, apiSecret, adminKey })))
    writeFileSync(path.join(folder, name), text);
  let child = await startJanus(folder);
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `ws://127.0.0.1:${port}`,
    apiSecret,
    adminKey,
    kill: end,
    freeze: (isFrozen) => void child.kill(isFrozen ? "SIGSTOP" : "SIGCONT"),
    async start() {
      child = await startJanus(folder);
    },
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once it takes connections. */
async function startJanus(folder: string): Promise<ChildProcess> {
  const child = endWithParent(spawn("janus", ["-F", folder], { stdio: ["ignore", "pipe", "ignore"] }));
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes("WebSockets thread started")) {
      child.stdout.resume();
      return child;
    }
  throw new Error("Janus did not start");
}

type Settings = {
  folder: string;
  /** Where it listens and carries media; by default loopback. */
  address?: string;
  port: number;
  apiSecret: string;
  adminKey: string;
};

/**
 * Returns the configuration files of a Janus in `folder`: texts by file name. Writes nothing.
 */
export function janusConfiguration({
  folder,
  address = "127.0.0.1",
  port,
  apiSecret,
  adminKey,
}: Settings): Record<string, string> {
  const [modules = ""] = globSync("/usr/lib/{*/,}janus");
  const others = (kind: string, ours: string) =>
    globSync(`${modules}/${kind}/*.so`)
      .map((file) => path.basename(file))
      .filter((file) => file !== ours)
      .join(",");
  return {
    "janus.jcfg": `general: {
  configs_folder = "${folder}"
  plugins_folder = "${modules}/plugins"
  transports_folder = "${modules}/transports"
  api_secret = "${apiSecret}"
  reclaim_session_timeout = 60
}
nat: { ice_enforce_list = "${address === "127.0.0.1" ? "lo" : address}" }
plugins: { disable = "${others("plugins", "libjanus_videoroom.so")}" }
transports: { disable = "${others("transports", "libjanus_websockets.so")}" }
events: { broadcast = false }
`,
    "janus.transport.websockets.jcfg": `general: { ws = true, ws_port = ${port}, ws_ip = "${address}", wss = false }
admin: { admin_ws = false }
`,
    "janus.plugin.videoroom.jcfg": `general: { admin_key = "${adminKey}" }
`,
  };
}
