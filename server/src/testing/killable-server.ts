import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { descendantsOf, killHard } from "./process-tree.ts";

/** The real server with its demo data in a process of its own. */
export type KillableServer = {
  /** Returns the process ids of the server and its children. */
  pids: () => number[];
  /** Sends SIGKILL to the server alone, or also to its database and gateway. Resolves when they are gone. */
  kill: (what: "server" | "everything") => Promise<void>;
  /** Ends the server in order, by closing its input. Resolves when it is gone. */
  stop: () => Promise<void>;
  /** Returns the output of the server and its children so far. */
  output: () => string;
};

const program = path.join(import.meta.dirname, "serve-without-pages.ts");

/**
 * Starts the real server on this port (the gateway on the next) and data directory, with demo
 * data, without TURN, trusting X-Forwarded-For. It inherits only PATH; `env` adds variables.
 * `imports` are modules loaded before it, `within` are words before the command, such as those that
 * enter a network namespace. Resolves when it serves; throws its error output when it ends before.
 */
export async function startKillableServer(
  port: number,
  dataDir: string,
  {
    imports = [],
    env = {},
    within = [],
  }: { imports?: readonly string[]; env?: NodeJS.ProcessEnv; within?: readonly string[] } = {},
): Promise<KillableServer> {
  const before = imports.flatMap((file) => ["--import", file]);
  const [enter, ...words] = within;
  const own = [process.execPath, ...before, program];
  const child = spawn(enter ?? process.execPath, enter ? [...words, ...own] : own.slice(1), {
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      ANTEROOM_DATA_DIR: dataDir,
      ANTEROOM_DEMO: "on",
      TURN: "none",
      // A guest is known by the address: each of the storm's says its own.
      TRUSTED_PROXIES: "127.0.0.1",
      ...env,
    },
  });
  const gone = once(child, "exit");
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  await ready(child);
  const { pid } = child;
  if (pid === undefined) throw new Error("A server that is ready has a number");
  return {
    pids: () => [pid, ...descendantsOf(pid)],
    kill: async (what) => {
      const below = what === "everything" ? descendantsOf(pid) : [];
      killHard(pid);
      below.forEach(killHard);
      await gone;
    },
    output: () => said,
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}

function ready(child: ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream }) {
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  return new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => line === "ready" && resolve());
    child.once("exit", () => reject(new Error(`The server did not start: ${said}`)));
  });
}
