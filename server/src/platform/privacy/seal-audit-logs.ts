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

/** Seals new entries of all clinics' audit logs every minute, while this server runs and leads. */
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
 * Seals the entries since the previous round, on any server; all of them on the first round. The next round retries
 * after a failure.
 */
export async function sealNewEntries(services: Pick<Services, "db" | "acrossClinics">): Promise<void> {
  const began = new Date(); // real time, as the log itself is written
  const until = await readProgress(services.db, work);
  await sealUnsealedLogs(services, until && new Date(until.getTime() - longestTransaction));
  await writeProgress(services.db, work, began);
}

/** Seals the logs of clinics that have unsealed entries after `since`; null checks all entries. */
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
