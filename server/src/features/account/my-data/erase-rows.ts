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

/** The rows of one clinic, by their places in the table. */
type ExpiredRows = { tenant_id: number; places: string[] };

/**
 * Returns at most `most` rows to delete or, for `empty`, with values left to empty, by clinic. `db` must see all
 * clinics. A row has its place until somebody changes it: ask `isOneOf` with a condition that holds of these rows alone.
 */
export async function findExpiredRows(
  db: Kysely<Tables>,
  { table, erased }: PersonalData,
  { condition, end, most }: { condition: Condition; end: "delete" | "empty"; most: number },
): Promise<ExpiredRows[]> {
  if (end === "empty" && erased.length === 0) return [];
  const isLeft = end === "empty" ? isNotEmpty(erased, await blanks(db, table)) : sql<boolean>`true`;
  const { rows } = await sql<ExpiredRows>`
    select tenant_id, array_agg(place::text) as places from (
      select tenant_id, ctid as place from ${sql.table(table)} where (${condition}) and ${isLeft} limit ${most}) expired
    group by tenant_id order by tenant_id`.execute(db);
  return rows;
}

/** SQL condition: the row lies at one of the places and fulfils the condition. */
export const isOneOf = (places: readonly string[], condition: Condition): Condition =>
  sql<boolean>`ctid = any(${places}::tid[]) and (${condition})`;

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
