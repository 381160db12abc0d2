import { webhookRetryMs } from "@anteroom/domain/clinic/webhook-events";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import { withTenant, type Tx } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import type { WebhookAnswer, WebhookSender } from "../../ports/webhook-sender.ts";
import { messageIdOf } from "./webhook-rows.ts";
import { signedHeaders } from "./webhook-secrets.ts";

type Deps = Pick<Services, "db" | "clock" | "config"> & { sender: WebhookSender };

type Row = {
  id: number;
  endpoint_id: number;
  queued_at: Date;
  key: string;
  event_type: string;
  data: object;
  occurred_at: Date;
  url: string;
  is_enabled: boolean;
  sealed_secret: Buffer;
  sealed_old_secret: Buffer | null;
  old_secret_until: Date | null;
};

/** Thrown so that the queue retries the delivery; the delivery log has the reason. */
class NotReceived extends Error {}

/**
 * Returns the handler of `webhook` jobs: one signed delivery attempt, whose result is stored with the
 * delivery and the webhook's health. Throws, to be retried with growing pauses, for three days. Status 410,
 * or three days of failures, disables the webhook. Skipped when it was delivered or given up; failed when the
 * webhook is disabled.
 */
export function deliverWebhook({ db, clock, config, sender }: Deps): (job: Job) => Promise<void> {
  return async ({ tenant: tenantId, id }) => {
    const row = await withTenant(db, tenantId, (tx) => readWaiting(tx, id));
    if (!row) return; // delivered, given up, or its webhook is gone
    const now = clock.now();
    if (!row.is_enabled) return endDelivery(id);
    const body = JSON.stringify({
      type: row.event_type,
      timestamp: row.occurred_at.toISOString(),
      data: row.data,
    });
    const isOldGood = row.old_secret_until !== null && row.old_secret_until > now;
    const secrets = [
      row.sealed_secret,
      ...(isOldGood && row.sealed_old_secret ? [row.sealed_old_secret] : []),
    ];
    const headers = signedHeaders({ id: messageIdOf(row.key), at: now, body }, secrets, {
      dataKey: config.dataKey,
      tenantId,
      webhookId: row.endpoint_id,
    });
    const answer = await sender.post(row.url, headers, body);
    const isOver = now.getTime() - row.queued_at.getTime() >= webhookRetryMs;
    await withTenant(db, tenantId, (tx) => writeDown(tx, row, { answer, isOver, now }));
    if (answer.failure !== null && !isOver && answer.status !== 410) throw new NotReceived(answer.failure);

    async function endDelivery(delivery: number): Promise<void> {
      await withTenant(db, tenantId, (tx) =>
        tx
          .updateTable("webhook_deliveries")
          .set({
            status: "failed",
            ended_at: now,
            last_failure: "The webhook is switched off.",
            last_failure_code: "webhook_disabled",
          })
          .where("id", "=", delivery)
          .execute(),
      );
    }
  };
}

async function readWaiting(tx: Tx, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select d.id, d.endpoint_id, coalesce(d.queued_at, now()) as queued_at, e.key, e.event_type, e.data, e.occurred_at, w.url, w.is_enabled, w.sealed_secret,
      w.sealed_old_secret, w.old_secret_until
    from webhook_deliveries d join webhook_events e on e.tenant_id = d.tenant_id and e.id = d.event_id
      join webhook_endpoints w on w.tenant_id = d.tenant_id and w.id = d.endpoint_id
    where d.id = ${id} and d.status = 'waiting'`.execute(tx);
  return rows[0];
}

type Tried = { answer: WebhookAnswer; isOver: boolean; now: Date };

/** Stores the attempt and the webhook's health. Disables a webhook that is gone or has failed for three days. */
async function writeDown(tx: Tx, row: Row, { answer, isOver, now }: Tried): Promise<void> {
  const isReceived = answer.failure === null;
  const isGone = answer.status === 410;
  await tx
    .updateTable("webhook_deliveries")
    .set((one) => ({
      attempts: one("attempts", "+", 1),
      last_attempt_at: now,
      last_status: answer.status,
      last_failure: answer.failure,
      last_failure_code: answer.code,
      last_ms: answer.ms,
      ...(isReceived ? { status: "delivered" as const, ended_at: now } : {}),
      ...(!isReceived && (isOver || isGone) ? { status: "failed" as const, ended_at: now } : {}),
    }))
    .where("id", "=", row.id)
    .execute();
  if (isReceived) {
    await tx
      .updateTable("webhook_endpoints")
      .set({ failures: 0, failing_since: null, last_success_at: now })
      .where("id", "=", row.endpoint_id)
      .execute();
    return;
  }
  const longAgo = new Date(now.getTime() - webhookRetryMs);
  await sql`
    update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, ${now}),
      last_failure_at = ${now}, last_failure = ${answer.failure}, last_failure_code = ${answer.code},
      is_enabled = is_enabled and not (${isGone} or (${isOver} and failing_since <= ${longAgo})),
      disabled_reason = case when ${isGone} then 'gone' when ${isOver} and failing_since <= ${longAgo} then 'failing'
        else disabled_reason end
    where id = ${row.endpoint_id}`.execute(tx);
}
