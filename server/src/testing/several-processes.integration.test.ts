// `ANTEROOM_PROCESSES=2`: two servers of one machine behind one port.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { localHttp } from "@anteroom/local-http/local-http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readDemoFile } from "../features/tenant/demo-file.ts";
import { signIn } from "./book-and-pay.ts";
import { externalDatabase } from "./external-database.ts";
import { freePorts } from "./free-ports.ts";
import { startKillableServer, type KillableServer } from "./killable-server.ts";
import { killHard } from "./process-tree.ts";
import { hasRedis, openRedis, type TestRedis } from "./redis.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-several-"));
const processes = 2;
let redis: TestRedis;
let server: KillableServer;
let port = 0;
let metrics = 0;

/** Requests that each process has answered, by its own metrics. */
const answeredBy = () =>
  Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const { text } = await localHttp(`http://127.0.0.1:${metrics + index}/metrics`, {});
      const counts = text.matchAll(/^anteroom_http_request_duration_seconds_count\{.*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
/** What was handed to a process at the moment of its death is answered by nobody: then it is asked again. */
const askDoctors = () =>
  Promise.race([
    localHttp(`http://aurora.localhost:${port}/api/doctors`, {}),
    sleep(3_000).then(() => Promise.reject(new Error("No answer"))),
  ]);

describe.skipIf(!hasRedis)("several processes (skipped: redis-server is not on this machine)", () => {
  beforeAll(async () => {
    redis = await openRedis();
    const { url } = await externalDatabase();
    port = await freePorts(2);
    metrics = await freePorts(processes);
    server = await startKillableServer(port, path.join(folder, "data"), {
      env: {
        ANTEROOM_PROCESSES: String(processes),
        DATABASE_URL: url,
        REDIS_URL: redis.url,
        FILES_DIR: path.join(folder, "files"),
        METRICS_PORT: String(metrics),
        PAYMENTS: "none",
      },
    });
  }, 240_000);
  afterAll(async () => {
    await server.stop();
    await redis.close();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  test("every process answers on the shared port and accepts sessions of the other", async () => {
    const [person] = readDemoFile(path.join(folder, "data"))?.clinics[0]?.patients ?? [];
    if (!person) throw new Error("The demo clinic has a patient");
    const headers = await signIn(`http://aurora.localhost:${port}`, person);
    for (let asked = 0; asked < 6; asked++) {
      const list = await localHttp(`http://aurora.localhost:${port}/api/patients/appointments`, { headers });
      expect(list.status).toBe(200);
    }
    for (const answered of await answeredBy()) expect(answered).toBeGreaterThanOrEqual(2);
  });

  test("a killed process is restarted while the other answers", async () => {
    const [, first = 0] = server.pids();
    const before = server.pids();
    killHard(first);
    await vi.waitFor(async () => expect((await askDoctors()).status).toBe(200), 30_000);
    await vi.waitFor(
      async () => {
        expect(server.pids()).toHaveLength(before.length);
        expect(server.pids()).not.toContain(first);
        for (let asked = 0; asked < 4; asked++) expect((await askDoctors()).status).toBe(200);
        for (const answered of await answeredBy()) expect(answered).toBeGreaterThan(0);
      },
      { timeout: 120_000, interval: 500 },
    );
  }, 180_000);
});
