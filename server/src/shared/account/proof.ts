import type { PatientCaller } from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";

/**
 * After proving who one is with password, factor or passkey, a session may for this long change what protects the account
 * and take a copy of all data; in ms (ASVS 7.5.1).
 */
export const proofLifetime = 10 * 60_000;

/** Until when this session counts as proven; null when the password is asked for first. */
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
