import pg from "pg";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { freshDatabase } from "../../testing/fresh-database.ts";
import type { Connections } from "./connections.ts";
import { openDatabase, openPool, queryTenant, withTenant, type Database, type Tx } from "./database.ts";
import { startJobs, type Job } from "../jobs/jobs.ts";
import { refusePowerfulRole } from "../http/roles.ts";
import { endWithNext } from "./tenant-transaction.ts";

let connections: Connections;
let db: Database;
beforeAll(async () => {
  connections = await freshDatabase();
  db = openDatabase(openPool(connections.app, 20, () => {}));
  await asOwner(
    "insert into tenants (slug, business_account_slug, created_at) values ('one', 'one', now()), ('two', 'two', now())",
  );
});
afterAll(() => db.destroy());

/** Tables the request role may read without a clinic: the job queue's own bookkeeping, nothing of a person. */
/** Tables that hold nothing of a clinic or a person. */
const openTables = /^(pgboss\.|(public\.)?(provider_events|background_progress|page_assets)$)/;

test("the request role sees no personal row without a clinic", { tags: ["D.01"] }, async () => {
  for (const id of [1, 2])
    await withTenant(db, id, (tx) =>
      tx.insertInto("patients").values({ tenant_id: id, name: "Marker", created_at: new Date() }).execute(),
    );
  const client = new pg.Client(connections.app);
  await client.connect();
  const { rows } = await client.query<{ name: string; can_read: boolean; is_forced: boolean }>(
    `select n.nspname || '.' || c.relname as name, has_table_privilege(c.oid, 'select') as can_read,
       c.relrowsecurity and c.relforcerowsecurity as is_forced
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const table of rows.filter(({ can_read, name }) => can_read && !openTables.test(name))) {
    expect(table, table.name).toMatchObject({ is_forced: true });
    expect((await client.query(`select 1 from ${table.name}`)).rowCount, table.name).toBe(0);
  }
  await client.end();
});

test("a clinic can neither read nor write another's rows", async () => {
  const seen = await withTenant(db, 1, (tx) => tx.selectFrom("patients").select("tenant_id").execute());
  expect(new Set(seen.map((row) => row.tenant_id))).toEqual(new Set([1]));
  const foreign = withTenant(db, 2, (tx) =>
    tx.insertInto("patients").values({ tenant_id: 1, name: "Intruder", created_at: new Date() }).execute(),
  );
  await expect(foreign).rejects.toMatchObject({ code: "42501" });
});

test("a connection is bound to its clinic for one transaction only", async () => {
  const pool = openPool(connections.app, 1, () => {});
  const one = openDatabase(pool);
  const clinicNow = async () =>
    (
      await pool.query<{ clinic: string }>(
        "select coalesce(current_setting('app.tenant', true), '') as clinic",
      )
    ).rows[0]?.clinic;
  const clinicIn = (id: number) =>
    withTenant(one, id, (tx) =>
      sql<{ clinic: string }>`select current_setting('app.tenant') as clinic`.execute(tx),
    );
  expect((await clinicIn(1)).rows).toEqual([{ clinic: "1" }]);
  expect(await clinicNow()).toBe("");
  await expect(withTenant(one, 2, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject({
    code: "22012",
  });
  expect(await clinicNow()).toBe("");
  expect((await clinicIn(2)).rows).toEqual([{ clinic: "2" }]);
  await expect(withTenant(one, Number.NaN, async () => {})).rejects.toThrow("No clinic has the number NaN");
  await one.destroy();
  expect(pool.ended).toBe(true);
});

test("the last statement is sent with the commit, and nothing can follow it", async () => {
  const one = openDatabase(openPool(connections.app, 1, () => {}));
  const last = (tenantId: number, work: (tx: Tx) => Promise<unknown>) =>
    withTenant(one, tenantId, async (tx) => {
      await endWithNext(tx);
      return work(tx);
    });
  const add = (name: string) => (tx: Tx) =>
    tx.insertInto("patients").values({ tenant_id: 1, name, created_at: new Date() }).execute();
  await last(1, add("Asked last"));
  await expect(last(2, add("Not of this clinic"))).rejects.toMatchObject({ code: "42501" });
  const twice = last(1, async (tx) => {
    await add("First of two")(tx);
    await add("Second of two")(tx);
  });
  await expect(twice).rejects.toThrow("The transaction's last statement has been sent");
  const names = await withTenant(one, 1, (tx) => tx.selectFrom("patients").select("name").execute());
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(["Asked last", "First of two"]));
  expect(names).not.toContainEqual({ name: "Second of two" });
  await one.destroy();
});

test("batched statements are sent in one write and run in order", async () => {
  const pool = openPool(connections.app, 1, () => {});
  const one = openDatabase(pool);
  const client = await pool.connect();
  const { stream } = Reflect.get(client, "connection") as pg.Connection;
  client.release();
  const writes = vi.spyOn(stream, "_writev" as "write");
  const single = vi.spyOn(stream, "_write" as "write");
  const at = (tx: Tx) => sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx);
  const found = await withTenant(one, 1, (tx) => Promise.all([at(tx), at(tx), at(tx)]));
  const times = found.map(({ rows }) => Number(rows[0]?.at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  // The beginning with the three, and the commit.
  expect(writes.mock.calls.length + single.mock.calls.length).toBe(2);
  const failing = withTenant(one, 1, (tx) =>
    Promise.all([sql`select 1 / 0`.execute(tx), sql`select nothing`.execute(tx)]),
  );
  await expect(failing).rejects.toMatchObject({ code: "22012" }); // the first that failed, not what followed from it
  expect((await withTenant(one, 1, at)).rows).toHaveLength(1);
  await one.destroy();
});

test("a lost connection fails the current request, and the next one gets another connection", async () => {
  const pool = openPool(connections.app, 1, () => {});
  const one = openDatabase(pool);
  const lost = withTenant(one, 1, async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(lost).rejects.toThrow(/terminat|connection|ECONNRESET|EPIPE/i);
  const { rows } = await withTenant(one, 1, (tx) => sql`select 1 as alive`.execute(tx));
  expect(rows).toEqual([{ alive: 1 }]);
  await one.destroy();
});

test("a server that hangs within a transaction keeps its locks for a moment only", async () => {
  const [hung, next] = [connections.app, connections.app].map((connection) =>
    openDatabase(
      openPool(connection, 1, () => {}),
      { idleMs: 200 },
    ),
  ) as [Database, Database];
  const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(20261130)`.execute(tx);
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
  const hanging = withTenant(hung, 1, async (tx) => {
    await lock(tx);
    hasLock();
    await woken;
    return lock(tx);
  });
  hanging.catch(() => {});
  await locked;
  await withTenant(next, 1, lock);
  wake();
  await expect(hanging).rejects.toThrow(/terminat|connection|ECONNRESET|EPIPE/i);
  expect((await withTenant(hung, 1, lock)).rows).toHaveLength(1);
  await Promise.all([hung.destroy(), next.destroy()]);
});

test("the server refuses to run with the owner role", async () => {
  const owner = new pg.Client(connections.owner);
  await owner.connect();
  await expect(refusePowerfulRole(owner)).rejects.toThrow("anteroom_app");
  await owner.end();
});

test("the jobs role sees due work by clinic, id and time only", async () => {
  const jobs = new pg.Client(connections.jobs);
  await jobs.connect();
  await expect(jobs.query("select symptoms from appointments")).rejects.toMatchObject({ code: "42501" });
  expect((await jobs.query("select tenant_id, id, hold_expires_at from appointments")).rowCount).toBe(0);
  await jobs.end();
});

test("the audit log cannot be changed, not even by its owner", async () => {
  await withTenant(db, 1, (tx) =>
    tx
      .insertInto("audit_log")
      .values({ tenant_id: 1, actor: "test", action: "a.b", object: "c/1" })
      .execute(),
  );
  await expect(asOwner("set app.tenant = '1'; update audit_log set actor = 'nobody'")).rejects.toThrow(
    "append-only",
  );
});

test("a job exists only if its transaction commits", async () => {
  const jobs = await startJobs(connections.owner, () => {});
  const done = vi.fn<(job: Job) => Promise<void>>(() => Promise.resolve());
  await jobs.work("mail", done);
  const failing = withTenant(db, 1, async (tx) => {
    await jobs.send(tx, { tenant: 1, kind: "mail", id: 7 });
    throw new Error("the booking failed");
  });
  await expect(failing).rejects.toThrow("the booking failed");
  await withTenant(db, 1, (tx) => jobs.send(tx, { tenant: 1, kind: "mail", id: 8 }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ tenant: 1, kind: "mail", id: 8 }), {
    timeout: 5_000,
  });
  expect(done).toHaveBeenCalledTimes(1);
  await jobs.stop();
});

