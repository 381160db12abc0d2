import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

/** A gateway in its own process. */
export type LaunchedGateway = { url: string; stop: () => Promise<void>; kill: () => Promise<void> };
type Options = {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** How browsers reach it, where that is not its own host and port. */
  publicUrl?: string;
  stateFile: string;
  key: string;
  secret: string;
  /** Whether outcomes may be ordered without the key, for tests in a browser. */
  isControlOpen?: boolean;
  /** How long phones and banks take to answer, in milliseconds. */
  paceMs?: number;
};

const program = path.join(import.meta.dirname, "gateway/main.ts");

/**
 * Starts Sandbox Bank in its own process and waits until it listens; rejects when it ends before. It ends with
 * this process. `stop` keeps the state file.
 */
export async function launchGateway(options: Options): Promise<LaunchedGateway> {
  const child = spawn(process.execPath, [program], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"],
      GATEWAY_PORT: String(options.port),
      GATEWAY_HOST: options.host ?? "127.0.0.1",
      ...(options.publicUrl ? { GATEWAY_PUBLIC_URL: options.publicUrl } : {}),
      GATEWAY_STATE_FILE: path.resolve(options.stateFile),
      GATEWAY_KEY: options.key,
      GATEWAY_SECRET: options.secret,
      ...(options.isControlOpen ? { GATEWAY_CONTROL: "open" } : {}),
      ...(options.paceMs === undefined ? {} : { GATEWAY_PACE_MS: String(options.paceMs) }),
    },
  });
  const gone = once(child, "exit");
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const url = /^ready (\S+)$/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const ended = gone.then(([code]: unknown[]) => {
    throw new Error(`The sandbox gateway ended before it was ready (code ${String(code)}).`);
  });
  const url = await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await gone;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
