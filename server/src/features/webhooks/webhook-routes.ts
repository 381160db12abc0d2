import * as shapes from "@anteroom/contract/administration/webhooks";
import { webhookEvents } from "@anteroom/domain/clinic/webhook-events";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit, type AuditAction } from "../../platform/privacy/audit.ts";
import type { WebhookSender } from "../../ports/webhook-sender.ts";
import { replayDelivery, replayFailed, testWebhook } from "./replay.ts";
import { readDeliveries, readWebhooks, webhookVersion } from "./webhook-rows.ts";
import type { DataKey } from "../../platform/crypto/secrets.ts";
import { newWebhookSecret, sealSecret, shownSecret } from "./webhook-secrets.ts";

/** Most webhooks of a clinic. */
const mostWebhooks = 20;
const pageLength = 100;

type Deps = { services: Pick<Services, "app" | "config">; sender: WebhookSender };

/**
 * Registers the routes to list, add, change, remove and test a clinic's webhooks, to rotate secrets, and to
 * list and replay deliveries. At most 20, public HTTPS URLs only. A secret is shown only when created; after
 * rotation the old one signs too for `overlap_hours`. Changes are audited.
 */
export function webhookRoutes({ services: { app, config }, sender }: Deps): void {
  mount(app, shapes.clinicListWebhookEvents, () => ({
    data: {
      collection: Object.entries(webhookEvents).map(([event_type, description]) => ({
        event_type,
        description,
      })),
    },
  }));
  mount(app, shapes.clinicListWebhooks, async ({ tx }) => ({
    data: { collection: await tx((one) => readWebhooks(one)) },
  }));
  mount(app, shapes.clinicGetWebhook, ({ params: { webhook_id: id }, tx }) => tx((one) => answerOf(one, id)));
  mount(app, shapes.clinicAddWebhook, (call) => addWebhook(call, config.dataKey, sender));
  mount(app, shapes.clinicChangeWebhook, (call) => changeWebhook(call, sender));
  mount(app, shapes.clinicRemoveWebhook, ({ tenant, caller, params: { webhook_id: id }, tx }) =>
    tx(async (one) => {
      const { numDeletedRows } = await one
        .deleteFrom("webhook_endpoints")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return problem("not_found");
      await writeAudit(one, { tenant, caller }, "webhook.remove", id);
      return undefined;
    }),
  );
  mount(app, shapes.clinicRotateWebhookSecret, (call) => rotateSecret(call, config.dataKey));
  mount(app, shapes.clinicTestWebhook, testWebhook);
  mount(app, shapes.clinicListWebhookDeliveries, ({ params: { webhook_id: webhookId }, query, tx }) =>
    tx(async (one) => {
      const known = await answerOf(one, webhookId);
      if (isProblem(known)) return known;
      const before = query.cursor === undefined ? {} : { before: Number(query.cursor) };
      const wanted = { webhookId, status: query.status, ...before, limit: pageLength + 1 };
      const found = await readDeliveries(one, wanted);
      const collection = found.slice(0, pageLength);
      const next_cursor = found.length > pageLength ? String(collection.at(-1)?.id ?? "") : null;
      return { data: { collection, next_cursor } };
    }),
  );
  mount(app, shapes.clinicReplayDelivery, replayDelivery);
  mount(app, shapes.clinicReplayFailed, replayFailed);
}

/** Returns the problem of a URL in a private network or without TLS; else null. */
function refuseUrl(url: string, sender: WebhookSender): ProblemOutcome | null {
  return sender.canReach(url)
    ? null
    : problem("validation_failed", { fields: [{ path: "body.url", code: "not_public" }] });
}

function addWebhook(
  { tenant, caller, body, now, tx }: Call<typeof shapes.clinicAddWebhook>,
  dataKey: DataKey,
  sender: WebhookSender,
) {
  const refusal = refuseUrl(body.url, sender);
  if (refusal) return refusal;
  return tx(async (one) => {
    const { count } = await one
      .selectFrom("webhook_endpoints")
      .select((all) => all.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostWebhooks) return problem("status_conflict");
    const { id } = await one
      .insertInto("webhook_endpoints")
      .values({ tenant_id: tenant.id, ...body, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const secret = newWebhookSecret();
    const sealed_secret = sealSecret(secret, { dataKey, tenantId: tenant.id, webhookId: id });
    await one.updateTable("webhook_endpoints").set({ sealed_secret }).where("id", "=", id).execute();
    await writeAudit(one, { tenant, caller }, "webhook.add", id);
    const [made] = await readWebhooks(one, id);
    return made ? { data: { entity: { ...made, secret: shownSecret(secret) } } } : problem("internal");
  });
}

function changeWebhook(
  { tenant, caller, params, body, tx }: Call<typeof shapes.clinicChangeWebhook>,
  sender: WebhookSender,
) {
  const refusal = refuseUrl(body.url, sender);
  if (refusal) return refusal;
  const { webhook_id: id } = params;
  return tx(async (one) => {
    const { replaces, ...facts } = body;
    const known = await one
      .selectFrom("webhook_endpoints")
      .select(["url", "description", "event_types", "is_enabled"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return problem("not_found");
    const version = webhookVersion(known);
    const unread = refuseUnread(replaces, version, webhookVersion(facts) === version);
    if (unread) return unread;
    await one
      .updateTable("webhook_endpoints")
      .set({
        ...facts,
        disabled_reason: null,
        // Enabling resets the health.
        ...(body.is_enabled ? { failures: 0, failing_since: null } : {}),
      })
      .where("id", "=", id)
      .execute();
    const answer = await answerOf(one, id);
    if (!isProblem(answer)) await writeAudit(one, { tenant, caller }, "webhook.change", id);
    return answer;
  });
}

function rotateSecret(
  { tenant, caller, params, body, now, tx }: Call<typeof shapes.clinicRotateWebhookSecret>,
  dataKey: DataKey,
) {
  const { webhook_id: id } = params;
  return tx(async (one) => {
    const old = await one
      .selectFrom("webhook_endpoints")
      .select("sealed_secret")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!old) return problem("not_found");
    const secret = newWebhookSecret();
    const hasOverlap = body.overlap_hours > 0;
    await one
      .updateTable("webhook_endpoints")
      .set({
        sealed_secret: sealSecret(secret, { dataKey, tenantId: tenant.id, webhookId: id }),
        sealed_old_secret: hasOverlap ? old.sealed_secret : null,
        old_secret_until: hasOverlap ? new Date(now.getTime() + body.overlap_hours * 3_600_000) : null,
      })
      .where("id", "=", id)
      .execute();
    await writeAudit(one, { tenant, caller }, "webhook.rotate", id);
    return { data: { entity: { secret: shownSecret(secret) } } };
  });
}

async function answerOf(tx: Tx, id: number) {
  const [entity] = await readWebhooks(tx, id);
  return entity ? { data: { entity } } : problem("not_found");
}

type By = Pick<Call<typeof shapes.clinicAddWebhook>, "tenant" | "caller">;

async function writeAudit(tx: Tx, { tenant, caller }: By, action: AuditAction, id: number): Promise<void> {
  await audit(tx, tenant.id, { actor: actorOf(caller), action, object: `webhook/${id}` });
}
