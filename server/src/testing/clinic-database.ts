import pg from "pg";
import { inject } from "vitest";
import type { Connections } from "../platform/database/connections.ts";
import { freshDatabase } from "./fresh-database.ts";

/** Databases of clinics of this test file that were closed. */
const closed: Connections[] = [];

/** What every copy of the template is like; read from the first. */
let pristine: DatabaseState | null = null;

/**
 * Returns a migrated database without clinics: an emptied one of a closed clinic when it has no
 * traces left, else a copy of the template. A copy writes some 800 files, which is slow.
 */
export async function clinicDatabase(): Promise<Connections> {
  for (let last = closed.pop(); last; last = closed.pop()) if (await emptied(last)) return last;
  const copy = await freshDatabase();
  pristine ??= await asSuperuser(copy, stateOf);
  return copy;
}

/**
 * Offers the database of a closed clinic for reuse by `clinicDatabase` in the same test file.
 * Requires that its connections are closed.
 */
export function recycleClinicDatabase(connections: Connections): void {
  closed.push(connections);
}

type DatabaseState = {
  /** A digest of tables, columns, triggers, functions, constraints, policies, privileges and settings. */
  schema: string;
  /** Tables with rows, each with a digest of them. */
  rows: ReadonlyMap<string, string>;
  /** Last numbers of sequences that were used. */
  sequences: ReadonlyMap<string, string>;
};

/** Whether the database is like a new copy again. It is left alone while somebody is connected to it, or where more than rows has changed. */
async function emptied(connections: Connections): Promise<boolean> {
  return asSuperuser(connections, async (admin) => {
    if (!pristine || (await hasOthers(admin))) return false;
    const tables = (await filledTables(admin)).filter((table) => !pristine?.rows.has(table));
    if (tables.length > 0) {
      // Rows go without foreign keys and triggers, and their space with them: the next rows lie as in a new table.
      const deletes = tables.map((table) => `delete from ${table};`).join(" ");
      await admin.query(`set session_replication_role = replica; ${deletes}`);
      await admin.query(`vacuum ${tables.join(", ")}`);
      await admin.query(
        "update pg_class set reltuples = -1, relpages = 0, relallvisible = 0, relallfrozen = 0 where oid = any($1::regclass[]::oid[])",
        [tables],
      );
    }
    await resetSequences(admin, pristine.sequences);
    return isSame(await stateOf(admin), pristine);
  });
}

async function asSuperuser<T>({ owner }: Connections, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ ...owner, user: inject("postgres").superuser });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The server ends a connection a moment after its client has gone. */
async function hasOthers(admin: pg.Client): Promise<boolean> {
  for (let look = 0; look < 50; look += 1) {
    const { rows } = await admin.query(
      "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    if (rows.length === 0) return false;
    await admin.query("select pg_sleep(0.005)");
  }
  return true;
}

const ours = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";

/** Tables that hold something on disk, also where its rows are deleted. */
async function filledTables(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and ${ours} and pg_relation_size(c.oid) > 0 order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function stateOf(admin: pg.Client): Promise<DatabaseState> {
  const digests = new Map<string, string>();
  for (const table of await filledTables(admin)) {
    const { rows } = await admin.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${table} t`,
    );
    digests.set(table, rows[0]?.digest ?? "");
  }
  return { schema: await schemaOf(admin), rows: digests, sequences: await sequencesOf(admin) };
}

async function schemaOf(admin: pg.Client): Promise<string> {
  const parts = [
    `select c.relname, c.relkind, c.relacl::text, c.relrowsecurity, c.reloptions::text from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
    `select a.attrelid, a.attname, a.atttypid, a.attnotnull, a.attacl::text from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
    `select p.proname, p.prosrc, p.proacl::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours}`,
    "select tgrelid, tgname, tgenabled from pg_trigger",
    "select conname, conrelid, convalidated from pg_constraint",
    "select polname, polrelid, polqual::text from pg_policy",
    "select setrole, setconfig::text from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())",
  ].map((part) => `(select coalesce(sum(hashtextextended(t::text, 0)), 0) from (${part}) t)`);
  const { rows } = await admin.query<{ digest: string }>(
    `select concat_ws(' ', ${parts.join(", ")}) as digest`,
  );
  return rows[0]?.digest ?? "";
}

async function sequencesOf(admin: pg.Client): Promise<Map<string, string>> {
  const { rows } = await admin.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where last_value is not null`,
  );
  return new Map(rows.map(({ name, last }) => [name, last]));
}

async function resetSequences(admin: pg.Client, first: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, last] of await sequencesOf(admin)) {
    const before = first.get(name);
    if (before === last) continue;
    if (before !== undefined) await admin.query("select setval($1::regclass, $2::bigint)", [name, before]);
    else
      await admin.query(
        "select setval(seqrelid::regclass, seqstart, false) from pg_sequence where seqrelid = $1::regclass",
        [name],
      );
  }
}

const inOrder = (pairs: ReadonlyMap<string, string>) => [...pairs].map((pair) => pair.join(" ")).sort();

function isSame(one: DatabaseState, other: DatabaseState): boolean {
  const listed = ({ schema, rows, sequences }: DatabaseState) =>
    JSON.stringify([schema, inOrder(rows), inOrder(sequences)]);
  return listed(one) === listed(other);
}
