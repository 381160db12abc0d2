import { sealAuditLog } from "./audit.ts";
import { withTenant } from "./database.ts";
import type { Services } from "./services.ts";

/** In ms; until then a change of an entry would go unseen. */
const sealEvery = 60_000;

/** Seals every clinic's audit log each minute for as long as the server runs. */
export function sealAuditLogs({ app, db }: Services, onError: (error: Error) => void): void {
  let running = Promise.resolve();
  const sealAll = async () => {
    for (const { id } of await app.tenants.all()) await withTenant(db, id, (tx) => sealAuditLog(tx, id));
  };
  const timer = setInterval(() => {
    running = running.then(sealAll).catch(onError);
  }, sealEvery);
  app.addHook("onClose", () => {
    clearInterval(timer);
    return running;
  });
}
