import { sql } from "kysely";
import { sealAuditLog } from "./audit.ts";
import { readProgress, writeProgress } from "../database/background-progress.ts";
import { withTenant } from "../database/database.ts";
import type { Services } from "../config/services.ts";

/** In ms; until then a change of an entry would go unseen. */
const sealEvery = 60_000;
/** No transaction lasts as long, in ms: an entry that is older was there in the round before, unless that failed. */
const longestTransaction = 60 * 60_000;
const work = "seal-audit-logs";

/** Seals the audit log of every clinic that has written to it, each minute for as long as the server runs and leads. */
export function sealAuditLogs(
  services: Services,
  onError: (error: Error) => void,
  leads: () => boolean,
): void {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (leads()) running = running.then(() => sealNewEntries(services)).catch(onError);
  }, sealEvery);
  services.app.addHook("onClose", () => {
    clearInterval(timer);
    return running;
  });
}

/**
 * Seals what was written since the round before, whichever server it ran on; everything when there was none. A round that
 * fails leaves its entries to the next one.
 */
export async function sealNewEntries(services: Pick<Services, "db" | "acrossClinics">): Promise<void> {
  const began = new Date(); // real time, as the log itself is written
  const until = await readProgress(services.db, work);
  await sealUnsealedLogs(services, until && new Date(until.getTime() - longestTransaction));
  await writeProgress(services.db, work, began);
}

/** Seals the logs of the clinics that have unsealed entries written after `since`; null looks at all entries. */
export async function sealUnsealedLogs(
  { db, acrossClinics }: Pick<Services, "db" | "acrossClinics">,
  since: Date | null,
): Promise<void> {
  const { rows } = await sql<{ tenant_id: number }>`
    select distinct l.tenant_id from audit_log l
    where l.at >= ${since ?? "-infinity"}::timestamptz
      and not exists (select from audit_seals s where s.tenant_id = l.tenant_id and s.audit_id = l.id)
    order by l.tenant_id`.execute(acrossClinics);
  for (const { tenant_id } of rows)
    await withTenant(db, tenant_id, (tx) => sealAuditLog(tx, tenant_id, since));
}
