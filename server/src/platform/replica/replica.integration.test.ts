// Lists of doctors and slots from a streaming standby: a PostgreSQL of its own beside its primary.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { freePorts } from "../../testing/free-ports.ts";
import { startKillableServer } from "../../testing/killable-server.ts";
import { openStandbyPair, type StandbyPair } from "../../testing/standby.ts";
import { known } from "../../testing/test-clinic.ts";
import { requestClinic } from "../../testing/storm-patient.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";
import { takeLease } from "../database/serving-server.ts";
import { openTransactions } from "../database/tenant-transaction.ts";
import { openMetrics } from "../observe/metrics.ts";
import { openReplica, type Replica } from "./replica.ts";

const longestLagMs = 8_000;
const start = "2027-03-02T10:00:00.000Z";
const notices: string[] = [];
let pair: StandbyPair;
let clinic: WholeClinic;
let replica: Replica;
let openIn: (connectionString: string) => Promise<Replica>;

beforeAll(async () => {
  pair = await openStandbyPair();
  clinic = await openWholeClinic({
    connections: pair.connections,
    openReplica: async (primary) => {
      const notice = (sentence: string) => void notices.push(sentence);
      const rules = { everyMs: 100, longestLagMs };
      openIn = (connectionString) =>
        openReplica({ ...primary, connection: { connectionString }, max: 4, notice, rules });
      return (replica = await openIn(pair.urlOf("anteroom_app")));
    },
  });
}, 240_000);
afterAll(async () => {
  await clinic.close();
  await pair.close();
});
afterEach(async () => {
  await pair.onStandby("select pg_wal_replay_resume()");
});

/** Replay goes on only when its position is asked for: the clinic's last change has arrived. */
const untilUsed = () =>
  vi.waitFor(
    async () => {
      const before = replica.facts().reads.replica;
      await names();
      expect(replica.facts()).toMatchObject({ isUsed: true, reads: { replica: before + 1 } });
    },
    { timeout: 60_000, interval: 50 },
  );
const names = async () => {
  const { status, body } = await clinic.call("GET", "/doctors");
  expect(status).toBe(200);
  return body.data.collection.map(({ name }: { name: string }) => name);
};
const hasSlot = async (headers: Record<string, string> = {}) => {
  const { status, body } = await clinic.call("GET", "/doctors/1/slots", { headers });
  expect(status).toBe(200);
  return JSON.stringify(body).includes(`"start_time":"${start}"`);
};
/** A change that no trigger announces. */
const rename = (name: string) =>
  pair.onPrimary(`set session_replication_role = replica; update doctors set name = '${name}' where id = 1`);

test("doctors and slots are read from the standby until it is too far behind, and again afterwards", async () => {
  await untilUsed();
  const before = replica.facts().reads;
  const counts = { ...before };
  const [name] = await names();
  await hasSlot();
  expect(replica.facts().reads).toEqual({ ...counts, replica: counts.replica + 2 });
  await pair.onStandby("select pg_wal_replay_pause()");
  await rename("Renamed");
  expect(await names()).toEqual([name]);
  await vi.waitFor(async () => expect(await names()).toEqual(["Renamed"]), { timeout: 60_000, interval: 50 });
  expect(replica.facts().isUsed).toBe(false);
  expect(notices.at(-1)).toBe(
    "The read replica is not in use; everything is read from the primary. It is more than 8 s behind.",
  );
  await pair.onStandby("select pg_wal_replay_resume()");
  await untilUsed();
  expect(await names()).toEqual(["Renamed"]);
  expect(notices.at(-1)).toBe("The read replica is in use: lists of doctors and slots are read from it.");
}, 200_000);

test("whoever holds a slot does not see it free, and nobody does once the change is announced", async () => {
  await untilUsed();
  await pair.onStandby("select pg_wal_replay_pause()");
  const held = await clinic.call("POST", "/appointment_holds", { body: { doctor_id: 1, start_time: start } });
  expect(held.status).toBe(201);
  const cookies = [held.headers["set-cookie"]].flat().map(String);
  const cookie = cookies.find((one) => one.startsWith("just-changed="));
  expect(cookie).toBe("just-changed=1; Path=/api; Max-Age=10; HttpOnly; SameSite=Lax");
  expect(await hasSlot()).toBe(true); // the standby has not replayed it, and nothing has been announced here
  expect(await hasSlot({ cookie: "just-changed=1" })).toBe(false);
  replica.changed(known.aurora.tenantId);
  expect(await hasSlot()).toBe(false);
  await pair.onStandby("select pg_wal_replay_resume()");
  await untilUsed();
  expect(await hasSlot()).toBe(false);
}, 200_000);

test("a standby that holds up every commit takes no server out of service", async () => {
  const lease = await takeLease(pair.connections.owner, {
    about: "this server",
    waitMs: 0,
    isAlone: false,
    silenceMs: 2_000,
    onWait: () => {},
  });
  const reader = new pg.Client(pair.connections.owner);
  await reader.connect();
  const heardAt = async () => (await reader.query("select heard_at::text from serving_server")).rows;
  await pair.onPrimary("alter system set synchronous_standby_names = 'nobody'");
  try {
    await pair.onPrimary("select pg_reload_conf()");
    const first = await heardAt();
    let later = first;
    for (let renewals = 0; renewals < 6; renewals += 1) {
      const before = later;
      await vi.waitFor(async () => expect((later = await heardAt())).not.toEqual(before), 10_000);
    }
    expect(lease?.isHeld()).toBe(true);
  } finally {
    await pair.onPrimary("alter system reset synchronous_standby_names");
    await pair.onPrimary("select pg_reload_conf()");
    await lease?.release();
    await reader.end();
  }
}, 100_000);

