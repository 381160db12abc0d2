import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { findAuditEntries } from "../features/administration/audit-log.ts";
import { findRecordReads } from "../features/account/my-data/list-record-reads.ts";
import { emptyDatabase, freshDatabase } from "./fresh-database.ts";
import { openDatabase, openPool, withTenant, type Database } from "../platform/database/database.ts";
import type { Connections } from "../platform/database/connections.ts";
import { migrate } from "../platform/database/migrate.ts";
import { readMigrations } from "../platform/database/migration-files.ts";
import { openAcrossClinics } from "../platform/database/across-clinics.ts";
import { backUp } from "../platform/backup/back-up.ts";
import { restore } from "../platform/backup/restore.ts";
import { audit, deleteOldAuditEntries, sealAuditLog, verifyAuditLog } from "../platform/privacy/audit.ts";
import { dropOldAuditMonths, makeAuditMonths } from "../platform/privacy/audit-months.ts";
import { sealNewEntries } from "../platform/privacy/seal-audit-logs.ts";
import { sql } from "kysely";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A connection of a superuser or of one of our roles. */
async function connect(place: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(place);
  await client.connect();
  closing.push(() => client.end());
  return client;
}
const superuserOf = ({ owner }: Connections) => connect({ ...owner, user: inject("postgres").superuser });

function openDb({ app }: Connections): Database {
  const db = openDatabase(openPool(app, 5, () => {}));
  closing.push(() => db.destroy());
  return db;
}

const addClinics = (admin: pg.Client) =>
  admin.query(
    "insert into tenants (slug, business_account_slug, created_at) values ('one', 'one', now()), ('two', 'two', now())",
  );

/** Name of the partition, by entry or seal, in the order they were written. */
async function placesOf(admin: pg.Client, table: "audit_log" | "audit_seals"): Promise<string[]> {
  const order = table === "audit_log" ? "id" : "sealed_order";
  const { rows } = await admin.query<{ place: string }>(
    `select tableoid::regclass::text as place from ${table} order by ${order}`,
  );
  return rows.map(({ place }) => place);
}

async function partitionsOf(admin: pg.Client, table: "audit_log" | "audit_seals"): Promise<string[]> {
  const { rows } = await admin.query<{ partition: string }>(
    "select inhrelid::regclass::text as partition from pg_inherits where inhparent = $1::regclass order by 1",
    [table],
  );
  return rows.map(({ partition }) => partition);
}

const thisMonth = (later = 0) => {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1));
  return `${month.getUTCFullYear()}_${String(month.getUTCMonth() + 1).padStart(2, "0")}`;
};

