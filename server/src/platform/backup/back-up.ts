import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import type { Files } from "../../ports/files.ts";
import {
  backupFormat,
  fileOfKey,
  listFileKeys,
  manifestName,
  dataKeyFingerprint,
  qualifiedTableName,
  quoteIdentifier,
  sha256OfFile,
  sumsName,
  tableFile,
  type BackedUpTable,
  type Manifest,
} from "./format.ts";

type Source = { owner: pg.PoolConfig; files: Files; dataKey: string; version: string };

/** Belongs to the server that runs, to its build, and to the migrations that a restore applies. */
const leftOut = ["serving_server", "background_leader", "schema_migrations", "page_assets"];
/** So many rows are in memory at once. */
const rowsAtOnce = 1_000;

/**
 * Backs up database and files into a new or empty directory while the server runs; throws when it is not empty, or
 * when the owner's role cannot read every row. The database is one snapshot. Every file that the snapshot names is
 * included; names of missing ones are in `lostFiles`. Writes the manifest, then the checksums, last.
 */
export async function backUp({ owner, files, dataKey, version }: Source, dir: string): Promise<Manifest> {
  await makeEmpty(dir);
  for await (const key of files.keys()) await copyFile(files, key, dir);
  // The owner reads through row-level security by a policy of its own; without it every table would come out empty.
  const options = "-c app.across_clinics=on -c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres";
  const client = new pg.Client({ ...owner, options });
  await client.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await refuseHidden(client);
    const tables = await readTables(client);
    const migrations = await client.query<Manifest["migrations"][number]>(
      "select name, checksum from schema_migrations order by name",
    );
    const queue = await client.query<{ version: number }>("select version from pgboss.version");
    await mkdir(path.join(dir, "tables"), { mode: 0o700 });
    for (const table of tables) table.rows = await writeTable(client, table, dir);
    const lostFiles = await settleFiles(client, files, dir);
    const manifest: Manifest = {
      format: backupFormat,
      madeAt: new Date().toISOString(),
      version,
      migrations: migrations.rows,
      queueVersion: queue.rows[0]?.version ?? 0,
      dataKeyMark: dataKeyFingerprint(dataKey),
      tables,
      // After the rows: a number that is too high is harmless, one that was given already is not.
      sequences: await readSequences(client),
      lostFiles,
    };
    await client.query("commit");
    await writeFile(path.join(dir, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await writeSums(dir);
    return manifest;
  } finally {
    await client.end();
  }
}

async function makeEmpty(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0)
    throw new Error(`${dir} is not empty. Name a new directory for each backup.`);
}

/** Tables that would be read in part and without an error: no policy lets the owner see all their rows. */
async function refuseHidden(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
      and (c.relforcerowsecurity or not pg_has_role(c.relowner, 'usage'))
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname in ('owner_across_clinics', 'owner_sees_all')
        and current_user::regrole = any (p.polroles))
      and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)`);
  if (rows.length > 0)
    throw new Error(
      `The role of DATABASE_URL does not see every row of ${rows.map(({ name }) => name).join(", ")}: the backup would be empty there. ` +
        `Use the role that owns the database, and start this version of Anteroom once.`,
    );
}

async function readTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<Omit<BackedUpTable, "rows">>(
    `select n.nspname as schema, c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and (n.nspname = 'public' and not c.relispartition and c.relname <> all ($1) or n.nspname = 'pgboss' and c.relname = 'job_common')
     order by 1, 2`,
    [leftOut],
  );
  return rows.map((table) => ({ ...table, rows: 0 }));
}

/** One line a row: a JSON array of each column's text, as PostgreSQL writes and reads it. Answers how many. */
async function writeTable(client: pg.Client, table: BackedUpTable, dir: string): Promise<number> {
  let count = 0;
  const texts = table.columns.map(({ name }) => `${quoteIdentifier(name)}::text`).join(", ");
  await client.query(
    `declare rows no scroll cursor for select array_to_json(array[${texts}]::text[])::text as line from ${qualifiedTableName(table)}`,
  );
  async function* lines() {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from rows`);
      if (rows.length === 0) return;
      count += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join("");
    }
  }
  const out = createWriteStream(path.join(dir, tableFile(table)), { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), out);
  await client.query("close rows");
  const counted = await client.query<{ rows: number }>(
    `select count(*)::int as rows from ${qualifiedTableName(table)}`,
  );
  if (counted.rows[0]?.rows !== count)
    throw new Error(`${table.name} has ${counted.rows[0]?.rows} rows and ${count} were written.`);
  return count;
}

async function readSequences(client: pg.Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<Manifest["sequences"][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1, 2`,
  );
  return rows;
}

/** Keys of all files that rows of the snapshot speak of. */
async function readKeys(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'storage_key' and not a.attisdropped and c.relkind in ('r', 'p') and not c.relispartition
       and c.relnamespace = 'public'::regnamespace and c.relname <> 'gone_files'`,
  );
  const keys = new Set<string>();
  for (const { name } of rows) {
    const found = await client.query<{ key: string }>(
      `select storage_key as key from ${quoteIdentifier(name)} where storage_key is not null`,
    );
    for (const { key } of found.rows) keys.add(key);
  }
  return keys;
}

/** The second round: brings files that came meanwhile, and takes away those that no row speaks of. Answers which are lost. */
async function settleFiles(client: pg.Client, files: Files, dir: string): Promise<string[]> {
  const wanted = await readKeys(client);
  const known = new Set(await listFileKeys(dir));
  for (const key of wanted) if (!known.has(key)) await copyFile(files, key, dir);
  for (const key of known) if (!wanted.has(key)) await rm(path.join(dir, fileOfKey(key)));
  const there = new Set(await listFileKeys(dir));
  return [...wanted].filter((key) => !there.has(key));
}

/** Brings one file; none, where it has just been taken away with its row. */
async function copyFile(files: Files, key: string, dir: string): Promise<void> {
  const content = await files.open(key);
  if (content === null) return;
  const place = path.join(dir, fileOfKey(key));
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(place, { mode: 0o600, flush: true }));
}

async function writeSums(dir: string): Promise<void> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();
  const lines: string[] = [];
  for (const name of names)
    lines.push(`${await sha256OfFile(path.join(dir, name))}  ${name.replaceAll("\\", "/")}\n`);
  await writeFile(path.join(dir, sumsName), lines.join(""), { mode: 0o600, flush: true });
}
