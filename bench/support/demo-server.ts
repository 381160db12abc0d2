import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import { runningSocketDir } from "../../server/src/adapters/embedded-postgres/running.ts";
import { startKillableServer } from "../../server/src/testing/killable-server.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";

/** A running server with demo data. It is stopped and its data removed by `stop`, which must be called. */
export type DemoServer = {
  /** URL of the clinic Aurora. */
  url: string;
  port: number;
  /** Process of the server, and of its children too. */
  pid: number;
  pids: () => number[];
  /** Folder of the database's socket. */
  socketDir: string;
  /** Session token of a demo patient. */
  token: string;
  stop: () => Promise<void>;
};

/**
 * Starts the real server with demo data on free ports, and signs in a demo patient. It serves the API; its pages have an empty body.
 * `more`: options of `startKillableServer`.
 */
export async function startDemoServer(more?: Parameters<typeof startKillableServer>[2]): Promise<DemoServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-bench-"));
  const port = await freePorts(2);
  const server = await startKillableServer(port, dataDir, more);
  const url = `http://aurora.localhost:${port}`;
  const demo = JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8"));
  const { login, password } = demo.clinics.find((one: { slug: string }) => one.slug === "aurora").patients[0];
  const answer = await localHttp(`${url}/api/patients/auth/login`, {
    method: "POST",
    body: { login, password },
  });
  const [pid = 0] = server.pids();
  return {
    url,
    port,
    pid,
    pids: server.pids,
    socketDir: runningSocketDir(dataDir) ?? "",
    token: String(JSON.parse(answer.text).data.entity.token),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
