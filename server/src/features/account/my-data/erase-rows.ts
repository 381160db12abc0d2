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
  const blankOf = (await blanks(tx, [table]))(table);
  const changes = erased.map((column) => sql`${sql.ref(column)} = ${blankOf(column)}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)}
    where (${condition}) and ${isNotEmpty(erased, blankOf)}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The rows of one clinic, by their places in the table. */
export type ExpiredRows = { tenant_id: number; places: string[] };

/** Which rows of a table are asked for. */
type ExpiryQuestion = { entry: PersonalData; condition: Condition; end: "delete" | "empty" };

/**
 * Returns at most `most` rows for each question to delete or, for `empty`, with values left to empty, by clinic. Sends one statement for
 * all questions, and one for the columns that may be null. `db` must see all clinics. A row has its place until somebody
 * changes it: ask `isOneOf` with a condition that holds of these rows alone.
 */
export async function findExpiredRows(
  db: Kysely<Tables>,
  questions: readonly ExpiryQuestion[],
  most: number,
): Promise<ExpiredRows[][]> {
  const found = questions.map((): ExpiredRows[] => []);
  const isRequested = ({ entry, end }: ExpiryQuestion) => end === "delete" || entry.erased.length > 0;
  if (!questions.some(isRequested)) return found;
  const emptied = questions.filter(({ end }) => end === "empty").map(({ entry }) => entry.table);
  const blanksOf = await blanks(db, emptied);
  const ofQuestion = ({ entry: { table, erased }, condition, end }: ExpiryQuestion, index: number) => {
    const isLeft = end === "empty" ? isNotEmpty(erased, blanksOf(table)) : sql<boolean>`true`;
    return sql`select ${sql.lit(index)} as question, tenant_id, array_agg(place::text) as places from (
      select tenant_id, ctid as place from ${sql.table(table)} where (${condition}) and ${isLeft} limit ${most}) expired
    group by tenant_id`;
  };
  const parts = questions.flatMap((question, index) =>
    isRequested(question) ? [ofQuestion(question, index)] : [],
  );
  const { rows } = await sql<ExpiredRows & { question: number }>`
    ${sql.join(parts, sql` union all `)} order by question, tenant_id`.execute(db);
  for (const { question, ...expired } of rows) found[question]?.push(expired);
  return found;
}

/** SQL condition: the row lies at one of the places and fulfils the condition. */
export const isOneOf = (places: readonly string[], condition: Condition): Condition =>
  sql<boolean>`ctid = any(${places}::tid[]) and (${condition})`;

type Blank = (column: string) => RawBuilder<unknown>;

function isNotEmpty(columns: readonly string[], blankOf: Blank): Condition {
  const differs = columns.map((column) => sql`${sql.ref(column)} is distinct from ${blankOf(column)}`);
  return sql<boolean>`(${sql.join(differs, sql` or `)})`;
}

/** Returns what an erased column of these tables becomes: null, or an empty text where null is not allowed. */
async function blanks(db: Kysely<Tables>, tables: readonly string[]): Promise<(table: string) => Blank> {
  const { rows } =
    tables.length === 0
      ? { rows: [] }
      : await sql<{ table: string; column: string }>`
          select relname as table, attname as column from pg_attribute join pg_class c on c.oid = attrelid
          where attrelid = any(${[...new Set(tables)]}::regclass[]) and attnum > 0 and not attisdropped and not attnotnull`.execute(
          db,
        );
  const nullable = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  return (table) => (column) => (nullable.has(`${table}.${column}`) ? sql`null` : sql`''`);
}
