import { sql, type RawBuilder } from "kysely";

/**
 * SQL condition: the appointment overlaps the time from `first` to `last`. Written as comparisons, because row-level
 * security lets nothing else use an index. No appointment is longer than a day (migration 0079).
 */
export function isWithin(alias: string, first: Date, last: Date): RawBuilder<boolean> {
  const [start, end] = [sql.ref(`${alias}.start_time`), sql.ref(`${alias}.end_time`)];
  return sql<boolean>`(${start} < ${last} and ${end} > ${first} and ${start} > ${new Date(first.getTime() - DAY)})`;
}

const DAY = 86_400_000;
