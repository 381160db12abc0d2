import { sql, type RawBuilder } from "kysely";

/**
 * The condition that an appointment takes some of the time from `first` to `last`. Written with comparisons, because the
 * policies of row-level security let nothing else reach an index; no appointment lasts longer than a day (migration 0079).
 */
export function isWithin(alias: string, first: Date, last: Date): RawBuilder<boolean> {
  const [start, end] = [sql.ref(`${alias}.start_time`), sql.ref(`${alias}.end_time`)];
  return sql<boolean>`(${start} < ${last} and ${end} > ${first} and ${start} > ${new Date(first.getTime() - DAY)})`;
}

const DAY = 86_400_000;
