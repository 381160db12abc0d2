import { sql } from "kysely";
import { sealAuditLog, unsealedIn } from "./audit.ts";
import { readProgress, writeProgress } from "../database/background-progress.ts";
import { withTenant } from "../database/database.ts";
import type { Services } from "../config/services.ts";

/** In ms; until then a change of an entry would go unseen. */
const sealEvery = 60_000;
/** Done once all entries from before the queue were looked for. */
const work = "seal-audit-queue";

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
 * Seals the queued entries of all clinics; when no server has done so yet, every unsealed entry. A failure is retried
 * by the next call.
 */
export async function sealNewEntries(services: Pick<Services, "db" | "acrossClinics">): Promise<void> {
  const isQueued = (await readProgress(services.db, work)) !== null;
  await sealUnsealedLogs(services, isQueued ? "queue" : "log");
  if (!isQueued) await writeProgress(services.db, work, new Date());
}

/**
 * Seals the logs of all clinics that have unsealed entries, which it looks for in `source`: the queue or the whole log.
 */
export async function sealUnsealedLogs(
  { db, acrossClinics }: Pick<Services, "db" | "acrossClinics">,
  source: "queue" | "log",
): Promise<void> {
  const { rows } = await (
    source === "queue"
      ? sql<{ tenant_id: number; since: Date | null }>`
          select u.tenant_id, case when bool_and(u.at is not null) then min(u.at) end as since
          from audit_unsealed u group by u.tenant_id order by u.tenant_id`
      : sql<{ tenant_id: number; since: null }>`
          select distinct l.tenant_id, null as since from ${unsealedIn("log")} order by l.tenant_id`
  ).execute(acrossClinics);
  for (const { tenant_id, since } of rows)
    await withTenant(db, tenant_id, (tx) =>
      sealAuditLog(tx, tenant_id, source === "queue" ? { queuedSince: since } : source),
    );
}
