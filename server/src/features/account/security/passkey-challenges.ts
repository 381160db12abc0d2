import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";

/** Where challenges of one kind of account are stored, and the column that names the account. */
type Store = { table: "passkey_challenges" | "staff_passkey_challenges"; owner: "patient_id" | "staff_id" };
/** Challenges of patients. */
export const patientChallenges: Store = { table: "passkey_challenges", owner: "patient_id" };
/** Challenges of the people at the desk. */
export const staffChallenges: Store = { table: "staff_passkey_challenges", owner: "staff_id" };

type Question = {
  tenantId: number;
  /** The account that was asked; null at sign-in, where no one is known yet. */
  ownerId: number | null;
  challenge: string;
  now: Date;
  lifetime: number;
};

/**
 * Stores the hash of a challenge that an authenticator must sign within `lifetime` (ms), and deletes the
 * clinic's expired ones.
 */
export async function storeChallenge(
  tx: Tx,
  { table, owner }: Store,
  { tenantId, ownerId, challenge, now, lifetime }: Question,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where expires_at <= ${now}`.execute(tx);
  const until = new Date(now.getTime() + lifetime);
  await sql`insert into ${sql.table(table)} (tenant_id, challenge_hash, ${sql.ref(owner)}, expires_at)
    values (${tenantId}, ${hashOf(challenge)}, ${ownerId}, ${until})`.execute(tx);
}

type Answered = {
  ownerId: number | null;
  credential: { response: { clientDataJSON: string } };
  now: Date;
};

/**
 * Deletes the stored challenge that an answer names, and returns it. Returns null when it is unknown, used,
 * expired, or belongs to another account (`ownerId` null: a sign-in). Does not verify the signature.
 */
export async function consumeChallenge(
  tx: Tx,
  { table, owner }: Store,
  { ownerId, credential, now }: Answered,
): Promise<string | null> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (challenge === null) return null;
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
    where challenge_hash = ${hashOf(challenge)} and expires_at > ${now}
      and ${sql.ref(owner)} is not distinct from ${ownerId}`.execute(tx);
  return numAffectedRows > 0n ? challenge : null;
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