test("a standby taken for the primary refuses reads too, which would miss the latest changes", async () => {
  const pool = new pg.Pool({ connectionString: pair.urlOf("anteroom_app"), max: 1 });
  const transact = openTransactions(pool);
  const find = async (id: number) => {
    const found = await transact(known.aurora.tenantId, (tx) =>
      tx.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst(),
    );
    return found?.id;
  };
  const refuse = () => transact(known.aurora.tenantId, () => Promise.reject(new Error("no such guest")));
  try {
    await expect(find(1)).rejects.toMatchObject({ code: "25006" });
    await expect(refuse()).rejects.toMatchObject({ code: "25006" });
  } finally {
    await pool.end();
  }
});

test("the standby shows a clinic its own rows only, and takes no change", async () => {
  await untilUsed();
  const idsOf = (tenantId: number) =>
    replica.read(tenantId, (tx) => tx.selectFrom("doctors").select(["id", "tenant_id"]).execute());
  const before = replica.facts().reads.primary;
  expect(await idsOf(known.aurora.tenantId)).toEqual([{ id: 1, tenant_id: 1 }]);
  expect(await idsOf(known.ipe.tenantId)).toEqual([{ id: 2, tenant_id: 2 }]);
  expect(replica.facts().reads.primary).toBe(before);
  const change = replica.read(known.aurora.tenantId, (tx) =>
    tx.updateTable("doctors").set({ name: "Nobody" }).execute(),
  );
  await expect(change).rejects.toMatchObject({ code: "25006" });
  expect(await names()).not.toContain("Nobody");
}, 200_000);

test("reads go to the primary while the standby hangs or is dead", async () => {
  await untilUsed();
  pair.standby.freeze(true);
  try {
    const [during] = await Promise.all([names(), names(), hasSlot(), hasSlot()]);
    expect(replica.facts().isUsed).toBe(false);
    expect(during).toHaveLength(1);
  } finally {
    pair.standby.freeze(false); // what is frozen could not be ended
  }
  await untilUsed();
  await pair.standby.kill();
  expect(await names()).toHaveLength(1);
  await vi.waitFor(() => expect(replica.facts().isUsed).toBe(false), 60_000);
  expect(await names()).toHaveLength(1);
  const metrics = openMetrics();
  metrics.read({
    acrossClinics: clinic.services.acrossClinics,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    calls: () => 0,
    isServing: () => true,
    components: async () => [],
    replica: replica.facts,
  });
  const text = (await metrics.text()).split("\n");
  metrics.stop();
  expect(text).toContain("anteroom_replica_used 0");
  expect(text).toContain(`anteroom_replica_reads_total{to="replica"} ${replica.facts().reads.replica}`);
  await pair.standby.start();
  await untilUsed();
}, 200_000);

test("a server started with the setting hears of changes that the standby lacks", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-replica-"));
  const [port, metrics] = [await freePorts(2), await freePorts()];
  const database = "whole";
  const server = await startKillableServer(port, folder, {
    env: {
      DATABASE_URL: await pair.makeDatabase(database),
      DATABASE_REPLICA_URL: pair.urlOf("anteroom_app", database),
      FILES_DIR: path.join(folder, "files"),
      METRICS_PORT: String(metrics),
    },
  });
  try {
    const base = `http://aurora.localhost:${port}`;
    const measured = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    const ask = async (asked: string) => (await requestClinic(base, ["GET", asked])).body.data.collection;
    await vi.waitFor(
      async () => {
        await ask("/doctors");
        expect(await measured()).toMatch(/^anteroom_replica_reads_total\{to="replica"\} [1-9]/m);
      },
      { timeout: 60_000, interval: 200 },
    );
    const [doctor] = await ask("/doctors");
    const slots = async (): Promise<string[]> =>
      (await ask(`/doctors/${doctor.id}/slots`)).flatMap((day: { slots: { start_time: string }[] }) =>
        day.slots.map((slot) => slot.start_time),
      );
    const [first] = await slots();
    await pair.onStandby("select pg_wal_replay_pause()");
    const body = { doctor_id: doctor.id, start_time: first };
    expect((await requestClinic(base, ["POST", "/appointment_holds"], { body })).status).toBe(201);
    // Without the cookie: only the announcement tells the server. The lag is tolerated for 5 s longer than this takes.
    await vi.waitFor(async () => expect(await slots()).not.toContain(first), {
      timeout: 3_000,
      interval: 10,
    });
    expect(await measured()).toContain("anteroom_replica_used 1\n");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 200_000);

test("the owner's role and another database are refused; a standby that cannot be reached is not waited for", async () => {
  await expect(openIn(pair.urlOf("anteroom_owner"))).rejects.toThrow(
    /Requests may not run as the database role/,
  );
  await expect(openIn(pair.urlOf("anteroom_app", "template1"))).rejects.toThrow(
    "DATABASE_REPLICA_URL leads to another database than DATABASE_URL.",
  );
  const away = await openIn("postgres://anteroom_app@127.0.0.1:9/anteroom");
  expect(away.facts().isUsed).toBe(false);
  expect(
    await away.read(known.aurora.tenantId, (tx) => tx.selectFrom("doctors").select("id").execute()),
  ).toEqual([{ id: 1 }]);
  await away.stop();
}, 60_000);