describe("on an installation whose log begins long ago", () => {
  let connections: Connections;
  let admin: pg.Client;
  let db: Database;

  /** As if months had been made since 2014: what is older than that is all that the oldest partition may hold. */
  async function beginMonthsIn(year: number, lastYear = year): Promise<void> {
    for (const table of ["audit_log", "audit_seals"]) {
      for (const partition of await partitionsOf(admin, table as "audit_log"))
        if (/_\d{4}_\d\d$/.test(partition)) await admin.query(`drop table ${partition}`);
      await admin.query(`alter table ${table} detach partition ${table}_before`);
      await admin.query(
        `alter table ${table} attach partition ${table}_before for values from (minvalue) to ('${year}-01-01Z')`,
      );
    }
    const owner = await connect(connections.owner);
    for (const table of ["audit_log", "audit_seals"])
      for (let month = 0; month < 12 * (lastYear - year + 1); month += 1)
        await owner.query(
          `select make_audit_partition($1, $1 || to_char(m, '_YYYY_MM'), m, m + interval '1 month')
           from (select timestamptz '${year}-01-01Z' + interval '${month} months' as m) month`,
          [table],
        );
  }

  /** An entry at an instant of the past, and, unless it says otherwise, its seal a moment later. */
  async function writeAt(instant: string, tenantId = 1, object = "appointment/1"): Promise<void> {
    await admin.query(`set app.tenant = '${tenantId}'`);
    await admin.query(
      "insert into audit_log (tenant_id, at, actor, action, object) values ($1, $2, 'doctor/1', 'visit.join', $3)",
      [tenantId, instant, object],
    );
  }
  /** Seals as if it were `instant`. */
  async function sealAt(instant: string, tenantId = 1): Promise<void> {
    await withTenant(db, tenantId, (tx) => sealAuditLog(tx, tenantId));
    await admin.query("set session_replication_role = replica");
    await admin.query("update audit_seals set sealed_at = $1 where sealed_at > now() - interval '1 hour'", [
      instant,
    ]);
    await admin.query("set session_replication_role = origin");
  }
  const verify = (tenantId = 1) => withTenant(db, tenantId, verifyAuditLog);

  beforeEach(async () => {
    connections = await freshDatabase();
    admin = await superuserOf(connections);
    await addClinics(admin);
    db = openDb(connections);
  });

  test("an entry goes into the month of its instant, to the microsecond", async () => {
    await beginMonthsIn(2024);
    await writeAt("2023-12-31T23:59:59.999999Z");
    await writeAt("2024-01-01T00:00:00Z");
    await writeAt("2024-01-31T23:59:59.999999Z");
    await writeAt("2024-02-01T00:00:00Z");
    await writeAt("2025-01-01T00:00:00Z");
    expect(await placesOf(admin, "audit_log")).toEqual([
      "audit_log_before",
      "audit_log_2024_01",
      "audit_log_2024_01",
      "audit_log_2024_02",
      "audit_log_default",
    ]);
  });

  test("entries without a month are written, sealed, and moved when their month is made", async () => {
    await beginMonthsIn(2014);
    await writeAt("2100-02-03T00:00:00Z");
    const write = () =>
      withTenant(db, 1, (tx) =>
        audit(tx, 1, { actor: "doctor/1", action: "visit.join", object: "appointment/1" }),
      );
    await write();
    await write();
    await withTenant(db, 1, (tx) => sealAuditLog(tx, 1));
    expect(new Set(await placesOf(admin, "audit_log"))).toEqual(new Set(["audit_log_default"]));
    expect(await makeAuditMonths(db)).toBe(8);
    expect(await makeAuditMonths(db)).toBe(0);
    const month = `audit_log_${thisMonth()}`;
    expect(await placesOf(admin, "audit_log")).toEqual(["audit_log_default", month, month]);
    expect(await placesOf(admin, "audit_seals")).toEqual(Array(3).fill(`audit_seals_${thisMonth()}`));
    expect(await partitionsOf(admin, "audit_log")).toEqual(
      expect.arrayContaining([`audit_log_${thisMonth(3)}`]),
    );
    await write();
    await withTenant(db, 1, (tx) => sealAuditLog(tx, 1));
    expect(await verify()).toEqual({ sealed: 4, unsealed: 0, brokenAt: null });
    await expect(admin.query(`update audit_log set actor = 'nobody'`)).rejects.toThrow("append-only");
    await expect(admin.query(`delete from audit_log_default`)).rejects.toThrow("append-only");
    const { rows } = await admin.query(
      "select from pg_class where relname ~ '^audit_' and relkind in ('r', 'p') and not relforcerowsecurity",
    );
    expect(rows).toEqual([]);
  });

  test("several servers that make the same months at once make each once, and writers meanwhile are not refused", async () => {
    await beginMonthsIn(2014);
    let isOver = false;
    let written = 0;
    const writer = (async () => {
      while (!isOver) {
        await withTenant(db, 2, (tx) =>
          audit(tx, 2, { actor: "doctor/1", action: "visit.join", object: "appointment/1" }),
        );
        written += 1;
      }
    })();
    const others = [openDb(connections), openDb(connections), openDb(connections)];
    const made = await Promise.all(others.map(makeAuditMonths));
    isOver = true;
    await writer;
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 0, 8]);
    expect(await placesOf(admin, "audit_log")).toEqual(Array(written).fill(`audit_log_${thisMonth()}`));
  });

  const dropOne = async () => {
    const { rows } = await sql<{ gone: number | null }>`select drop_old_audit_month() as gone`.execute(db);
    return rows[0]?.gone;
  };

  test("a month that is over goes with its seals, and the chain verifies through what stays", async () => {
    await beginMonthsIn(2014);
    await writeAt("2014-01-10T00:00:00Z");
    await writeAt("2014-01-20T00:00:00Z", 2);
    await sealAt("2014-01-20T00:01:00Z");
    await sealAt("2014-01-20T00:01:00Z", 2);
    await writeAt("2014-01-31T23:59:59Z", 2); // sealed in the next month
    await sealAt("2014-02-01T00:00:30Z", 2);
    await writeAt("2014-02-01T00:00:01Z");
    await sealAt("2014-02-01T00:01:00Z");
    await writeAt("2014-01-31T23:59:59Z"); // of a request that took long: sealed after an entry of the next month
    await sealAt("2014-02-01T00:02:00Z");
    await writeAt("2014-02-03T00:00:00Z", 2);
    expect(await dropOne()).toBe(3);
    expect(await partitionsOf(admin, "audit_log")).not.toContain("audit_log_2014_01");
    expect(await partitionsOf(admin, "audit_seals")).not.toContain("audit_seals_2014_01");
    expect(await placesOf(admin, "audit_log")).toEqual([
      "audit_log_2014_02",
      "audit_log_default",
      "audit_log_2014_02",
    ]);
    expect(await placesOf(admin, "audit_seals")).toEqual(["audit_seals_2014_02", "audit_seals_2014_02"]);
    expect(await verify(1)).toEqual({ sealed: 2, unsealed: 0, brokenAt: null });
    expect(await verify(2)).toEqual({ sealed: 0, unsealed: 1, brokenAt: null });
    expect(await makeAuditMonths(db)).toBe(8); // and not that of the entry that was left over
    expect(await placesOf(admin, "audit_log")).toContain("audit_log_default");
    await sealAt("2014-02-03T00:01:00Z", 2);
    expect(await dropOne()).toBe(3); // with the entry that was left over
    for (const tenant of [1, 2])
      await withTenant(db, tenant, async (tx) => {
        await audit(tx, tenant, { actor: "doctor/1", action: "visit.join", object: "appointment/1" });
        await sealAuditLog(tx, tenant);
      });
    expect(await verify(1)).toEqual({ sealed: 1, unsealed: 0, brokenAt: null });
    expect(await verify(2)).toEqual({ sealed: 1, unsealed: 0, brokenAt: null });
    expect(await placesOf(admin, "audit_log")).toEqual(Array(2).fill(`audit_log_${thisMonth()}`));
  });

  test("a month that ended less than ten years ago stays, entry by entry", async () => {
    const inTenYears = new Date().getUTCFullYear() - 10;
    await beginMonthsIn(inTenYears);
    await writeAt(new Date(Date.UTC(inTenYears, new Date().getUTCMonth(), 1)).toISOString());
    await sealAt(new Date(Date.UTC(inTenYears, new Date().getUTCMonth(), 1, 1)).toISOString());
    await dropOldAuditMonths(db);
    expect(await withTenant(db, 1, deleteOldAuditEntries)).toBe(0);
    expect(await verify()).toEqual({ sealed: 1, unsealed: 0, brokenAt: null });
    expect((await partitionsOf(admin, "audit_log"))[0]).toBe(`audit_log_${thisMonth(-120)}`);
  });

  test("an entry that was never sealed outlives its month", async () => {
    await beginMonthsIn(2014);
    await writeAt("2014-01-10T00:00:00Z");
    expect(await dropOne()).toBe(0);
    expect(await verify()).toEqual({ sealed: 0, unsealed: 1, brokenAt: null });
    await sealNewEntries({ db, acrossClinics: across() });
    expect(await verify()).toEqual({ sealed: 1, unsealed: 0, brokenAt: null });
    expect(await withTenant(db, 1, deleteOldAuditEntries)).toBe(1);
    expect(await verify()).toEqual({ sealed: 0, unsealed: 0, brokenAt: null });
  });

  test("seals that a clock behind made in an earlier month than their entry stay when that month goes", async () => {
    await beginMonthsIn(2014);
    await writeAt("2014-01-10T00:00:00Z");
    await sealAt("2014-01-10T00:01:00Z");
    await writeAt("2014-02-01T00:00:05Z");
    await sealAt("2014-01-31T23:59:59Z");
    expect(await dropOne()).toBe(1);
    expect(await placesOf(admin, "audit_seals")).toEqual(["audit_seals_2014_01"]);
    expect(await verify()).toEqual({ sealed: 1, unsealed: 0, brokenAt: null });
    expect(await dropOne()).toBe(1);
    expect(await verify()).toEqual({ sealed: 0, unsealed: 0, brokenAt: null });
    expect(await partitionsOf(admin, "audit_seals")).not.toContain("audit_seals_2014_01");
  });

  test("two servers that drop at once drop each month once", async () => {
    await beginMonthsIn(2014);
    await writeAt("2014-01-10T00:00:00Z");
    await writeAt("2014-03-10T00:00:00Z");
    await sealAt("2014-03-10T00:01:00Z");
    const gone = await Promise.all([db, openDb(connections)].map(dropOldAuditMonths));
    expect(gone.toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(
      (await partitionsOf(admin, "audit_log")).filter((partition) => partition.includes("2014")),
    ).toEqual([]);
    expect(await verify()).toEqual({ sealed: 0, unsealed: 0, brokenAt: null });
  });

  test("no partition lets another clinic, or the role of requests, past row-level security", async () => {
    await beginMonthsIn(2024);
    await writeAt("2024-01-10T00:00:00Z", 2);
    await withTenant(db, 2, (tx) => audit(tx, 2, { actor: "doctor/1", action: "a.b", object: "a/1" }));
    const owner = await connect(connections.owner);
    await owner.query("set app.tenant = '1'");
    for (const partition of [
      ...(await partitionsOf(admin, "audit_log")),
      ...(await partitionsOf(admin, "audit_seals")),
    ]) {
      await expect(
        withTenant(db, 2, (tx) => sql`select from ${sql.id(partition)}`.execute(tx)),
        partition,
      ).rejects.toThrow("permission denied");
      await expect(
        withTenant(db, 2, (tx) => sql`insert into ${sql.id(partition)} default values`.execute(tx)),
        partition,
      ).rejects.toThrow("permission denied");
      expect((await owner.query(`select from ${partition}`)).rowCount, partition).toBe(0);
      await admin.query(`grant select on ${partition} to anteroom_app`); // as if somebody had
      expect(
        (await withTenant(db, 1, (tx) => sql`select from ${sql.id(partition)}`.execute(tx))).rows,
        partition,
      ).toEqual([]);
    }
    expect((await withTenant(db, 1, (tx) => sql`select from audit_log`.execute(tx))).rows).toEqual([]);
    for (const [column, value] of [
      ["id", 7],
      ["at", new Date()],
    ] as const)
      await expect(
        withTenant(db, 1, (tx) =>
          sql`insert into audit_log (tenant_id, actor, action, object, ${sql.id(column)}) overriding system value
            values (1, 'a', 'b', 'c', ${value})`.execute(tx),
        ),
      ).rejects.toThrow("permission denied");
  });

  const across = () => {
    const one = openAcrossClinics(connections.owner, () => {});
    closing.push(() => one.destroy());
    return one;
  };

  /** The partitions of months that PostgreSQL opened for what `work` asked: it locks those that it reads, and those alone. */
  const openedBy = (work: Parameters<typeof withTenant<unknown>>[2]) =>
    withTenant(db, 1, async (tx) => {
      await work(tx);
      const { rows } = await sql<{ partition: string }>`
        select distinct relation::regclass::text as partition from pg_locks
        where pid = pg_backend_pid() and relation::regclass::text ~ '^audit_(log|seals)_\\d{4}_\\d\\d$' order by 1`.execute(
        tx,
      );
      return rows.map(({ partition }) => partition);
    });

  test("writing, sealing, the desk's list and a patient's list open the months that they need", async () => {
    const year = new Date().getUTCFullYear();
    await beginMonthsIn(year - 9, year + 1);
    await admin.query(
      "insert into patients (tenant_id, name, created_at) values (1, 'Young Account', now() - interval '1 month')",
    );
    const write = { actor: "doctor/1", action: "visit.join", object: "patient/1" } as const;
    await withTenant(db, 1, (tx) => audit(tx, 1, write));
    await withTenant(db, 1, (tx) => sealAuditLog(tx, 1));
    const month = `audit_log_${thisMonth()}`;
    expect(await openedBy((tx) => audit(tx, 1, write))).toEqual([month]);
    const few = (partitions: string[]) =>
      partitions.filter((partition) => partition < `${partition.slice(0, -7)}${thisMonth(-4)}`);
    const since = new Date(Date.now() - 60_000);
    const sealing = await openedBy((tx) => sealAuditLog(tx, 1, { queuedSince: since }));
    expect(sealing).toContain(month);
    expect(few(sealing)).toEqual([]);
    for (let count = 0; count < 3; count += 1) await withTenant(db, 1, (tx) => audit(tx, 1, write));
    const listing = await openedBy((tx) => findAuditEntries(tx, {}, { timeZone: "UTC", most: 3 }));
    expect(listing).toContain(month);
    expect(few(listing)).toEqual([]);
    const reads = await openedBy((tx) => findRecordReads(tx, 1, { timeZone: "UTC", locale: "en" }));
    expect(reads).toContain(month);
    expect(few(reads)).toEqual([]);
    expect(await verify()).toMatchObject({ sealed: 2, unsealed: 3, brokenAt: null });
  });

  test("the desk's list gives every entry once, newest first, over months and pages", async () => {
    const year = new Date().getUTCFullYear();
    await beginMonthsIn(year - 9, year);
    const instants = [10, 2000, 1000, 900, 400, 300, 100, 61, 1].map((days) =>
      new Date(Date.now() - days * 86_400_000).toISOString(),
    );
    const same = instants[3] ?? "";
    for (const instant of [...instants, same, same]) await writeAt(instant);
    const all = await admin.query<{ id: number }>("select id::int from audit_log order by at desc, id desc");
    const seen: number[] = [];
    for (let cursor: string | undefined; ;) {
      const query = cursor === undefined ? {} : { cursor };
      const rows = await withTenant(db, 1, (tx) => findAuditEntries(tx, query, { timeZone: "UTC", most: 2 }));
      seen.push(...rows.map(({ id }) => id));
      if (rows.length < 2) break;
      cursor = String(rows.at(-1)?.id);
    }
    expect(seen).toEqual(all.rows.map(({ id }) => id));
    const [day] = instants[4]?.split("T") ?? [];
    const ofDay = await withTenant(db, 1, (tx) =>
      findAuditEntries(tx, { from: day ?? "", to: day ?? "" }, { timeZone: "UTC", most: 5 }),
    );
    expect(ofDay.map(({ at }) => at.toISOString())).toEqual([instants[4]]);
    expect(
      await withTenant(db, 1, (tx) => findAuditEntries(tx, { cursor: "999" }, { timeZone: "UTC", most: 5 })),
    ).toEqual([]);
  });

  test("a backup takes entries of all months, and a restored log verifies and goes on", async () => {
    await beginMonthsIn(2024);
    await writeAt("2023-06-01T00:00:00Z");
    await writeAt("2024-01-10T00:00:00Z");
    await makeAuditMonths(db);
    const write = (one: Database) =>
      withTenant(one, 1, async (tx) => {
        await audit(tx, 1, { actor: "doctor/1", action: "visit.join", object: "appointment/1" });
        return sealAuditLog(tx, 1);
      });
    expect(await write(db)).toBe(3);
    const dir = await mkdtemp(path.join(os.tmpdir(), "anteroom-months-"));
    closing.push(() => rm(dir, { recursive: true }));
    const { tables } = await backUp(
      { owner: connections.owner, files: noFiles, dataKey: "x".repeat(64), version: "1" },
      dir,
    );
    const rows = new Map(tables.map((table) => [table.name, table.rows]));
    expect([rows.get("audit_log"), rows.get("audit_seals")]).toEqual([3, 3]);
    expect([...rows.keys()].filter((name) => /^audit_(log|seals)_/.test(name))).toEqual([]);
    const empty = await emptyDatabase();
    await restore({ connections: empty, files: noFiles }, dir);
    const restored = openDb(empty);
    const also = await superuserOf(empty);
    const content = "select id, at, actor, action from audit_log order by id";
    expect((await also.query(content)).rows).toEqual((await admin.query(content)).rows);
    expect(await withTenant(restored, 1, verifyAuditLog)).toEqual({ sealed: 3, unsealed: 0, brokenAt: null });
    expect(await write(restored)).toBe(1);
    expect(await withTenant(restored, 1, verifyAuditLog)).toEqual({ sealed: 4, unsealed: 0, brokenAt: null });
    await expect(also.query("update audit_log set actor = 'nobody'")).rejects.toThrow("append-only");
  });
});

