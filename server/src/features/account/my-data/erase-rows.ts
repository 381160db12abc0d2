import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables, Tx } from "../../../platform/database/database.ts";
import type { PersonalData } from "../../../platform/privacy/personal-data.ts";

type Condition = RawBuilder<boolean>;

/** Deletes rows of a table that fulfil the condition, in the transaction's clinic; returns how many. */
export async function deleteRows(tx: Tx, { table }: PersonalData, condition: Condition): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Sets the columns in `erased` to null, or to an empty text where null is not allowed, in rows that fulfil
 * the condition; returns how many changed. Does nothing for a table without such columns.
 */
export async function emptyRows(tx: Tx, entry: PersonalData, condition: Condition): Promise<number> {
  const { table, erased } = entry;
  if (erased.length === 0) return 0;
  const blankOf = await blanks(tx, table);
  const changes = erased.map((column) => sql`${sql.ref(column)} = ${blankOf(column)}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)}
    where (${condition}) and ${isNotEmpty(erased, blankOf)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Returns the ids of clinics with rows to delete or, for `empty`, with values left to empty. `db` must see
 * all clinics.
 */
export async function findClinicsWithRows(
  db: Kysely<Tables>,
  { table, erased }: PersonalData,
  { condition, end }: { condition: Condition; end: "delete" | "empty" },
): Promise<number[]> {
  if (end === "empty" && erased.length === 0) return [];
  const isLeft = end === "empty" ? isNotEmpty(erased, await blanks(db, table)) : sql<boolean>`true`;
  const { rows } = await sql<{ tenant_id: number }>`
    select distinct tenant_id from ${sql.table(table)} where (${condition}) and ${isLeft}`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

type Blank = (column: string) => RawBuilder<unknown>;

function isNotEmpty(columns: readonly string[], blankOf: Blank): Condition {
  const differs = columns.map((column) => sql`${sql.ref(column)} is distinct from ${blankOf(column)}`);
  return sql<boolean>`(${sql.join(differs, sql` or `)})`;
}

async function blanks(db: Kysely<Tables>, table: string): Promise<Blank> {
  const isNullable = await nullability(db, table);
  return (column) => (isNullable.get(column) ? sql`null` : sql`''`);
}

/** Returns which columns may be null; the others are texts and become empty. */
async function nullability(tx: Kysely<Tables>, table: string): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ name: string; is_nullable: boolean }>`
    select attname as name, not attnotnull as is_nullable from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  return new Map(rows.map((row) => [row.name, row.is_nullable]));
}
