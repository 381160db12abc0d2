import pg from "pg";
import { columnFacts } from "./column-facts.ts";

type Column = {
  name: string;
  /** As `format_type` writes it. */
  sqlType: string;
  isNullable: boolean;
  /** The database fills it in where an insert leaves it out. */
  hasDefault: boolean;
  /** The only values a check constraint allows, or null. */
  values: string[] | null;
};

type Reference = { columns: string[]; table: string; isUnique: boolean };

/** A database table with its columns, foreign keys and primary key. */
export type Table = { name: string; columns: Column[]; references: Reference[]; primaryKey: string[] };

/**
 * Returns the product's tables of a migrated database by name, without those of the job queue and
 * migrations.
 */
export async function readTables(place: pg.ClientConfig): Promise<Table[]> {
  const client = new pg.Client(place);
  await client.connect();
  try {
    const columns = await client.query<{
      table: string;
      name: string;
      sql_type: string;
      is_nullable: boolean;
      has_default: boolean;
    }>(`select c.relname as table, a.attname as name, format_type(a.atttypid, null) as sql_type,
        not a.attnotnull as is_nullable, (a.atthasdef or a.attidentity <> '') as has_default
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and c.relname <> 'schema_migrations'
      order by c.relname, a.attnum`);
    const constraints = await client.query<{
      table: string;
      kind: "c" | "f" | "p" | "u";
      columns: string[];
      other: string | null;
      definition: string;
    }>(`select c.relname as table, o.contype as kind, f.relname as other, pg_get_constraintdef(o.oid) as definition,
        array(select a.attname::text from unnest(o.conkey) with ordinality k(num, place)
          join pg_attribute a on a.attrelid = o.conrelid and a.attnum = k.num order by k.place) as columns
      from pg_constraint o join pg_class c on c.oid = o.conrelid left join pg_class f on f.oid = o.confrelid
      where c.relnamespace = 'public'::regnamespace and o.contype in ('c', 'f', 'p', 'u')
      order by c.relname, o.conname`);
    return [...new Set(columns.rows.map(({ table }) => table))].map((name): Table => {
      const own = constraints.rows.filter(({ table }) => table === name);
      const keys = own.filter(({ kind }) => kind === "p" || kind === "u");
      return {
        name,
        columns: columns.rows
          .filter(({ table }) => table === name)
          .map((column) => ({
            name: column.name,
            sqlType: column.sql_type,
            isNullable: column.is_nullable,
            hasDefault: column.has_default,
            values: valuesOf(column.name, own),
          })),
        references: own
          .filter(({ kind }) => kind === "f")
          .map((one) => ({
            columns: one.columns,
            table: one.other ?? "",
            isUnique: keys.some((key) => sameSet(withoutClinic(key.columns), withoutClinic(one.columns))),
          })),
        primaryKey: own.find(({ kind }) => kind === "p")?.columns ?? [],
      };
    });
  } finally {
    await client.end();
  }
}

const withoutClinic = (columns: readonly string[]) => columns.filter((name) => name !== "tenant_id");
const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && one.length === other.length && one.every((name) => other.includes(name));

/** PostgreSQL writes `x in ('a', 'b')` as `x = ANY (ARRAY['a'::text, 'b'::text])`. The newest such check of the column alone counts. */
function valuesOf(
  column: string,
  constraints: readonly { kind: string; columns: string[]; definition: string }[],
): string[] | null {
  for (const { kind, columns, definition } of constraints) {
    if (kind !== "c" || columns.length !== 1 || columns[0] !== column) continue;
    const list = new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(
      definition,
    )?.[1];
    const values = list?.split(", ").map((item) => /^'(.*)'::text$/.exec(item)?.[1]);
    if (values?.every((value) => value !== undefined)) return values;
  }
  return null;
}

const plainTypes: Readonly<Record<string, string>> = {
  bigint: "number",
  integer: "number",
  smallint: "number",
  "double precision": "number",
  real: "number",
  boolean: "boolean",
  text: "string",
  uuid: "string",
  date: "string",
  bytea: "Buffer",
  json: "unknown",
  jsonb: "unknown",
  "timestamp with time zone": "Date",
};

function typeOf(table: string, column: Column): string {
  const fact = columnFacts[`${table}.${column.name}`];
  const element = column.sqlType.replace(/\[\]$/, "");
  const plain = plainTypes[element];
  if (!plain) throw new Error(`${table}.${column.name}: no TypeScript type for ${column.sqlType}`);
  const base =
    fact?.type ??
    (column.values?.map((value) => JSON.stringify(value)).join(" | ") ||
      (element === column.sqlType ? plain : `${plain}[]`));
  if (base.startsWith("ColumnType")) return base;
  const type = column.isNullable && base !== "unknown" ? `${base} | null` : base;
  return column.hasDefault ? `Generated<${type}>` : type;
}

