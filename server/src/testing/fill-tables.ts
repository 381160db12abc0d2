import type { OwnerClient } from "./owner-client.ts";

type Column = { name: string; type: string };

/** Values that differ from those by type: row `n` of a table belongs to row `n` of the others. */
const special: Readonly<Record<string, string>> = {
  tenant_id: "1",
  "appointments.status": "'finished'",
  "appointments.end_time": "at + interval '20 minutes'",
  "urgent_events.patient_id": "null",
};

/** SQL of row `n`'s value by its type; instants from almost ten years before until two years after `at`. */
const byType: Readonly<Record<string, string>> = {
  smallint: "1",
  integer: "1000000 + n",
  bigint: "1000000 + n",
  numeric: "n",
  text: "'x' || n",
  bytea: "int4send(n)",
  boolean: "n % 2 = 0",
  date: "at::date",
  "timestamp with time zone": "at",
  jsonb: "'{}'::jsonb",
  uuid: "gen_random_uuid()",
  inet: "'192.0.2.1'",
};

/**
 * Adds `count` rows to each table, by a superuser, without triggers and foreign keys. Removes the tables' checks and
 * exclusions, which the values would not pass.
 */
export async function fillTables(
  superuser: OwnerClient,
  tables: readonly string[],
  { count, now }: { count: number; now: Date },
): Promise<void> {
  await superuser.query("set session_replication_role = replica");
  for (const table of new Set(tables)) await fillTable(superuser, table, { count, now });
  await superuser.query("set session_replication_role = origin");
}

async function fillTable(
  superuser: OwnerClient,
  table: string,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const { rows: constraints } = await superuser.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = '${table}'::regclass and contype in ('c', 'x')`,
  );
  for (const { name } of constraints) await superuser.query(`alter table ${table} drop constraint "${name}"`);
  const { rows: columns } = await superuser.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const valueOf = ({ name, type }: Column) =>
    special[`${table}.${name}`] ?? special[name] ?? (type.endsWith("[]") ? "'{}'" : (byType[type] ?? "null"));
  await superuser.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(", ")}) overriding system value
     select ${columns.map(valueOf).join(", ")} from generate_series(1, ${count}) n
     cross join lateral (select '${now.toISOString()}'::timestamptz + (n::float / ${count} - 0.8333) * interval '12 years' as at) t`,
  );
}
