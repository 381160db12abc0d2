import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createGunzip } from "node:zlib";
import pg from "pg";
import type { Files } from "../../ports/files.ts";
import type { Connections } from "../database/connections.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations, type Migration } from "../database/migration-files.ts";
import { takeLease, type Lease } from "../database/serving-server.ts";
import { prepareJobs } from "../jobs/jobs.ts";
import {
  backupFormat,
  fileOfKey,
  listFileKeys,
  manifestName,
  qualifiedTableName,
  quoteIdentifier,
  sha256OfFile,
  sumsName,
  tableFile,
  type BackedUpTable,
  type Manifest,
} from "./format.ts";

type Target = { connections: Connections; files: Files };

const rowsAtOnce = 500;

/** Reads a backup's manifest after every checksum has been compared. Throws a sentence when it is none, or damaged. */
async function readBackup(dir: string): Promise<Manifest> {
  const sums = await readFile(path.join(dir, sumsName), "utf8").catch(() => null);
  if (sums === null) throw new Error(`${dir} is no finished backup: it has no ${sumsName}.`);
  for (const line of sums.split("\n").filter((one) => one !== "")) {
    const [sum, name = ""] = line.split("  ");
    if ((await sha256OfFile(path.join(dir, name)).catch(() => null)) !== sum)
      throw new Error(
        `${path.join(dir, name)} is damaged or missing: its checksum is another. Nothing was restored.`,
      );
  }
  const manifest = JSON.parse(await readFile(path.join(dir, manifestName), "utf8")) as Manifest;
  if (manifest.format !== backupFormat)
    throw new Error(`The backup has format ${manifest.format}; this version reads ${backupFormat}.`);
  return manifest;
}

/**
 * Restores a backup into an installation without clinics, files or a running server; throws an explanation otherwise,
 * or when a checksum or the version differs. First applies the migrations that the backup had; they stay also after a
 * failure. One transaction then fills all tables. On failure the copied files are removed. Does not compare the
 * `DATA_KEY`: callers warn.
 */
export async function restore({ connections, files }: Target, dir: string): Promise<Manifest> {
  const manifest = await readBackup(dir);
  for await (const _ of files.keys()) throw new Error(`The installation has files already. ${refusal}`);
  const client = new pg.Client(connections.owner);
  await client.connect();
  const copied: string[] = [];
  let lease: Lease | null = null;
  try {
    await migrate(client, migrationsOf(manifest));
    lease = await takeLease(connections.owner, {
      about: `restore, pid ${process.pid} on ${os.hostname()}`,
      waitMs: 0,
      isAlone: false,
      onWait: () => {},
    });
    await prepareJobs(connections.owner);
    await refuseUsed(client, manifest);
    for (const key of await listFileKeys(dir)) {
      copied.push(key);
      await files.put(key, createReadStream(path.join(dir, fileOfKey(key))));
    }
    await client.query("begin");
    await fill(client, manifest, dir);
    await client.query("commit");
    await client.query("analyze").catch(() => {}); // all is restored; PostgreSQL does it later by itself
    return manifest;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    for (const key of copied) await files.remove(key);
    throw error;
  } finally {
    await lease?.release();
    await client.end();
  }
}

const refusal =
  "A restore never writes over an installation: name an empty database (DATABASE_URL) and an empty place of files, or a new ANTEROOM_DATA_DIR.";

/** The files that this version has of what the backup's database was made by. */
function migrationsOf({ migrations, version }: Manifest): Migration[] {
  const own = readMigrations();
  const unknown = migrations.filter(({ name }) => !own.some((file) => file.name === name));
  if (unknown.length > 0)
    throw new Error(
      `The backup is of ${version} and has ${unknown[0]?.name}, which this version lacks. Restore with that version or a newer one.`,
    );
  return own.filter(({ name }) => migrations.some((one) => one.name === name));
}

async function refuseUsed(client: pg.Client, { queueVersion }: Manifest): Promise<void> {
  const { rows } = await client.query<{ clinics: number; queue: number }>(
    `select (select count(*)::int from tenants) as clinics, (select version from pgboss.version) as queue`,
  );
  const [found] = rows;
  if (!found || found.clinics > 0) throw new Error(`The database has clinics already. ${refusal}`);
  if (found.queue !== queueVersion)
    throw new Error(
      `The backup's job queue has layout ${queueVersion}, this version makes ${found.queue}. Restore with the version of the backup, then upgrade.`,
    );
}

/** Rules that look at one row at a time are set aside while rows come in, and looked at again before the end. */
async function fill(client: pg.Client, { tables, sequences }: Manifest, dir: string): Promise<void> {
  const places = tables.map(qualifiedTableName);
  await client.query(`lock table ${places.join(", ")} in access exclusive mode`);
  const { rows: clinics } = await client.query("select from tenants limit 1"); // another restore may just have ended
  if (clinics.length > 0) throw new Error(`The database has clinics already. ${refusal}`);
  const { rows: keys } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any ($1::text[]::regclass[])`,
    [places],
  );
  const { rows: guarded } = await client.query<{ place: string }>(
    "select oid::regclass::text as place from pg_class where relforcerowsecurity and oid = any ($1::text[]::regclass[])",
    [places],
  );
  for (const { place, name } of keys)
    await client.query(`alter table ${place} drop constraint ${quoteIdentifier(name)}`);
  for (const { place } of guarded) await client.query(`alter table ${place} no force row level security`);
  for (const place of places) await client.query(`alter table ${place} disable trigger user`);
  await client.query(`truncate ${places.join(", ")}`); // what migrations put in is in the backup too
  for (const table of tables) await fillTable(client, table, dir);
  for (const { place, name, definition } of keys)
    await client.query(`alter table ${place} add constraint ${quoteIdentifier(name)} ${definition}`);
  for (const place of places) await client.query(`alter table ${place} enable trigger user`);
  for (const { place } of guarded) await client.query(`alter table ${place} force row level security`);
  for (const one of sequences)
    await client.query("select setval($1::regclass, $2::bigint)", [qualifiedTableName(one), one.lastValue]);
}

async function fillTable(client: pg.Client, table: BackedUpTable, dir: string): Promise<void> {
  const names = table.columns.map(({ name }) => quoteIdentifier(name)).join(", ");
  const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(", ");
  const insert = `insert into ${qualifiedTableName(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) with ordinality as given (line, place) order by place`;
  let waiting: string[] = [];
  const send = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(",")}]`]);
    waiting = [];
  };
  const input = createReadStream(path.join(dir, tableFile(table))).pipe(createGunzip());
  for await (const line of linesOf(input)) {
    waiting.push(line);
    if (waiting.length >= rowsAtOnce) await send();
  }
  await send();
  const { rows } = await client.query<{ rows: number }>(
    `select count(*)::int as rows from ${qualifiedTableName(table)}`,
  );
  if (rows[0]?.rows !== table.rows)
    throw new Error(`${table.name} has ${rows[0]?.rows} rows after the restore, and had ${table.rows}.`);
}

/** Lines that end with a line feed and nothing else: `readline` would break a person's text at U+2028. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of input) {
    const lines = `${rest}${decoder.decode(bytes, { stream: true })}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error("A table of the backup ends in the middle of a row.");
}
