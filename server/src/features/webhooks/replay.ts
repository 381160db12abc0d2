import type {
  clinicReplayDelivery,
  clinicReplayFailed,
  clinicTestWebhook,
} from "@anteroom/contract/administration/webhooks";
import { webhookTestEvent } from "@anteroom/domain/clinic/webhook-events";
import { sql } from "kysely";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { countTries } from "../../platform/http/rate-limits.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { readDeliveries } from "./webhook-rows.ts";

/** Most tests and replays of a clinic in 15 minutes. */
const mostReplays = 100;
/** Most events of one replay. */
const mostAtOnce = 1_000;

/**
 * Queues the delivery of a test event without data to this webhook and audits it; returns the delivery.
 * `status_conflict` when the webhook is disabled. At most 100 tests and replays of a clinic in 15 minutes.
 */
export function testWebhook(call: Call<typeof clinicTestWebhook>) {
  const { tenant, now, tx } = call;
  return tx(async (one) => {
    const refusal = await refuseReplay(one, call);
    if (refusal) return refusal;
    const { id: event } = await one
      .insertInto("webhook_events")
      .values({ tenant_id: tenant.id, event_type: webhookTestEvent, data: "{}", occurred_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return sendAgain(one, call, event, false);
  });
}

/**
 * Queues the event of one delivery again, to the same webhook, and audits it; returns the new delivery.
 * Limits as `testWebhook`.
 */
export function replayDelivery(call: Call<typeof clinicReplayDelivery>) {
  const { params, tx } = call;
  return tx(async (one) => {
    const refusal = await refuseReplay(one, call);
    if (refusal) return refusal;
    const before = await one
      .selectFrom("webhook_deliveries")
      .select("event_id")
      .where("id", "=", params.delivery_id)
      .where("endpoint_id", "=", params.webhook_id)
      .executeTakeFirst();
    return before ? sendAgain(one, call, before.event_id, true) : problem("not_found");
  });
}

/**
 * Queues again every event of this webhook whose deliveries since `since` have all failed, at most 1,000,
 * oldest first; audits it and returns the number. Limits as `testWebhook`.
 */
export function replayFailed(call: Call<typeof clinicReplayFailed>) {
  const { tenant, caller, params, body, now, tx } = call;
  const { webhook_id: id } = params;
  return tx(async (one) => {
    const refusal = await refuseReplay(one, call);
    if (refusal) return refusal;
    const { rows } = await sql<{ id: number }>`
      insert into webhook_deliveries (tenant_id, event_id, endpoint_id, created_at, is_replay)
      select ${tenant.id}::int, d.event_id, ${id}::bigint, ${now}::timestamptz, true from webhook_deliveries d
      where d.endpoint_id = ${id} and d.created_at >= ${new Date(body.since)}
      group by d.event_id having bool_and(d.status = 'failed') order by d.event_id limit ${mostAtOnce}
      returning id`.execute(one);
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "webhook.replay",
      object: `webhook/${id}`,
    });
    return { data: { entity: { deliveries: rows.length } } };
  });
}

type AnyCall = Pick<Call<typeof clinicTestWebhook>, "tenant" | "caller" | "params" | "now">;

/** Returns the problem of an unknown or disabled webhook, or of too many replays; else null. */
async function refuseReplay(
  tx: Tx,
  { tenant, params: { webhook_id: id }, now }: AnyCall,
): Promise<ProblemOutcome | null> {
  const webhook = await tx
    .selectFrom("webhook_endpoints")
    .select("is_enabled")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!webhook) return problem("not_found");
  if (!webhook.is_enabled) return problem("status_conflict");
  const limits = [{ subject: hashOf("webhook replay"), most: mostReplays }];
  const wait = await countTries(tx, tenant.id, limits, now);
  return wait === null ? null : problem("too_many_requests", { retry_after: wait });
}

async function sendAgain(tx: Tx, { tenant, caller, params, now }: AnyCall, event: number, isReplay: boolean) {
  const { webhook_id: webhookId } = params;
  const { id } = await tx
    .insertInto("webhook_deliveries")
    .values({
      tenant_id: tenant.id,
      event_id: event,
      endpoint_id: webhookId,
      created_at: now,
      is_replay: isReplay,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const action = isReplay ? "webhook.replay" : "webhook.test";
  await audit(tx, tenant.id, { actor: actorOf(caller), action, object: `webhook/${webhookId}` });
  const [entity] = await readDeliveries(tx, { webhookId, id, limit: 1 });
  return entity ? { data: { entity } } : problem("internal");
}
