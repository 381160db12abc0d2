import { webhookEventTypes, webhookFailureCodes } from "@anteroom/domain/clinic/webhook-events";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, replaces, replacesRule } from "../replaces.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const WebhookParams = z.strictObject({ webhook_id: PathId });
const DeliveryParams = z.strictObject({ webhook_id: PathId, delivery_id: PathId });
const Cursor = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const WebhookEventType = z.enum(webhookEventTypes);

/** How long a rotated secret may still sign beside the new one, in hours. */
const longestSecretOverlapHours = 168;

const facts = {
  /** The address that receives events by POST: https, a public name. Redirects are not followed. */
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.link)),
  description: text(200),
  event_types: z.array(WebhookEventType).check(z.minLength(1), z.maxLength(webhookEventTypes.length)),
  is_enabled: z.boolean(),
};
const WebhookFacts = z.strictObject(facts);

/** Why an attempt failed; null where none did, or it failed before codes were stored. */
const FailureCode = z.nullable(z.enum(webhookFailureCodes));

/** A webhook of the clinic with the state of its deliveries. */
export const Webhook = z.object({
  id: Id,
  /** Of address, description, events and whether it is enabled. */
  version: ContentVersion,
  ...facts,
  /** Why it was switched off by the server: it answered 410, or nothing arrived for three days. */
  disabled_reason: z.nullable(z.enum(["gone", "failing"])),
  created_at: Instant,
  health: z.object({
    /** Deliveries that failed since the last one that arrived. */
    failures: z.int(),
    failing_since: z.nullable(Instant),
    last_success_at: z.nullable(Instant),
    last_failure_at: z.nullable(Instant),
    /** In English, for engineers: a status, or what went wrong on the way. */
    last_failure: z.nullable(z.string()),
    last_failure_code: FailureCode,
    /** Deliveries that wait to be tried, or tried again. */
    waiting: z.int(),
  }),
});
export type Webhook = z.infer<typeof Webhook>;

/** With the secret that verifies signatures: it is shown this one time. */
const NewWebhook = z.extend(Webhook, { secret: z.string() });

