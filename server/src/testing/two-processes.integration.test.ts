// Two processes on one database, as a machine runs them: who may serve with whom, and what they share besides calls.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readDemoFile } from "../features/tenant/demo-file.ts";
import { signIn } from "./book-and-pay.ts";
import { externalDatabase } from "./external-database.ts";
import { freePorts } from "./free-ports.ts";
import { startKillableServer, type KillableServer } from "./killable-server.ts";
import { hasRedis, openRedis, type TestRedis } from "./redis.ts";
import { openS3, type TestS3 } from "./s3.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-two-"));
let redis: TestRedis;
let s3: TestS3;
let url = "";
/** Processes start slowly where many do at once. */
const patient = { timeout: 240_000 };

type Running = { server: KillableServer; base: string; port: number };
let [a, b]: [Running, Running] = [] as never; // set before the first test

async function start(name: string, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await freePorts(2);
  const shared = { DATABASE_URL: url, ...s3.env, ANTEROOM_START_WAIT: "0" };
  const server = await startKillableServer(port, path.join(folder, name), {
    env: { ...shared, REDIS_URL: redis.url, ...env },
  });
  return { server, port, base: `http://aurora.localhost:${port}` };
}

describe.skipIf(!hasRedis)(
  "two processes on one database (skipped: redis-server is not on this machine)",
  () => {
    beforeAll(async () => {
      redis = await openRedis();
      s3 = await openS3();
      ({ url } = await externalDatabase());
      a = await start("a");
      b = await start("b", { ANTEROOM_DEMO: "off" });
    }, 240_000);
    afterAll(async () => {
      await b.server.stop();
      await redis.close();
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    });

    type Part = { part: string; detail: string };

    const ready = async ({ port }: Running) => {
      const answer = await localHttp(`http://127.0.0.1:${port}/api/health/ready`, {});
      const { missing, degraded } = JSON.parse(answer.text) as { missing: Part[]; degraded: Part[] };
      return { status: answer.status, missing, degraded };
    };

    test("two servers with one Redis are both ready", async () => {
      // A part that answers too late on a busy machine is degraded at that moment alone.
      for (const one of [a, b])
        await vi.waitFor(
          async () => expect(await ready(one)).toEqual({ status: 200, missing: [], degraded: [] }),
          20_000,
        );
    });

    test(
      "a server without Redis or with another one is refused with the setting to use",
      patient,
      async () => {
        const another = await openRedis();
        await Promise.all([
          expect(start("alone", { REDIS_URL: "" })).rejects.toThrow(
            /Another Anteroom serves this database.*set REDIS_URL to one Redis on all of them/,
          ),
          expect(start("elsewhere", { REDIS_URL: another.url })).rejects.toThrow(
            /leads to another Redis.*set REDIS_URL of all servers to the same Redis/,
          ),
        ]);
        await another.close();
      },
    );

    test(
      "a patient signed in on A is known on B, and a file sent to A is read from B's shared bucket",
      patient,
      async () => {
        const [person] = readDemoFile(path.join(folder, "a"))?.clinics[0]?.patients ?? [];
        if (!person) throw new Error("The demo clinic has a patient");
        const headers = await signIn(a.base, person);
        const list = await localHttp(`${b.base}/api/patients/appointments`, { headers });
        type Listed = { data: { collection: { id: number; status: string }[] } };
        const coming = (JSON.parse(list.text) as Listed).data.collection.find(
          ({ status }) => status === "accepted",
        );
        const sent = await localHttp(`${a.base}/api/visits/${coming?.id}/files`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/octet-stream", "x-file-name": "odd.txt" },
          body: "Written on A",
        });
        expect(sent.status).toBe(201);
        const { id } = (JSON.parse(sent.text) as { data: { entity: { id: number } } }).data.entity;
        const read = await localHttp(`${b.base}/api/visits/${coming?.id}/files/${id}`, { headers });
        expect([read.status, read.text]).toEqual([200, "Written on A"]);
      },
    );

    test("a server that loses Redis reports it, keeps running, and recovers with it", patient, async () => {
      await redis.stop();
      await vi.waitFor(async () => {
        expect(await ready(a)).toMatchObject({
          status: 200,
          degraded: [{ part: "bus", detail: expect.stringContaining("REDIS_URL") }],
        });
      }, 20_000);
      await redis.start();
      for (const one of [a, b])
        await vi.waitFor(async () => expect((await ready(one)).degraded).toEqual([]), 20_000);
    });

    test("a stopping server answers for the configured time and reports not ready", patient, async () => {
      const c = await start("c", { ANTEROOM_DEMO: "off", ANTEROOM_STOP_DELAY: "3" });
      expect((await ready(c)).status).toBe(200);
      const stopped = c.server.stop();
      await vi.waitFor(async () => {
        expect(await ready(c)).toMatchObject({
          status: 503,
          missing: [{ part: "process", detail: "This server is about to stop." }],
        });
      }, 2_500);
      expect((await localHttp(`${c.base}/api/doctors`, {})).status).toBe(200);
      await stopped;
    });

    test("a killed server leaves the other serving and is restarted at once", patient, async () => {
      await a.server.kill("everything");
      expect(await ready(b)).toMatchObject({ status: 200 });
      a = await start("a");
      expect(await ready(a)).toMatchObject({ status: 200 });
      await a.server.stop();
      expect(await ready(b)).toMatchObject({ status: 200 });
    });
  },
);
