import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity } from "../values.ts";

/** The push notifications of a device: the doctor's call always, reminders by choice. */
const PushSubscription = z.object({ endpoint: z.string(), wants_reminders: z.boolean() });

export const getPushSubscription = endpoint({
  method: "GET",
  path: "/patients/push_subscription",
  summary: "Returns the push notifications of this session's device; null without any",
  caller: "patient",
  response: entity(z.nullable(PushSubscription)),
});

/**
 * Replaces that of any account with the same endpoint, and the patient's oldest of 10. `feature_off` where the
 * installation has no push service.
 */
export const savePushSubscription = endpoint({
  method: "PUT",
  path: "/patients/push_subscription",
  summary:
    "Turns push notifications on for this session's device until the session ends; replaces an earlier subscription",
  caller: "patient",
  body: z.strictObject({
    /** The address of the browser's push service. */
    endpoint: z.string().check(z.maxLength(1024)),
    /** The browser's public key (P-256, uncompressed) and secret, base64url (RFC 8291). */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
    wants_reminders: z.boolean(),
  }),
  response: entity(PushSubscription),
  problems: ["feature_off", "validation_failed"],
});

export const endPushSubscription = endpoint({
  method: "DELETE",
  path: "/patients/push_subscription",
  summary: "Turns push notifications off for this session's device",
  caller: "patient",
  status: 204,
});
