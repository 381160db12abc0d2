import { sql, type RawBuilder } from "kysely";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

/**
 * SQL condition: appointment `alias` overlaps the time from `first` to before `last`. Written as comparisons,
 * because row-level security prevents other operators from using an index. Assumes that no appointment is
 * longer than a day (migration 0079).
 */
export function isWithin(alias: string, first: Date, last: Date): RawBuilder<boolean> {
  const [start, end] = [sql.ref(`${alias}.start_time`), sql.ref(`${alias}.end_time`)];
  return sql<boolean>`(${start} < ${last} and ${end} > ${first} and ${start} > ${new Date(first.getTime() - DAY)})`;
}

/**
 * SQL condition: appointment `alias` takes its slot, by its status. Use it beside `isWithin`. The concatenation hides the
 * condition of the partial index `no_double_booking`, which PostgreSQL otherwise prefers among many clinics: that index
 * cannot be searched by start and end, and all past appointments of the doctor would be read.
 */
export const takesSlot = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.status`)} || '' not in ${appointmentStateLists.withoutSlot}`;

const DAY = 86_400_000;