const noFiles = {
  put: () => Promise.resolve(),
  open: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  // oxlint-disable-next-line require-yield -- there are none
  async *keys(): AsyncGenerator<string> {},
  lack: () => Promise.resolve(null),
};

describe("a database of the version before months", () => {
  const isBefore = ({ name }: { name: string }) => name < "0173";
  let connections: Connections;
  let owner: pg.Client;
  let admin: pg.Client;

  beforeEach(async () => {
    connections = await emptyDatabase();
    owner = await connect(connections.owner);
    await migrate(owner, readMigrations().filter(isBefore));
    admin = await superuserOf(connections);
    await addClinics(admin);
  });

  /** As the version before wrote, sealed and listed: statements that PostgreSQL has prepared. */
  const insert = {
    name: "write_audit",
    text: "insert into audit_log (tenant_id, actor, action, object) values (1, 'doctor/1', 'visit.join', 'appointment/1')",
  };
  const inClinic = async (client: pg.Client, work: () => Promise<unknown>) => {
    await client.query("begin; set local app.tenant = '1'");
    await work();
    await client.query("commit");
  };

  test("the log that is there becomes a partition with its rows in their places, and the chain goes on", async () => {
    for (const tenant of [1, 2])
      await admin.query(
        `set app.tenant = '${tenant}';
         insert into audit_log (tenant_id, at, actor, action, object)
         select ${tenant}, now() - n * interval '1 hour', 'doctor/1', 'visit.join', 'appointment/' || n from generate_series(1, 1500) n`,
      );
    await admin.query(
      "insert into audit_seals (tenant_id, audit_id, previous_hash, hash) select 2, id, sha256('a'), sha256('b') from audit_log where tenant_id = 2 and id < 1511",
    );
    const file = async (table: string) =>
      (
        await admin.query<{ file: string }>("select pg_relation_filenode($1::regclass)::text as file", [
          table,
        ])
      ).rows[0]?.file;
    const files = [await file("audit_log"), await file("audit_seals")];
    const content = "select id, at, actor, action, object from audit_log order by id";
    const before = await admin.query(content);
    await migrate(owner);
    expect([await file("audit_log_before"), await file("audit_seals_before")]).toEqual(files);
    expect((await admin.query(content)).rows).toEqual(before.rows);
    const db = openDb(connections);
    const one = await withTenant(db, 1, async (tx) => {
      await audit(tx, 1, { actor: "doctor/1", action: "visit.join", object: "appointment/1" });
      await sealAuditLog(tx, 1);
      return verifyAuditLog(tx);
    });
    expect(one).toEqual({ sealed: 1501, unsealed: 0, brokenAt: null });
    const { rows } = await admin.query(
      "select max(id)::int as id, count(distinct id)::int as ids from audit_log",
    );
    expect(rows).toEqual([{ id: expect.any(Number), ids: 3001 }]);
    expect(rows[0]?.id).toBeGreaterThan(3000);
  });

  test("its servers go on writing and sealing while it is changed, and after", async () => {
    const writers = await Promise.all([1, 2, 3].map(() => connect(connections.app)));
    let isOver = false;
    let written = 0;
    const writing = writers.map(async (client) => {
      while (!isOver) {
        await inClinic(client, () => client.query(insert));
        written += 1;
      }
    });
    await migrate(owner);
    isOver = true;
    await Promise.all(writing);
    const [client] = writers;
    if (!client) throw new Error("No writer");
    for (const one of writers) await inClinic(one, () => one.query(insert));
    const { rows } = await admin.query("select count(*)::int as rows from audit_log");
    expect(rows).toEqual([{ rows: written + 3 }]);
    await inClinic(client, async () => {
      await client.query(
        `insert into audit_seals (tenant_id, audit_id, previous_hash, hash)
         select l.tenant_id, l.id, sha256('a'), sha256('b') from audit_unsealed u join audit_log l on l.tenant_id = u.tenant_id and l.id = u.audit_id
         where not exists (select from audit_seals s where s.tenant_id = l.tenant_id and s.audit_id = l.id) order by l.id`,
      );
      await client.query(
        "delete from audit_unsealed u where exists (select from audit_seals s where s.tenant_id = u.tenant_id and s.audit_id = u.audit_id)",
      );
    });
    const left = await admin.query(
      "select (select count(*)::int from audit_unsealed) as queued, (select count(*)::int from audit_seals) as seals",
    );
    expect(left.rows).toEqual([{ queued: 0, seals: written + 3 }]);
  });

  test("a server that seals meanwhile is not stopped by it", async () => {
    await migrate(
      owner,
      readMigrations().filter(({ name }) => name < "0175"),
    );
    const sealer = await connect(connections.app);
    await sealer.query("begin; set local app.tenant = '1'");
    await sealer.query("select hash from audit_seals order by sealed_order desc limit 1");
    const migrated = migrate(owner);
    // Until the change of the tables holds the log, or has had to try again.
    await pause(500);
    await sealer.query("select from audit_log limit 1");
    await sealer.query(insert);
    await sealer.query("commit");
    expect(await migrated).toContain("0175-audit-months.sql");
    expect((await admin.query("select from audit_log")).rowCount).toBe(1);
  });
});
