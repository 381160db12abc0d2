import type { OwnerClient } from "./owner-client.ts";

type Column = {
  name: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  /** Values that a check lists. */
  allowed: string[] | null;
  /** The table whose id it is. */
  refers: string | null;
};
type Table = { name: string; columns: Column[] };

/** Rows of one clinic and of each of the others. */
type Rows = { own: number; others: number };

/**
 * Fills every table with a `tenant_id` that `filled` does not name, with values that fit its
 * columns. Works as a superuser without triggers and foreign keys, and drops all check
 * constraints. Clinic `tenantId` gets `rows.own` rows of each table, every other one
 * `rows.others`. Of tables in `config` it gets none, the others a quarter. Requires the temporary
 * table `c` of `fillInstallation` on the same connection.
 */
export async function fillOtherTables(
  owner: OwnerClient,
  {
    tenantId,
    filled,
    config,
    rows,
  }: { tenantId: number; filled: readonly string[]; config: readonly string[]; rows: Rows },
): Promise<void> {
  const tables = (await readTables(owner)).filter(({ name }) => !filled.includes(name));
  await owner.query("set session_replication_role = replica");
  await dropChecks(owner);
  for (const table of inOrder(tables)) {
    const isConfig = config.includes(table.name);
    const own = isConfig ? 0 : rows.own;
    await owner.query(insertInto(table, { tenantId, own, others: isConfig ? rows.others / 4 : rows.others }));
  }
  await owner.query("set session_replication_role = origin");
}

async function readTables(owner: OwnerClient): Promise<Table[]> {
  const { rows } = await owner.query<Column & { table: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
        a.atthasdef or a.attidentity <> '' as "hasDefault",
        (select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m)
           from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) ~ 'ANY \\(\\(?ARRAY' limit 1) as allowed,
        (select f.confrelid::regclass::text from pg_constraint f
           where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid and a.attnum = f.conkey[cardinality(f.conkey)]
             and (select attname from pg_attribute r where r.attrelid = f.confrelid and r.attnum = f.confkey[cardinality(f.confkey)]) = 'id'
           limit 1) as refers
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attname <> 'tenant_id'
        and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')
      order by c.relname, a.attnum`,
  );
  const byName = Map.groupBy(rows, ({ table }) => table);
  return [...byName].map(([name, columns]) => ({ name, columns }));
}

async function dropChecks(owner: OwnerClient): Promise<void> {
  await owner.query(
    `do $$ declare one record; begin
      for one in select conrelid::regclass as of, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
      loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop;
    end $$`,
  );
}

/** Tables after those that their columns refer to. */
function inOrder(tables: readonly Table[]): Table[] {
  const done = new Set<Table>();
  const add = (table: Table, above: readonly Table[] = []) => {
    if (done.has(table) || above.includes(table)) return;
    for (const { refers } of table.columns) {
      const other = tables.find(({ name }) => name === refers);
      if (other) add(other, [...above, table]);
    }
    done.add(table);
  };
  for (const table of tables) add(table);
  return [...done];
}

function insertInto(
  { name, columns }: Table,
  { tenantId, own, others }: Rows & { tenantId: number },
): string {
  const given = columns.filter((column) => isGiven(column));
  const spans = [...new Set(given.flatMap(({ refers }) => refers ?? []))];
  const joins = spans.map(
    (other, index) =>
      `left join (select tenant_id, min(id) as first, count(*) as count from ${other} group by 1) f${index} on f${index}.tenant_id = c.id`,
  );
  const values = given.map((column) => {
    const value =
      column.refers === null
        ? valueOf(name, column)
        : `coalesce(f${spans.indexOf(column.refers)}.first + k % f${spans.indexOf(column.refers)}.count, k)`;
    // Of what may be open, nearly all is done.
    return column.isRequired || column.refers !== null ? value : `case when k % 20 > 0 then ${value} end`;
  });
  return `insert into ${name} (${["tenant_id", ...given.map((column) => `"${column.name}"`)].join(", ")})
    select ${["c.id", ...values].join(", ")} from c ${joins.join(" ")}
      cross join generate_series(1, case when c.id = ${tenantId} then ${own} else ${others} end) k
    on conflict do nothing`;
}

/** Columns that are always given, and moments of what is done. */
function isGiven({ isRequired, hasDefault, type, allowed, refers }: Column): boolean {
  if (refers !== null || allowed !== null) return true;
  return (isRequired && !hasDefault) || type === "timestamp with time zone";
}

/** Documents with a shape that is read. */
const documents: Readonly<Record<string, object>> = {
  "survey_responses.response": {
    resourceType: "QuestionnaireResponse",
    questionnaire: "https://anteroom.example/q/filled|1.0.0",
    status: "completed",
    authored: "2027-02-25T00:00:00.000Z",
    language: "pt",
    item: [],
  },
  "health_record_shares.uses": [],
  "invoices.lines": [],
  "invoices.issuer": {
    country: "PT",
    legal_name: "Clinic",
    tax_number: "501442600",
    address: "Street 1",
    facts: { invoice_type: "FR", city: "Lisboa", postal_code: "1000-001" },
  },
  "invoices.customer": { name: "Patient", tax_number: null, country: null },
  "receipts.issuer": { legal: null, vat: null },
};

/** A value that differs from row to row where the type allows it. */
function valueOf(table: string, { name, type, allowed }: Column): string {
  if (allowed && type === "text") return `(array['${allowed.join("','")}'])[1 + k % ${allowed.length}]`;
  // What expires is not due, tries are a few minutes old, and everything else is history.
  const at = /expires_at$|_until$/.test(name)
    ? "timestamptz '2027-03-01 12:00Z' + k * interval '1 hour'"
    : /_(attempts|tries)$|^mail_uses$/.test(table)
      ? "timestamptz '2027-03-01 09:00Z' - k % 600 * interval '1 second'"
      : "timestamptz '2027-02-25' - k * interval '1 hour'";
  const values: Readonly<Record<string, string>> = {
    text: `'${name} ' || c.id || '/' || k`,
    bytea: `sha256('${table} ${name} ' || c.id::text::bytea || k::text::bytea)`,
    bigint: "c.id * 1000000 + k",
    integer: "k",
    smallint: "k % 1000",
    "double precision": "k",
    numeric: "k",
    boolean: "false",
    "timestamp with time zone": at,
    date: "date '2027-02-25' - k % 4000",
    jsonb: `'${JSON.stringify(documents[`${table}.${name}`] ?? {})}'::jsonb`,
    uuid: `md5('${table}' || c.id || '/' || k)::uuid`,
  };
  const value = type.endsWith("[]") ? `'{}'::${type}` : values[type];
  if (value === undefined) throw new Error(`No value for ${table}.${name}: teach fillOtherTables ${type}`);
  return value;
}
