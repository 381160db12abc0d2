import { forgetOldAudit } from "../../platform/audit.ts";
import { withTenant } from "../../platform/database.ts";
import type { PersonalData, Retention } from "../../platform/personal-data.ts";
import type { Services } from "../../platform/services.ts";
import { deleteRows, emptyRows } from "./erase-rows.ts";

/** Ends what the registry keeps no longer at `now`, in all clinics; answers how many rows of which table. */
export async function carryOutRetention(
  { app, db }: Pick<Services, "app" | "db">,
  registry: readonly PersonalData[],
  now: Date,
): Promise<Record<string, number>> {
  const ended: Record<string, number> = {};
  for (const { id } of await app.tenants.all()) {
    for (const entry of registry)
      for (const { keep, due, end } of entry.retention ?? []) {
        const condition = due(momentsAgo(now, keep));
        const erase = end === "delete" ? deleteRows : emptyRows;
        const count = await withTenant(db, id, (tx) => erase(tx, entry, condition));
        if (count > 0) ended[entry.table] = (ended[entry.table] ?? 0) + count;
      }
    // By real time, as the log itself is written.
    const gone = await withTenant(db, id, forgetOldAudit);
    if (gone > 0) ended["audit_log"] = (ended["audit_log"] ?? 0) + gone;
  }
  return ended;
}

/** The instant that lies so long before `now`. */
function momentsAgo(now: Date, keep: Retention["keep"]): Date {
  const before = new Date(now);
  if ("years" in keep) before.setUTCFullYear(before.getUTCFullYear() - keep.years);
  if ("days" in keep) before.setUTCDate(before.getUTCDate() - keep.days);
  if ("hours" in keep) before.setTime(before.getTime() - keep.hours * 3_600_000);
  if ("minutes" in keep) before.setTime(before.getTime() - keep.minutes * 60_000);
  return before;
}
