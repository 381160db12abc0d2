import { recoveryLinkLifetime } from "@anteroom/domain/notifications/mail-budgets";
import { issueAccountToken } from "./account-tokens.ts";
import type { Tx } from "../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";

/** Kind and lifetime (ms) of the token with which a person sets a new password. */
export const setPasswordTokenSpec = { kind: "set_password", lifetime: recoveryLinkLifetime } as const;

/** Kind of the token with which a person requests the mail that renews an expired password. */
export const passwordRenewalMailTokenKind = "password_renewal";
/** Lifetime of the token that requests the renewal mail, in ms. */
const renewalLifetime = recoveryLinkLifetime;

type Facts = { tenantId: number; patientId: number; now: Date };

/**
 * Returns null when the password is current or there is none, else `password_expired` with a new token that
 * requests the mail (D.60, S8.ERR.01). Call it only after authentication.
 */
export async function refuseExpiredPassword(
  tx: Tx,
  { tenantId, patientId, now }: Facts,
): Promise<ProblemOutcome | null> {
  const row = await tx
    .selectFrom("credentials")
    .select("expired_at")
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
  if (!row?.expired_at) return null;
  const token = await issueAccountToken(tx, {
    tenantId,
    kind: passwordRenewalMailTokenKind,
    patientId,
    now,
    lifetime: renewalLifetime,
  });
  return problem("password_expired", { reason: "password_expired", email_token: token });
}