/** One event sent to a webhook, with its attempts and result. */
export const WebhookDelivery = z.object({
  id: Id,
  /** The `webhook-id` of the request: the same in every try and replay. */
  message_id: z.string(),
  event_type: z.string(),
  status: z.enum(["waiting", "delivered", "failed"]),
  is_replay: z.boolean(),
  attempts: z.int(),
  created_at: Instant,
  last_attempt_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  /** What the receiver answered to the last try. */
  last_status: z.nullable(z.int()),
  /** In English, for engineers. */
  last_failure: z.nullable(z.string()),
  last_failure_code: FailureCode,
  /** How long the last try took, in milliseconds. */
  last_ms: z.nullable(z.int()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const clinicListWebhookEvents = endpoint({
  method: "GET",
  path: "/clinic/webhook_events",
  summary: "Lists the events that a webhook can receive, with their data",
  caller: "clinic",
  scope: "webhooks:read",
  response: collection(z.object({ event_type: z.string(), description: z.string() })),
});

export const clinicListWebhooks = endpoint({
  method: "GET",
  path: "/clinic/webhooks",
  summary: "Lists the clinic's webhooks and their state",
  caller: "clinic",
  scope: "webhooks:read",
  response: collection(Webhook),
});

/** Audited. The secret is returned only this once. At most 20 webhooks of a clinic, public HTTPS addresses only. */
export const clinicAddWebhook = endpoint({
  method: "POST",
  path: "/clinic/webhooks",
  summary: "Creates a webhook and returns its secret, only this once",
  description:
    "Requests follow Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` (HMAC-SHA256 of `id.timestamp.body` with the secret). The body is `{type, timestamp, data}`; data contain ids, and the receiver fetches the rest from this API. Any 2xx within 15 seconds counts as received; everything else is retried with growing pauses for three days. The same event may arrive twice, or out of order. At most 20 webhooks; `status_conflict` beyond that.",
  caller: "clinic",
  scope: "webhooks:write",
  body: WebhookFacts,
  status: 201,
  response: entity(NewWebhook),
  problems: ["status_conflict"],
});

export const clinicGetWebhook = endpoint({
  method: "GET",
  path: "/clinic/webhooks/{webhook_id}",
  summary: "Returns one webhook and its state",
  caller: "clinic",
  scope: "webhooks:read",
  params: WebhookParams,
  response: entity(Webhook),
});

/** Audited. Clears the reason for which it was disabled; enabling it resets its failures. */
export const clinicChangeWebhook = endpoint({
  method: "PUT",
  path: "/clinic/webhooks/{webhook_id}",
  summary:
    "Changes a webhook's address, events or whether it is enabled; queued events go to the new address",
  description: replacesRule,
  caller: "clinic",
  scope: "webhooks:write",
  params: WebhookParams,
  body: z.strictObject({ ...facts, replaces }),
  response: entity(Webhook),
  problems: ["changed_elsewhere"],
});

/** Audited. */
export const clinicRemoveWebhook = endpoint({
  method: "DELETE",
  path: "/clinic/webhooks/{webhook_id}",
  summary: "Deletes a webhook with its queued events and its log",
  caller: "clinic",
  scope: "webhooks:write",
  params: WebhookParams,
  status: 204,
});

/** Audited. The new secret is returned only this once. */
export const clinicRotateWebhookSecret = endpoint({
  method: "POST",
  path: "/clinic/webhooks/{webhook_id}/rotate_secret",
  summary: "Creates a new secret; the old one also signs for a while",
  caller: "clinic",
  scope: "webhooks:write",
  params: WebhookParams,
  body: z.strictObject({ overlap_hours: z.int().check(z.gte(0), z.lte(longestSecretOverlapHours)) }),
  response: entity(z.object({ secret: z.string() })),
});

/** Audited. Queues the delivery and returns it; its outcome is in the log later. */
export const clinicTestWebhook = endpoint({
  method: "POST",
  path: "/clinic/webhooks/{webhook_id}/test",
  summary: "Sends an event `webhook.test` without data; the log shows its delivery",
  description:
    "`status_conflict`: the webhook is disabled. At most 100 tests and replays of the clinic in 15 minutes.",
  caller: "clinic",
  scope: "webhooks:write",
  params: WebhookParams,
  status: 201,
  response: entity(WebhookDelivery),
  problems: ["status_conflict", "too_many_requests"],
});

export const clinicListWebhookDeliveries = endpoint({
  method: "GET",
  path: "/clinic/webhooks/{webhook_id}/deliveries",
  summary: "Lists the deliveries of the last 30 days with their results, newest first, 100 on a page",
  caller: "clinic",
  scope: "webhooks:read",
  params: WebhookParams,
  query: z.strictObject({
    status: z.optional(z.enum(["waiting", "delivered", "failed"])),
    /** `next_cursor` of the page before. */
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    data: z.object({
      collection: z.array(WebhookDelivery),
      /** The cursor of the next page; null on the last. */
      next_cursor: z.nullable(Cursor),
    }),
  }),
});

/** Audited. Queues the delivery and returns it; its outcome is in the log later. */
export const clinicReplayDelivery = endpoint({
  method: "POST",
  path: "/clinic/webhooks/{webhook_id}/deliveries/{delivery_id}/replay",
  summary: "Sends one event again, as another delivery with the same `webhook-id`",
  description:
    "`status_conflict`: the webhook is disabled. At most 100 tests and replays of the clinic in 15 minutes.",
  caller: "clinic",
  scope: "webhooks:write",
  params: DeliveryParams,
  status: 201,
  response: entity(WebhookDelivery),
  problems: ["status_conflict", "too_many_requests"],
});

/** Audited. */
export const clinicReplayFailed = endpoint({
  method: "POST",
  path: "/clinic/webhooks/{webhook_id}/replay",
  summary: "Resends all failed events since an instant, at most 1,000",
  description:
    "Oldest first; events already queued again or delivered since are skipped. `deliveries`: how many were queued. `status_conflict`: the webhook is disabled. At most 100 tests and replays of the clinic in 15 minutes.",
  caller: "clinic",
  scope: "webhooks:write",
  params: WebhookParams,
  body: z.strictObject({ since: Instant }),
  response: entity(z.object({ deliveries: z.int() })),
  problems: ["status_conflict", "too_many_requests"],
});
