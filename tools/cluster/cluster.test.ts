import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { beginFault } from "./chaos/run-chaos.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { type Plan, planCluster, portCount } from "./plan.ts";
import { findPrograms } from "./programs.ts";
import { shippedConfigurations } from "./open-cluster.ts";

const programs = findPrograms(process.env);

/** Listens on this port, and ends only half a second after it was asked to. */
const slowToEnd = (port: number) => `
  require("net").createServer().listen(${port}, "127.0.0.1");
  process.on("SIGTERM", () => setTimeout(() => process.exit(), 500));`;
/** Is never ready, and ends at once when it is asked to. */
const neverReady = "setInterval(() => {}, 1_000)";

// As root a cluster needs the user `postgres`.
describe.skipIf(programs.postgres === null)("a cluster (skipped: PostgreSQL is not on this machine)", () => {
  let folder = "";
  let plan: Plan;
  let cluster: Cluster;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-cluster-test-"));
    const planned = planCluster({
      folder,
      firstPort: await freePorts(portCount),
      programs,
      server: { command: ["node"] },
      secret: () => "a secret of a test alone",
      shipped: shippedConfigurations(),
      own: { node: process.execPath, gateway: "", mailSink: "", s3: "" },
      hasMedia: false,
    });
    const parts = planned.parts.flatMap((part) =>
      part.name === "mail" || part.name === "s3" || part.name === "server-1"
        ? [
            {
              ...part,
              ready: { port: part.port },
              command: [process.execPath, "-e", slowToEnd(part.port)] as const,
            },
          ]
        : [],
    );
    plan = { ...planned, parts, files: [] };
    cluster = await startCluster(plan, folder, () => {});
  });
  afterEach(async () => {
    for (const { name } of plan.parts) await cluster.kill(name);
    rmSync(folder, { recursive: true, force: true });
  });

  const isListening = async (port: number) => {
    const socket = net.connect({ host: "127.0.0.1", port });
    try {
      await once(socket, "connect");
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  };
  const running = async () => {
    const found = await Promise.all(plan.parts.map(async ({ port }) => isListening(port)));
    return plan.parts
      .filter(({ name }, index) => found[index] || cluster.isRunning(name))
      .map(({ name }) => name);
  };

  test("that stops starts no part again", async () => {
    await cluster.kill("mail");
    const stopping = cluster.stop();
    const restarting = cluster.start("mail");
    await expect(restarting).rejects.toThrow("mail is not started: the cluster stops.");
    await stopping;
    expect(await running()).toEqual([]);
  });

  test("has ended a part that was not ready yet when it was stopped", async () => {
    for (const { name } of plan.parts) await cluster.kill(name);
    cluster.replace("mail", [process.execPath, "-e", neverReady]);
    let failure: unknown;
    const restarting = cluster.start("mail").catch((error: unknown) => (failure = error));
    await cluster.stop();
    expect(String(failure)).toContain("mail ended before it was ready");
    await restarting;
    expect(await running()).toEqual([]);
  });

  test("that has stopped restarts nothing at the end of a fault, and says so at once", async () => {
    const opened = { cluster, folder, network: null, disks: new Map(), close: cluster.stop };
    const fault = { targets: ["mail", "s3"], kind: "kill", downMs: 1_000 } as const;
    const end = await beginFault(opened, fault, ["mail", "s3"]);
    await cluster.stop();
    await expect(end()).rejects.toThrow("is not started: the cluster stops.");
    expect(await running()).toEqual([]);
  });

  test("knows PostgreSQL by its folder and leaves another process with its old id alone", async () => {
    const data = path.join(folder, "postgres-1", "data");
    mkdirSync(data);
    const [own, other] = [data, folder].map((cwd) => spawn("sleep", ["60"], { cwd }));
    try {
      for (const [child, pids] of [[own, [own?.pid]] as const, [other, []] as const]) {
        writeFileSync(path.join(data, "postmaster.pid"), `${child?.pid}\n${data}\n`);
        expect(cluster.pidsOf("postgres-1")).toEqual(pids);
      }
      writeFileSync(path.join(data, "postmaster.pid"), `${own?.pid}\n`);
      const ended = own && once(own, "exit");
      await cluster.stop(); // though nothing that it started is running
      expect(await ended).toEqual([null, "SIGKILL"]);
    } finally {
      own?.kill("SIGKILL");
      other?.kill("SIGKILL");
    }
  });
});
