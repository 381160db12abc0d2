import type { PatientCaller } from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";

/**
 * How long after a password, factor or passkey check a session may change account security and export all data, in ms
 * (ASVS 7.5.1).
 */
export const proofLifetime = 10 * 60_000;

/**
 * Returns until when this session counts as recently authenticated; null when the password, factor or passkey
 * must be asked for first.
 */
export async function provenUntil(tx: Tx, { tokenHash }: PatientCaller, now: Date): Promise<Date | null> {
  const session = await tx
    .selectFrom("sessions")
    .select("proven_at")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  if (!session?.proven_at) return null;
  const until = new Date(session.proven_at.getTime() + proofLifetime);
  return until > now ? until : null;
}
