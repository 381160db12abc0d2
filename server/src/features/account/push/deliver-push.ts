import { pushSentence } from "@anteroom/content/messages/push-notes";
import { asLocale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import { withTenant, type Database } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import type { PushKind } from "../../../platform/texts/queue-push.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import type { Push, PushOutcome } from "../../../ports/push.ts";

type Deps = Pick<Services, "app" | "db" | "clock"> & { push: Push | null };

type Row = {
  kind: PushKind;
  appointment_id: number;
  subscription_id: number;
  expires_at: Date;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string | null;
  /** The appointment is the hold of an offered slot, which has no page. */
  is_hold: boolean;
};

/**
 * Returns the handler of `push` jobs: sends the encrypted message to the push service and deletes it; deletes
 * the subscription when it has ended. A message that is refused or too late is deleted too. Throws when the
 * service is unavailable, so that the job is tried again.
 */
export function deliverPush({ app, db, clock, push }: Deps): (job: Job) => Promise<void> {
  return async ({ tenant: tenantId, id }) => {
    const tenant = await app.tenants.ofId(tenantId);
    const row = await withTenant(db, tenantId, (tx) =>
      sql<Row>`
      select m.kind, m.appointment_id, m.subscription_id, m.expires_at, s.endpoint, s.p256dh, s.auth,
        coalesce(p.device_language, p.language) as language,
        exists (select 1 from waitlist_offers o where o.tenant_id = m.tenant_id and o.hold_id = m.appointment_id) as is_hold
      from push_messages m
        join push_subscriptions s on s.tenant_id = m.tenant_id and s.id = m.subscription_id
        join patients p on p.tenant_id = s.tenant_id and p.id = s.patient_id
      where m.id = ${id}`.execute(tx),
    ).then(({ rows }) => rows[0]);
    if (!row || !tenant) return; // sent, or the session has ended
    const seconds = (row.expires_at.getTime() - clock.now().getTime()) / 1000;
    const outcome =
      push && seconds > 0
        ? await push.send(row, noteOf(row, tenant), {
            ttlSeconds: seconds,
            isUrgent: row.kind !== "reminder",
            topic: `visit-${row.appointment_id}`,
          })
        : "refused"; // too late, or no push service any more
    await forget(db, tenantId, { id, subscriptionId: row.subscription_id, outcome });
  };
}

/** Returns the payload for the device's service worker, without health data or names other than the clinic's. */
function noteOf(
  { kind, appointment_id: id, language, is_hold }: Row,
  { manifest, settings }: Tenant,
): string {
  return JSON.stringify({
    title: manifest.name,
    body: pushSentence(kind, asLocale(language ?? undefined) ?? settings.defaultLanguage),
    path: kind === "call" ? `/client/video/${id}` : is_hold ? "/appointments" : `/appointments/${id}`,
  });
}

type Done = { id: number; subscriptionId: number; outcome: PushOutcome };

async function forget(db: Database, tenantId: number, { id, subscriptionId, outcome }: Done): Promise<void> {
  await withTenant(db, tenantId, async (tx) => {
    await tx.deleteFrom("push_messages").where("id", "=", id).execute();
    if (outcome === "gone")
      await tx.deleteFrom("push_subscriptions").where("id", "=", subscriptionId).execute();
  });
}
