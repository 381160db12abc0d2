import { findClinicsWithOldAudit, deleteOldAuditEntries } from "../../../platform/privacy/audit.ts";
import { withTenant } from "../../../platform/database/database.ts";
import type { PersonalData, Retention } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";
import { deleteRows, emptyRows, findExpiredRows, isOneOf } from "./erase-rows.ts";

type RoundServices = Pick<Services, "acrossClinics" | "db">;

/** Until which instant earlier rounds looked for what expired by a rule with a window. */
export type RetentionProgress = {
  read: (entry: PersonalData, rule: Retention) => Promise<Date | null>;
  write: (entry: PersonalData, rule: Retention, until: Date) => Promise<void>;
};

type RoundOptions = {
  /** Whether old entries of the audit log go too. */
  hasAudit?: boolean;
  /** Without it the round looks at everything. */
  progress?: RetentionProgress;
};

/** The most rows that one look finds, so that what was due for years is not held in memory. */
const batch = 10_000;

/**
 * Deletes or empties rows whose retention has ended at `now`, in all clinics, and, unless `hasAudit` is
 * false, old entries of the audit log. One transaction per table, rule, clinic and batch. Returns the number of rows
 * by table. Stored bytes of deleted rows are removed elsewhere.
 */
export async function carryOutRetention(
  services: RoundServices,
  registry: readonly PersonalData[],
  now: Date,
  { hasAudit = true, progress }: RoundOptions = {},
): Promise<Record<string, number>> {
  const { acrossClinics, db } = services;
  const ended: Record<string, number> = {};
  const add = (table: string, count: number) => {
    if (count > 0) ended[table] = (ended[table] ?? 0) + count;
  };
  for (const entry of registry)
    for (const rule of entry.retention ?? []) {
      const before = momentsAgo(now, rule.keep);
      const after = rule.hasWindow && progress ? await progress.read(entry, rule) : null;
      const { count, isComplete } = await endRows(services, entry, rule, { before, after });
      add(entry.table, count);
      if (isComplete && rule.hasWindow) await progress?.write(entry, rule, before);
    }
  if (!hasAudit) return ended;
  for (const id of await findClinicsWithOldAudit(acrossClinics))
    add("audit_log", await withTenant(db, id, deleteOldAuditEntries));
  return ended;
}

/**
 * Deletes or empties what expired by the rule; returns how many rows, and whether that was all it found. A row that
 * another transaction changed meanwhile is left to the next round.
 */
async function endRows(
  { acrossClinics, db }: RoundServices,
  entry: PersonalData,
  { due, end }: Retention,
  { before, after }: { before: Date; after: Date | null },
): Promise<{ count: number; isComplete: boolean }> {
  const erase = end === "delete" ? deleteRows : emptyRows;
  const isDue = due(before, null);
  let count = 0;
  for (;;) {
    const clinics = await findExpiredRows(acrossClinics, entry, {
      condition: due(before, after),
      end,
      most: batch,
    });
    let found = 0;
    let erased = 0;
    for (const { tenant_id, places } of clinics) {
      found += places.length;
      erased += await withTenant(db, tenant_id, (tx) => erase(tx, entry, isOneOf(places, isDue)));
    }
    count += erased;
    if (found < batch || erased === 0) return { count, isComplete: found === erased };
  }
}

/** Returns the instant that is `keep` before `now`. */
function momentsAgo(now: Date, keep: Retention["keep"]): Date {
  const before = new Date(now);
  if ("years" in keep) before.setUTCFullYear(before.getUTCFullYear() - keep.years);
  if ("days" in keep) before.setUTCDate(before.getUTCDate() - keep.days);
  if ("hours" in keep) before.setTime(before.getTime() - keep.hours * 3_600_000);
  if ("minutes" in keep) before.setTime(before.getTime() - keep.minutes * 60_000);
  return before;
}
