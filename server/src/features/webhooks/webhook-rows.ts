import type { Webhook, WebhookDelivery } from "@anteroom/contract/administration/webhooks";
import { webhookFailureCodes } from "@anteroom/domain/clinic/webhook-events";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { contentVersion } from "../../platform/http/replaces.ts";

/**
 * Returns the `webhook-id` header of an event, the same for all of its deliveries; `key` is the event's UUID.
 */
export const messageIdOf = (key: string) => `msg_${key.replaceAll("-", "")}`;

/**
 * Returns the clinic's webhooks with their health, disabled ones included, oldest first; with `id` that one, or none.
 * Secrets are not included.
 */
export async function readWebhooks(tx: Tx, id?: number): Promise<Webhook[]> {
  const rows = await tx
    .selectFrom("webhook_endpoints as e")
    .selectAll("e")
    .select((one) =>
      one
        .selectFrom("webhook_deliveries as d")
        .select((all) => all.fn.countAll<number>().as("count"))
        .whereRef("d.endpoint_id", "=", "e.id")
        .where("d.status", "=", "waiting")
        .as("waiting"),
    )
    .$if(id !== undefined, (query) => query.where("e.id", "=", id ?? 0))
    .orderBy("e.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: webhookVersion(row),
    url: row.url,
    description: row.description,
    // As they were taken in.
    event_types: row.event_types as Webhook["event_types"],
    is_enabled: row.is_enabled,
    disabled_reason: row.disabled_reason as Webhook["disabled_reason"],
    created_at: row.created_at.toISOString(),
    health: {
      failures: row.failures,
      failing_since: row.failing_since?.toISOString() ?? null,
      last_success_at: row.last_success_at?.toISOString() ?? null,
      last_failure_at: row.last_failure_at?.toISOString() ?? null,
      last_failure: row.last_failure,
      last_failure_code: knownCode(row.last_failure_code),
      waiting: Number(row.waiting ?? 0),
    },
  }));
}

type Versioned = Pick<Webhook, "url" | "description" | "is_enabled"> & { event_types: readonly string[] };

/** Returns the version of what `clinicChangeWebhook` replaces of a webhook. */
export const webhookVersion = (row: Versioned): string =>
  contentVersion([row.url, row.description, row.event_types.toSorted(), row.is_enabled]);

/** Null for a code of a later version of the server, which may have written the row. */
const knownCode = (code: string | null) => webhookFailureCodes.find((one) => one === code) ?? null;

type DeliveryRow = {
  id: number;
  key: string;
  event_type: string;
  status: WebhookDelivery["status"];
  is_replay: boolean;
  attempts: number;
  created_at: Date;
  last_attempt_at: Date | null;
  ended_at: Date | null;
  last_status: number | null;
  last_failure: string | null;
  last_failure_code: string | null;
  last_ms: number | null;
};

/** Which deliveries to read. */
export type WantedDeliveries = {
  webhookId: number;
  id?: number;
  status?: string | undefined;
  /** Only those before this id. */
  before?: number;
  limit: number;
};

/** Returns at most `limit` deliveries of a webhook, newest first, filtered by id or status. */
export async function readDeliveries(
  tx: Tx,
  { webhookId, id, status, before, limit }: WantedDeliveries,
): Promise<WebhookDelivery[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.id, e.key, e.event_type, d.status, d.is_replay, d.attempts, d.created_at, d.last_attempt_at, d.ended_at,
      d.last_status, d.last_failure, d.last_failure_code, d.last_ms
    from webhook_deliveries d join webhook_events e on e.tenant_id = d.tenant_id and e.id = d.event_id
    where d.endpoint_id = ${webhookId}
      and (${id ?? null}::bigint is null or d.id = ${id ?? null})
      and (${status ?? null}::text is null or d.status = ${status ?? null})
      and (${before ?? null}::bigint is null or d.id < ${before ?? null})
    order by d.id desc limit ${limit}`.execute(tx);
  return rows.map(({ key, created_at, last_attempt_at, ended_at, ...row }) => ({
    ...row,
    message_id: messageIdOf(key),
    created_at: created_at.toISOString(),
    last_attempt_at: last_attempt_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
    last_failure_code: knownCode(row.last_failure_code),
  }));
}
