import type { Tx } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";

type Question = {
  tenantId: number;
  /** Who was asked; null at log-in, where nobody is known yet. */
  patientId: number | null;
  challenge: string;
  now: Date;
  lifetime: number;
};

/** Stores the challenge that an authenticator must sign. */
export async function storeChallenge(
  tx: Tx,
  { tenantId, patientId, challenge, now, lifetime }: Question,
): Promise<void> {
  await tx.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
  await tx
    .insertInto("passkey_challenges")
    .values({
      tenant_id: tenantId,
      challenge_hash: hashOf(challenge),
      patient_id: patientId,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
}

type Answered = {
  patientId: number | null;
  credential: { response: { clientDataJSON: string } };
  now: Date;
};

/**
 * Consumes the stored challenge that an answer names. Returns null unless it belongs to the same person and was not
 * used.
 */
export async function consumeChallenge(
  tx: Tx,
  { patientId, credential, now }: Answered,
): Promise<string | null> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (challenge === null) return null;
  const taken = await tx
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashOf(challenge))
    .where("patient_id", "is not distinct from", patientId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n ? challenge : null;
}

function challengeIn(clientData: string): string | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(clientData, "base64url").toString("utf8"));
    const isObject = typeof value === "object" && value !== null && "challenge" in value;
    return isObject && typeof value.challenge === "string" ? value.challenge : null;
  } catch {
    return null;
  }
}
