import { createHmac, randomBytes } from "node:crypto";
import { seal, unseal, type DataKey, type SealContext } from "../../platform/crypto/secrets.ts";

/** The webhook to which a secret is bound. */
export type SecretPlace = { dataKey: DataKey; tenantId: number; webhookId: number };

/** Prefix of symmetric secrets in Standard Webhooks, as its libraries expect. */
const prefix = "whsec_";

/** Returns a random secret of 256 bits. */
export function newWebhookSecret(): Buffer {
  return randomBytes(32);
}

/** Formats a secret for the clinic as `whsec_` and base64. */
export function shownSecret(secret: Uint8Array): string {
  return `${prefix}${Buffer.from(secret).toString("base64")}`;
}

/** Encrypts a secret for the database, bound to its webhook. */
export function sealSecret(secret: Uint8Array, place: SecretPlace): Buffer {
  return seal(secret, contextOf(place));
}

/**
 * Returns the headers of a request, signed with each of the `sealed` secrets (Standard Webhooks 1.0). `id` is
 * the event's `messageIdOf`; `body` must be sent unchanged.
 */
export function signedHeaders(
  { id, at, body }: { id: string; at: Date; body: string },
  sealed: readonly Buffer[],
  place: SecretPlace,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = sealed.map((one) => {
    const key = unseal(one, contextOf(place));
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "user-agent": "Anteroom-Webhooks",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

const contextOf = ({ dataKey, tenantId, webhookId }: SecretPlace): SealContext => ({
  dataKey,
  purpose: "webhook",
  tenantId,
  patientId: webhookId, // the row, whatever it is of
});
