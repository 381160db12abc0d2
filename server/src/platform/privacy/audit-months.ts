import { sql } from "kysely";
import type { Services } from "../config/services.ts";
import type { Database } from "../database/database.ts";
import { repeatWork } from "../jobs/repeat-work.ts";

/** In ms. A month is made three months before it begins. */
const makeEvery = 6 * 3_600_000;

/**
 * Makes the partitions of the audit log for the coming months, now and every six hours, while this server runs and leads.
 */
export function keepAuditMonths(
  { app, db }: Pick<Services, "app" | "db">,
  onError: (error: Error) => void,
  leads: () => boolean,
): void {
  const work = repeatWork(() => makeAuditMonths(db), makeEvery, onError, leads);
  app.addHook("onClose", work.stop);
}

/**
 * Makes the missing partitions of the audit log and of its seals, for this month and the three after it, and for months whose
 * rows had no partition of their own. Returns how many. Safe on several servers at once; throws when the log stays locked for
 * two seconds.
 */
export async function makeAuditMonths(db: Database): Promise<number> {
  const { rows } = await sql<{ made: number }>`select make_audit_months() as made`.execute(db);
  return rows[0]?.made ?? 0;
}

/**
 * Drops the months of the audit log that ended more than ten years ago, by real time, with their seals, each in a transaction.
 * Returns how many entries went. Throws when the log stays locked for two seconds.
 */
export async function dropOldAuditMonths(db: Database): Promise<number> {
  let gone = 0;
  for (;;) {
    const { rows } = await sql<{ gone: number | null }>`select drop_old_audit_month() as gone`.execute(db);
    const dropped = rows[0]?.gone ?? null;
    if (dropped === null) return gone;
    gone += dropped;
  }
}

/** A span of the log; null where it has no end. */
export type AuditWindow = { from: Date | null; until: Date | null };

const dayMs = 86_400_000;
/** How far the first look goes back, and how much further each next one: two months, eight, three years, everything. */
const lookBackDays = [62, 248, 992];

/**
 * Reads up to `most` entries between `from` and `until`, newest first: first those of the latest months, and of earlier ones
 * while there are too few, so that PostgreSQL opens few partitions of the log. `read` answers a window's entries in that order.
 * Looking begins at the earlier of `until` and `newest`.
 */
export async function readNewestFirst<Row>(
  read: (window: AuditWindow, most: number) => Promise<Row[]>,
  { from, until, newest, most }: AuditWindow & { newest: Date; most: number },
): Promise<Row[]> {
  const start = Math.min(newest.getTime(), until?.getTime() ?? Infinity);
  const rows: Row[] = [];
  let end = until;
  for (const days of [...lookBackDays, Infinity]) {
    const reach = days === Infinity ? null : new Date(start - days * dayMs);
    const isLast = reach === null || (from !== null && reach <= from);
    rows.push(...(await read({ from: isLast ? from : reach, until: end }, most - rows.length)));
    if (isLast || rows.length >= most) break;
    end = reach;
  }
  return rows;
}
