import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../platform/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";

type Condition = RawBuilder<boolean>;

/** Deletes rows of a table; answers how many. */
export async function deleteRows(tx: Tx, { table }: PersonalData, condition: Condition): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Empties what the registry erases in rows of a table, those that hold anything of it; answers how many. */
export async function emptyRows(tx: Tx, entry: PersonalData, condition: Condition): Promise<number> {
  const { table, erased } = entry;
  if (erased.length === 0) return 0;
  const isNullable = await nullability(tx, table);
  const blankOf = (column: string) => (isNullable.get(column) ? sql`null` : sql`''`);
  const changes = erased.map((column) => sql`${sql.ref(column)} = ${blankOf(column)}`);
  const leftovers = erased.map((column) => sql`${sql.ref(column)} is distinct from ${blankOf(column)}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)}
    where (${condition}) and (${sql.join(leftovers, sql` or `)})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Which columns may be null; the others are texts and become empty ones. */
async function nullability(tx: Tx, table: string): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ name: string; is_nullable: boolean }>`
    select attname as name, not attnotnull as is_nullable from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  return new Map(rows.map((row) => [row.name, row.is_nullable]));
}
