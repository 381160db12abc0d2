import { recoveryLinkLifetime } from "@anteroom/domain/notifications/mail-budgets";
import { issueAccountToken } from "./account-tokens.ts";
import type { Tx } from "../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";

/** The token with which a new password is chosen; its lifetime in ms. */
export const setPasswordTokenSpec = { kind: "set_password", lifetime: recoveryLinkLifetime } as const;

/** The kind of token that asks for the mail which renews an expired password. */
export const passwordRenewalMailTokenKind = "password_renewal";
/** In ms. */
const renewalLifetime = recoveryLinkLifetime;

type Facts = { tenantId: number; patientId: number; now: Date };

/** After somebody has shown who they are: null, or the problem that asks for a new password first, with what sends its mail (D.60, S8.ERR.01). */
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
