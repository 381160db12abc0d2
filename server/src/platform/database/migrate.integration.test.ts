import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { emptyDatabase } from "../../testing/fresh-database.ts";
import { migrate } from "./migrate.ts";
import { parseMigration, readMigrations } from "./migration-files.ts";

const clients: pg.Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())));

async function connect(place?: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client(place ?? (await emptyDatabase()).owner);
  await client.connect();
  clients.push(client);
  return client;
}

const tablesOf = async (client: pg.Client) =>
  (
    await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
  ).rows
    .map(({ name }) => name)
    .filter((name) => name !== "schema_migrations")
    .toSorted();

const first = parseMigration("0001-first.sql", "create table first (id int);\n");
const second = parseMigration("0002-second.sql", "create table second (id int);\n");
const fourth = parseMigration("0004-fourth.sql", "create table fourth (id int);\n");

test("migrate refuses to go on and names the file when an applied migration was edited", async () => {
  const client = await connect();
  await migrate(client, [first]);
  const edited = parseMigration("0001-first.sql", "create table first (id bigint);\n");
  await expect(migrate(client, [edited, second])).rejects.toThrow(
    /server\/migrations\/0001-first\.sql was changed after this database applied it .* Restore the file's text/,
  );
  expect(await tablesOf(client)).toEqual(["first"]);
});

test("migrate refuses a real file that was edited although an earlier version stored no checksum", async () => {
  const client = await connect();
  const migrations = readMigrations();
  await migrate(client, migrations);
  await client.query("update schema_migrations set checksum = null");
  const edited = migrations.map((file) =>
    file.name.startsWith("0006") ? { ...file, checksum: "0".repeat(64) } : file,
  );
  await expect(migrate(client, edited)).rejects.toThrow("0006-payments.sql was changed");
  expect(await migrate(client, migrations)).toEqual([]);
});

test("migrate applies a file with a lower number than the last applied one when it is new", async () => {
  const client = await connect();
  expect(await migrate(client, [first, fourth])).toEqual(["0001-first.sql", "0004-fourth.sql"]);
  expect(await migrate(client, [first, second, fourth])).toEqual(["0002-second.sql"]);
  expect(await migrate(client, [first, second, fourth])).toEqual([]);
});

test("migrate refuses a database of a newer version and names the file it lacks", async () => {
  const client = await connect();
  await migrate(client, [first, second]);
  await expect(migrate(client, [first])).rejects.toThrow(
    /the migration 0002-second\.sql, which this version of Anteroom lacks/,
  );
});

test("migrate accepts files of a newer version where that is allowed, and still applies its own", async () => {
  const client = await connect();
  await migrate(client, [first, fourth]);
  await expect(migrate(client, [first, second])).rejects.toThrow(/0004-fourth.*ANTEROOM_NEWER_DATABASE=on/);
  expect(await migrate(client, [first, second], { acceptsNewer: true })).toEqual(["0002-second.sql"]);
  expect(await migrate(client, [first], { acceptsNewer: true })).toEqual([]);
});

test("migrate keeps earlier files and rolls back the failing one completely", async () => {
  const client = await connect();
  const failing = parseMigration("0003-bad.sql", "create table third (id int);\nselect 1 / 0;\n");
  await expect(migrate(client, [first, second, failing, fourth])).rejects.toThrow(
    /server\/migrations\/0003-bad\.sql failed: division by zero/,
  );
  expect(await tablesOf(client)).toEqual(["first", "second"]);
  expect(await migrate(client, [first, second, fourth])).toEqual(["0004-fourth.sql"]);
});

test("migrate builds an index concurrently when the file says that it needs no transaction", async () => {
  const client = await connect();
  const index = parseMigration(
    "0002-index.sql",
    "-- no-transaction\ndrop index if exists by_id;\n-- next-statement\ncreate index concurrently by_id on first (id);\n",
  );
  expect(await migrate(client, [first, index])).toEqual(["0001-first.sql", "0002-index.sql"]);
  const { rows } = await client.query("select indisvalid from pg_index where indexrelid = 'by_id'::regclass");
  expect(rows).toEqual([{ indisvalid: true }]);
});

test("migrate applies each file once when several processes start together", async () => {
  const { owner } = await emptyDatabase();
  const together = await Promise.all(Array.from({ length: 4 }, () => connect(owner)));
  const applied = await Promise.all(together.map((client) => migrate(client)));
  expect(applied.flat().toSorted()).toEqual(readMigrations().map(({ name }) => name));
});

test("migrate refuses the prototype database of the first commit with a message", async () => {
  const client = await connect();
  await client.query(
    `create table schema_migrations (name text primary key, applied_at timestamptz default now());
     insert into schema_migrations values ('0001-foundation.sql');
     create table tenants (id int primary key, name text not null, color_brand_100 text not null)`,
  );
  await expect(migrate(client)).rejects.toThrow(/prototype of commit 0e597c20 .* cannot be upgraded/);
});

test("parseMigration refuses a name without number, and readMigrations a duplicate number", () => {
  expect(() => parseMigration("payments.sql", "")).toThrow("A migration is named like");
  const numbers = readMigrations().map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("migrate does not block a locked table's users, and proceeds when it is free", async () => {
  const place = (await emptyDatabase()).owner;
  const [client, holder, patient] = [await connect(place), await connect(place), await connect(place)];
  await migrate(client, [first]);
  await holder.query("begin");
  await holder.query("select * from first"); // a report that takes long
  const changed = migrate(client, [
    first,
    parseMigration("0002-second.sql", "alter table first add note text;\n"),
  ]);
  await waitUntilSomebodyWaits(patient);
  const began = performance.now();
  await patient.query("select * from first"); // stands in line behind the migration until that gives up
  expect(performance.now() - began).toBeLessThan(10_000);
  await holder.query("commit");
  expect(await changed).toEqual(["0002-second.sql"]);
  expect((await client.query("show lock_timeout")).rows).toEqual([{ lock_timeout: "0" }]);
});

async function waitUntilSomebodyWaits(client: pg.Client): Promise<void> {
  await expect
    .poll(
      async () =>
        (await client.query("select from pg_locks where not granted and relation is not null")).rowCount,
    )
    .toBeGreaterThan(0);
}
