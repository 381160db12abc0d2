import { actorOf, audit } from "../privacy/audit.ts";
import { patientOfToken, sessionLifetime } from "./authentication.ts";
import type { Tx } from "../database/database.ts";
import { hashOf, newToken } from "../crypto/secrets.ts";

/** A new session: its token, and its expiry as ISO 8601. */
export type NewSession = { token: string; expires_at: string };

/**
 * Creates a session of `sessionLifetime` with a new token, and audits it. Ends the valid session of `former`, the
 * token that the browser sent, so that no second session remains.
 */
export async function createSession(
  tx: Tx,
  { tenantId, patientId, now, former, isProven = false }: SessionRequest,
): Promise<NewSession> {
  if (former) await endSessionOf(tx, former, now);
  const token = newToken();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  await tx
    .insertInto("sessions")
    .values({
      tenant_id: tenantId,
      token_hash: tokenHash,
      patient_id: patientId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      proven_at: isProven ? now : null,
    })
    .execute();
  const actor = actorOf({ kind: "patient", patientId, tokenHash });
  await audit(tx, tenantId, { actor, action: "session.create", object: `patient/${patientId}` });
  return { token, expires_at: expiresAt.toISOString() };
}

/** Whose session to create. */
export type SessionRequest = {
  tenantId: number;
  patientId: number;
  now: Date;
  /** The token that the browser sent: its session ends. */
  former?: string | null | undefined;
  /** True when the person has just used password or passkey: for ten minutes they may change account security. */
  isProven?: boolean;
};

/**
 * Ends a patient's sessions except the one of this token hash; `null` ends all. Does not audit. Returns the ended
 * hashes, so that caches can drop them.
 */
export async function endOtherSessions(
  tx: Tx,
  patientId: number,
  exceptTokenHash: Buffer | null,
  now: Date,
): Promise<Buffer[]> {
  let ending = tx
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("patient_id", "=", patientId)
    .where("revoked_at", "is", null);
  if (exceptTokenHash) ending = ending.where("token_hash", "!=", exceptTokenHash);
  const ended = await ending.returning("token_hash").execute();
  return ended.map(({ token_hash }) => token_hash);
}

async function endSessionOf(tx: Tx, token: string, now: Date): Promise<void> {
  const former = await patientOfToken(tx, token, now);
  if (!former) return;
  await tx
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("token_hash", "=", former.tokenHash)
    .execute();
}
