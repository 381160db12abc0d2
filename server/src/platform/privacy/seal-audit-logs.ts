import { sql } from "kysely";
import { sealAuditLog } from "./audit.ts";
import { withTenant } from "../database/database.ts";
import type { Services } from "../config/services.ts";

/** In ms; until then a change of an entry would go unseen. */
const sealEvery = 60_000;
/** No transaction lasts as long, in ms: an entry that is older was there in the round before, unless that failed. */
const longestTransaction = 60 * 60_000;

/** Seals the audit log of every clinic that has written to it, each minute for as long as the server runs and leads. */
export function sealAuditLogs(
  services: Services,
  onError: (error: Error) => void,
  leads: () => boolean,
): void {
  let running = Promise.resolve();
  /** Real time, as the log itself is written; null until a round has been through the whole log. */
  let lastRound: Date | null = null;
  const round = async () => {
    const began = new Date();
    await sealUnsealedLogs(services, lastRound && new Date(lastRound.getTime() - longestTransaction));
    lastRound = began;
  };
  const timer = setInterval(() => {
    if (!leads()) lastRound = null; // another server's rounds are not known here
    else running = running.then(round).catch(onError);
  }, sealEvery);
  services.app.addHook("onClose", () => {
    clearInterval(timer);
    return running;
  });
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
