import { findClinicsWithOldAudit, deleteOldAuditEntries } from "../../../platform/privacy/audit.ts";
import { withTenant } from "../../../platform/database/database.ts";
import type { PersonalData, Retention } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";
import { deleteRows, emptyRows, findClinicsWithRows } from "./erase-rows.ts";

/**
 * Deletes or empties rows whose retention has ended at `now`, in all clinics, and, unless `hasAudit` is
 * false, old entries of the audit log. One transaction per table, rule and clinic. Returns the number of rows
 * by table. Stored bytes of deleted rows are removed elsewhere.
 */
export async function carryOutRetention(
  services: Pick<Services, "acrossClinics" | "db">,
  registry: readonly PersonalData[],
  now: Date,
  { hasAudit = true }: { hasAudit?: boolean } = {},
): Promise<Record<string, number>> {
  const { acrossClinics, db } = services;
  const ended: Record<string, number> = {};
  const add = (table: string, count: number) => {
    if (count > 0) ended[table] = (ended[table] ?? 0) + count;
  };
  for (const entry of registry)
    for (const { keep, due, end } of entry.retention ?? []) {
      const condition = due(momentsAgo(now, keep));
      const erase = end === "delete" ? deleteRows : emptyRows;
      for (const id of await findClinicsWithRows(acrossClinics, entry, { condition, end }))
        add(entry.table, await withTenant(db, id, (tx) => erase(tx, entry, condition)));
    }
  if (!hasAudit) return ended;
  for (const id of await findClinicsWithOldAudit(acrossClinics))
    add("audit_log", await withTenant(db, id, deleteOldAuditEntries));
  return ended;
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