/**
 * Returns the source of `platform/database/tables.ts`: the Kysely type of each table. Writes no
 * file. Throws when `columnFacts` names a missing column or a column's SQL type is unknown.
 */
export function writeTableTypes(tables: readonly Table[]): string {
  const names = new Set(
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  const unknown = Object.keys(columnFacts).filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`column-facts.ts names what is no column: ${unknown.join(", ")}`);
  const imports = new Map(Object.values(columnFacts).flatMap(({ from = {} }) => Object.entries(from)));
  const byModule = Map.groupBy(imports, ([, module]) => module);
  return [
    "// Written by `npm run schema` from the migrations. Types of JSON columns stand in testing/column-facts.ts.",
    ...[...byModule]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(
        ([module, all]) =>
          `import type { ${all
            .map(([name]) => name)
            .toSorted()
            .join(", ")} } from "${module}";`,
      ),
    'import type { ColumnType, Generated } from "kysely";',
    "",
    "/** Row types of all tables, for Kysely; generated from the migrations. */",
    "export type Tables = {",
    ...tables.flatMap(({ name, columns }) => [
      `  ${name}: {`,
      ...columns.flatMap((column) => {
        const note = columnFacts[`${name}.${column.name}`]?.note;
        return [...(note ? [`    /** ${note} */`] : []), `    ${column.name}: ${typeOf(name, column)};`];
      }),
      "  };",
    ]),
    "};",
    "",
  ].join("\n");
}

/**
 * Returns the text of `docs/data-model.md`: the tables by area, with their references. Writes no
 * file. Throws unless the areas name every table.
 */
export function writeDataModel(tables: readonly Table[], areas: readonly Area[]): string {
  const placed = new Set(areas.flatMap(({ tables: names }) => names));
  const missing = tables.filter(({ name }) => !placed.has(name)).map(({ name }) => name);
  const gone = [...placed].filter((name) => tables.every((table) => table.name !== name));
  if (missing.length + gone.length > 0)
    throw new Error(
      `data-model-areas.ts lacks ${missing.join(", ") || "none"} and names ${gone.join(", ") || "none"} in vain`,
    );
  const byName = new Map(tables.map((table) => [table.name, table]));
  return [
    "# Data model",
    "",
    "Written by `npm run schema` from the migrations; the integration tests fail when it is not current. Every table with a",
    "`tenant_id` has forced row-level security: a query sees the rows of one clinic. References to `tenants` and the column",
    "`tenant_id` are left out of the drawings.",
    "",
    ...areas.flatMap(({ title, purpose, tables: names }) => [
      `## ${title}`,
      "",
      purpose,
      "",
      "```mermaid",
      "erDiagram",
      ...names.flatMap((name) => drawReferences(byName.get(name) as Table)),
      ...names.flatMap((name) => drawTable(byName.get(name) as Table)),
      "```",
      "",
    ]),
  ].join("\n");
}

/** A chapter of the data model: its heading, its introduction and its tables. */
export type Area = { title: string; purpose: string; tables: string[] };

function drawReferences({ name, columns, references }: Table): string[] {
  return references
    .filter(({ table }) => table !== "tenants")
    .map((one) => {
      const own = withoutClinic(one.columns);
      const isOptional = columns.some((column) => own.includes(column.name) && column.isNullable);
      return `  ${one.table} ${isOptional ? "|o" : "||"}--${one.isUnique ? "o|" : "o{"} ${name} : "${own.join(", ")}"`;
    });
}

function drawTable({ name, columns, primaryKey, references }: Table): string[] {
  const foreign = new Set(references.flatMap((one) => one.columns));
  return [
    `  ${name} {`,
    ...columns
      .filter((column) => column.name !== "tenant_id")
      .map((column) => {
        const keys = [
          ...(primaryKey.includes(column.name) ? ["PK"] : []),
          ...(foreign.has(column.name) ? ["FK"] : []),
        ].join(", ");
        const type =
          column.sqlType === "timestamp with time zone" ? "timestamptz" : column.sqlType.replaceAll(" ", "_");
        return `    ${[type, column.name, keys].filter(Boolean).join(" ")}${column.isNullable ? ' "null"' : ""}`;
      }),
    "  }",
  ];
}
