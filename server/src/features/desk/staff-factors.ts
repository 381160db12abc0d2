import type { Config } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { StaffCaller } from "../../platform/http/authentication.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { proofLifetime } from "../../shared/account/proof.ts";
import type { StaffRow } from "./staff-rows.ts";

/** The second factors of a staff account. */
export type StaffFactors = { hasApp: boolean; passkeys: number };

/** Returns the second factors of an account. */
export async function factorsOf(
  tx: Tx,
  { id, totp_confirmed_at }: Pick<StaffRow, "id" | "totp_confirmed_at">,
): Promise<StaffFactors> {
  const passkeys = await tx.selectFrom("staff_passkeys").select("id").where("staff_id", "=", id).execute();
  return { hasApp: totp_confirmed_at !== null, passkeys: passkeys.length };
}

/** Returns whether an account has any second factor. */
export const hasFactor = ({ hasApp, passkeys }: StaffFactors): boolean => hasApp || passkeys > 0;

/** Returns whether every staff account needs a second factor: in production only. */
export const requiresFactor = ({ environment }: Pick<Config, "environment">): boolean =>
  environment === "production";

/**
 * Returns until when a session at the desk counts as recently authenticated, ten minutes after password or passkey;
 * null when that is over, after a sign-in by the provider alone, or when the session is revoked.
 */
export async function staffProvenUntil(tx: Tx, { staff }: StaffCaller, now: Date): Promise<Date | null> {
  const session = await tx
    .selectFrom("staff_sessions")
    .select("proven_at")
    .where("token_hash", "=", staff.tokenHash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!session?.proven_at) return null;
  const until = new Date(session.proven_at.getTime() + proofLifetime);
  return until > now ? until : null;
}

type FactorCall = {
  caller: StaffCaller;
  now: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/**
 * Runs a change of an account's factors in a transaction that has locked the account. Returns `proof_needed`,
 * without running `work`, when the session was not authenticated recently. Does not audit.
 */
export function changeFactors<T>(
  { caller, now, tx }: FactorCall,
  work: (tx: Tx, account: StaffRow) => Promise<T | ProblemOutcome>,
): Promise<T | ProblemOutcome> {
  return tx(async (one) => {
    const account = await one
      .selectFrom("staff")
      .selectAll()
      .where("id", "=", caller.staff.staffId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (!(await staffProvenUntil(one, caller, now))) return problem("proof_needed");
    return work(one, account);
  });
}

/**
 * Lifts the limit of the session in which an account got its second factor, and ends the
 * account's other sessions without one, because only a password opened them. Returns the ended
 * sessions' token hashes, for `forgetSession` after the commit. Call it after the factor was
 * stored.
 */
export async function liftFactorLimit(tx: Tx, { staff }: StaffCaller, now: Date): Promise<Buffer[]> {
  const limited = tx
    .updateTable("staff_sessions")
    .where("staff_id", "=", staff.staffId)
    .where("lacks_factor", "=", true)
    .where("revoked_at", "is", null);
  await limited.set({ lacks_factor: false }).where("token_hash", "=", staff.tokenHash).execute();
  const ended = await limited.set({ revoked_at: now }).returning("token_hash").execute();
  return ended.map(({ token_hash }) => token_hash);
}
