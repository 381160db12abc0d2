import pg from "pg";
import { expect, inject, test } from "vitest";
import type { Connections } from "../platform/database/connections.ts";
import { freshDatabase } from "./fresh-database.ts";
import { openTestClinic } from "./test-clinic.ts";

async function query(connections: Connections, sql: string): Promise<unknown[]> {
  const admin = new pg.Client({ ...connections.owner, user: inject("postgres").superuser });
  await admin.connect();
  const { rows } = await admin.query(sql);
  await admin.end();
  return rows;
}

/** Opens a clinic, which fills many tables, does something in its database, and closes it. Tells whether the next clinic gets the database. */
async function isReusedAfter(work: (connections: Connections) => Promise<unknown>): Promise<boolean> {
  const first = await openTestClinic();
  await work(first.connections);
  await first.close();
  const second = await openTestClinic();
  await second.close();
  return second.connections.owner.database === first.connections.owner.database;
}

test("a closed clinic's database is reused by the next", async () => {
  expect(await isReusedAfter(async () => {})).toBe(true);
});

test("a reused database equals a new copy in rows and sequences", async () => {
  const first = await openTestClinic();
  const { database } = first.connections.owner;
  const before = await query(first.connections, "select id, slug from tenants order by id");
  await query(
    first.connections,
    "insert into tenants (id, slug, business_account_slug, created_at) overriding system value values (3, 'third', 'third', now())",
  );
  await query(first.connections, "select nextval(seqrelid::regclass) from pg_sequence");
  await first.close();
  const second = await openTestClinic();
  expect(second.connections.owner.database).toBe(database);
  expect(await query(second.connections, "select id, slug from tenants order by id")).toEqual(before);
  const numbers = "select sequencename, last_value from pg_sequences order by 1";
  const untouched = await openTestClinic(); // of a database that nobody had before
  expect(untouched.connections.owner.database).not.toBe(database);
  expect(await query(second.connections, numbers)).toEqual(await query(untouched.connections, numbers));
  await Promise.all([second.close(), untouched.close()]);
});

test.each([
  ["a table", "create table of_a_test (id int)"],
  ["a column", "alter table tenants add column of_a_test int"],
  ["a trigger that is off", "alter table tenants disable trigger all"],
  ["a privilege", "revoke select on tenants from public; grant select on tenants to public"],
  [
    "a setting",
    "do $$ begin execute format('alter database %I set work_mem = ''5MB''', current_database()); end $$",
  ],
])("a database with another %s is not reused", async (_, sql) => {
  expect(await isReusedAfter((connections) => query(connections, sql))).toBe(false);
});

test("a database with an open connection is not reused", async () => {
  let guest: pg.Client | null = null;
  expect(
    await isReusedAfter(async ({ owner }) => {
      guest = new pg.Client(owner);
      await guest.connect();
    }),
  ).toBe(false);
  await (guest as pg.Client | null)?.end();
});

test("a manually created database is not reused", async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()];
  expect(one.owner.database).not.toBe(other.owner.database);
});
