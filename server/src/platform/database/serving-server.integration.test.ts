import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { emptyDatabase, freshDatabase } from "../../testing/fresh-database.ts";
import { takeLease, type Lease, type LeaseOptions } from "./serving-server.ts";

let owner: pg.PoolConfig;
let admin: pg.Client;
const open: Lease[] = [];

beforeAll(async () => {
  ({ owner } = await freshDatabase());
  admin = new pg.Client(owner);
  await admin.connect();
});
afterAll(async () => {
  for (const lease of open) await lease.release();
  await admin.end();
});

const silenceMs = 1_000;
/** Where nobody is to be taken for dead, however slow the machine is. */
const patient = { silenceMs: 10_000 };

async function take(about: string, more: Partial<LeaseOptions> = {}, on = owner): Promise<Lease> {
  const lease = await takeLease(on, {
    about,
    waitMs: 0,
    isAlone: false,
    silenceMs,
    onWait: () => {},
    ...more,
  });
  if (!lease) throw new Error("The table is there");
  open.push(lease);
  return lease;
}

/** Breaks every connection of servers, as a network or an administrator does. */
const cut = () =>
  admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );

test("a second server refuses with a message that names the first and DATABASE_URL", async () => {
  const first = await take("pid 1 on one, http://one.example", { silenceMs: 60_000 });
  await expect(take("pid 2 on two", { silenceMs: 60_000 })).rejects.toThrow(
    /pid 1 on one, http:\/\/one\.example, heard of \d+ s ago.*set DATABASE_URL.*ANTEROOM_START_WAIT/,
  );
  expect(first.isHeld()).toBe(true);
  await first.release();
});

test("a second server waits, logs it once, and starts as soon as the first has ended", async () => {
  const first = await take("the one before", { silenceMs: 60_000 });
  const onWait = vi.fn<(sentence: string) => void>();
  const second = take("the next one", { waitMs: 30_000, silenceMs: 60_000, onWait });
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled());
  await first.release();
  const lease = await second;
  expect([lease.isHeld(), onWait.mock.calls.length]).toEqual([true, 1]);
  await lease.release();
});

test("a killed server is replaced after its lease, and not before", async () => {
  await admin.query(
    "insert into serving_server (server, about, heard_at) values (gen_random_uuid(), 'killed', clock_timestamp())",
  );
  await expect(take("too early", { silenceMs: 60_000 })).rejects.toThrow("killed");
  const next = await take("in time", { waitMs: 20_000 });
  expect(next.isHeld()).toBe(true);
  await next.release();
});

test("a lost connection does not cost the lease", async () => {
  const first = await take("the first", patient);
  const before = await heardAt();
  await cut();
  await vi.waitFor(async () => expect(await heardAt()).not.toBe(before), 20_000);
  await expect(take("the second", patient)).rejects.toThrow("the first");
  expect(first.isHeld()).toBe(true);
  await first.release();
});

test("a server presumed dead stops answering before another starts, and then exits", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] }); // it is frozen: no timer of it runs
  const frozen = await take("frozen");
  vi.useRealTimers();
  await vi.waitFor(() => expect(frozen.isHeld()).toBe(false), { timeout: 20_000, interval: 10 });
  const next = await take("awake", { waitMs: 20_000 });
  expect([frozen.isHeld(), next.isHeld()]).toEqual([false, true]);
  await next.release();
});

test("a replaced server names its replacement", async () => {
  const first = await take("slow");
  await admin.query(
    "update serving_server set server = gen_random_uuid(), about = 'quick', heard_at = clock_timestamp()",
  );
  expect(await first.lost).toContain("quick");
  expect(first.isHeld()).toBe(false);
  await first.release();
  expect(await about()).toBe("quick"); // what is another's stays
  await admin.query("delete from serving_server");
});

test("the holder of the data directory does not wait for a killed server's lease", async () => {
  await admin.query(
    "insert into serving_server (server, about, heard_at) values (gen_random_uuid(), 'killed', clock_timestamp())",
  );
  const lease = await take("restarted", { isAlone: true, silenceMs: 60_000 });
  expect(await about()).toBe("restarted");
  await lease.release();
});

/** A bus of this name. */
const busNamed = (name: string) => ({ bus: { name: async () => name }, silenceMs: 60_000 });

test("servers on one bus serve together, and a stopping one leaves the others running", async () => {
  const first = await take("first of a bus", busNamed("redis one"));
  const second = await take("second of a bus", busNamed("redis one"));
  expect([first.isHeld(), second.isHeld()]).toEqual([true, true]);
  await second.release();
  await expect(take("without a bus", { silenceMs: 60_000 })).rejects.toThrow(
    /second of a bus.*set REDIS_URL to one Redis on all of them/,
  );
  const third = await take("third of a bus", busNamed("redis one"));
  expect(third.isHeld()).toBe(true);
  for (const lease of [first, third]) await lease.release();
  await admin.query("delete from serving_server");
});

test("a server on another bus, or with a bus where the first has none, is refused", async () => {
  const first = await take("first of a bus", busNamed("redis one"));
  await expect(take("elsewhere", busNamed("redis two"))).rejects.toThrow(
    /leads to another Redis.*set REDIS_URL of all servers to the same Redis/,
  );
  await first.release();
  await admin.query("delete from serving_server");
  const alone = await take("alone", { silenceMs: 60_000 });
  await expect(take("with a bus", busNamed("redis one"))).rejects.toThrow(
    /set REDIS_URL to one Redis on the other one too/,
  );
  await alone.release();
});

test("a server keeps running with the known bus name while the bus is down", async () => {
  let isAway = false;
  const name = () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve("redis one"));
  const first = await take("first of a bus", { bus: { name }, silenceMs: 1_000 });
  isAway = true;
  const before = await heardAt();
  await vi.waitFor(async () => expect(await heardAt()).not.toBe(before), 20_000);
  await first.release();
  await admin.query("delete from serving_server");
});

test("a database without tables must be migrated first", async () => {
  const { owner: empty } = await emptyDatabase();
  const options = { about: "first", waitMs: 0, isAlone: false, onWait: () => {} };
  expect(await takeLease(empty, options)).toBeNull();
});

async function heardAt(): Promise<string | undefined> {
  const { rows } = await admin.query<{ at: string }>("select heard_at::text as at from serving_server");
  return rows[0]?.at;
}

async function about(): Promise<string | undefined> {
  const { rows } = await admin.query<{ about: string }>("select about from serving_server");
  return rows[0]?.about;
}