test("transactions of two clinics never share the clinic setting", async () => {
  const names = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      withTenant(db, 1 + (index % 2), async (tx) => {
        const { rows } = await sql<{ id: number }>`select current_tenant() as id`.execute(tx);
        return rows[0]?.id;
      }),
    ),
  );
  expect(names).toEqual(Array.from({ length: 40 }, (_, index) => 1 + (index % 2)));
});

/** Like `asOwner`, for what only a superuser may do. */
const asAdmin = (statement: string) => asOwner(statement, inject("postgres").superuser);

async function asOwner(statement: string, user = connections.owner.user): Promise<number> {
  const owner = new pg.Client({ ...connections.owner, user });
  await owner.connect();
  try {
    return (await owner.query(statement)).rowCount ?? 0;
  } finally {
    await owner.end();
  }
}

/** The backend of a transaction's connection, to be ended from outside as a balancer that moves ends it. */
const backendOf = async (tx: Tx) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0;

test("a transaction whose connection is lost before its commit is run again, and changes things once", async () => {
  const name = "Lost and found";
  let runs = 0;
  await withTenant(db, 1, async (tx) => {
    runs += 1;
    const pid = await backendOf(tx);
    await tx.insertInto("patients").values({ tenant_id: 1, name, created_at: new Date() }).execute();
    if (runs < 3) await asAdmin(`select pg_terminate_backend(${pid})`);
    await tx.selectFrom("patients").select("id").limit(1).execute();
  });
  expect(runs).toBe(3);
  const found = await withTenant(db, 1, (tx) =>
    tx.selectFrom("patients").select("id").where("name", "=", name).execute(),
  );
  expect(found).toHaveLength(1);
});

test("of statements that wait when the connection is lost, with their commit, those that only read are sent again", async () => {
  const waiting = (statement: (run: number) => string) => {
    let runs = 0;
    const asked = queryTenant(db, 1, (tx) => sql.raw(statement((runs += 1))).execute(tx));
    return { asked: asked.catch((error: unknown) => error), runs: () => runs };
  };
  const endWaiting = () =>
    vi.waitFor(async () => {
      const ended = await asAdmin(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()",
      );
      expect(ended).toBe(1);
    });
  const read = waiting((run) => `select pg_sleep(${run === 1 ? 20 : 0})`);
  await endWaiting();
  expect(await read.asked).toMatchObject({ rows: [{}] });
  expect(read.runs()).toBe(2);
  const change = waiting(
    () => "update patients set name = name || pg_sleep(20)::text where name = 'Lost and found'",
  );
  await endWaiting();
  expect(await change.asked).toBeInstanceOf(Error);
  expect(change.runs()).toBe(1);
});
