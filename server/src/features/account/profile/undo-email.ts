import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { undoEmail as shape } from "@anteroom/contract/account/profile";
import {
  issueAccountToken,
  undoEmailKind,
  consumeAccountToken,
} from "../../../shared/account/account-tokens.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { setPasswordTokenSpec } from "../../../shared/account/expired-password.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";
import { endOtherSessions } from "../../../platform/http/sessions.ts";
import { emailOf, lockCredentials, setLogin } from "./account-email.ts";

/** For how many days the old address can undo a change. */
export const undoDays = 7;
const day = 24 * 3_600_000;

type Undo = { tenantId: number; patientId: number; email: string; since: Date; now: Date };

/**
 * Creates the token that restores `email` within 7 days; `since` is when the change was requested. Sends no
 * mail.
 */
export function issueUndoToken(tx: Tx, { tenantId, patientId, email, since, now }: Undo): Promise<string> {
  return issueAccountToken(tx, {
    tenantId,
    kind: undoEmailKind,
    patientId,
    payload: { email, since: since.toISOString() },
    now,
    lifetime: undoDays * day,
  });
}

/**
 * Restores the address from before a change. Ends all sessions, invalidates pending tokens and later undos,
 * removes factors and passkeys added since the request, expires the password and audits it. Returns a token
 * to set a new password. Older undos take precedence over later ones.
 */
export async function undoEmail(
  { tenant, body, now, tx, reply }: Call<typeof shape>,
  forgetSession: (tokenHash: Buffer) => void,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  const undone = await tx(async (one) => {
    const used = await consumeAccountToken(one, { kind: undoEmailKind, token: body.token, now });
    const email = emailOf(used?.payload);
    if (!used?.patientId || email === null) return problem("link_not_valid");
    const { patientId, createdAt } = used;
    await lockCredentials(one, patientId);
    if (!(await setLogin(one, patientId, email))) throw new ProblemError("link_not_valid");
    await invalidatePendingCredentials(one, { patientId, now });
    await retireLaterUndos(one, patientId, createdAt, now);
    await removeFactorsSince(one, patientId, sinceOf(used.payload) ?? createdAt);
    const ended = await endOtherSessions(one, patientId, null, now);
    await one
      .updateTable("credentials")
      .set({ expired_at: now })
      .where("patient_id", "=", patientId)
      .execute();
    const subject = `patient/${patientId}`;
    await audit(one, tenant.id, { actor: subject, action: "email.undo", object: subject });
    return {
      ended,
      token: await issueAccountToken(one, { tenantId: tenant.id, ...setPasswordTokenSpec, patientId, now }),
    };
  });
  if (isProblem(undone)) return undone;
  undone.ended.forEach(forgetSession);
  return { data: { entity: { reset_token: undone.token } } };
}

/** Invalidates the undo links of this change and of later ones. */
async function retireLaterUndos(tx: Tx, patientId: number, createdAt: Date, now: Date): Promise<void> {
  await tx
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("patient_id", "=", patientId)
    .where("kind", "=", undoEmailKind)
    .where("used_at", "is", null)
    .where("created_at", ">=", createdAt)
    .execute();
}

async function removeFactorsSince(tx: Tx, patientId: number, since: Date): Promise<void> {
  for (const table of ["passkeys", "second_factors"] as const)
    await tx.deleteFrom(table).where("patient_id", "=", patientId).where("created_at", ">=", since).execute();
  const left = await tx
    .selectFrom("second_factors")
    .select("kind")
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
  // Codes to recover the account go with the last factor; the attacker may have seen them.
  let codes = tx.deleteFrom("recovery_codes").where("patient_id", "=", patientId);
  if (left) codes = codes.where("created_at", ">=", since);
  await codes.execute();
}

function sinceOf(payload: unknown): Date | null {
  const since = typeof payload === "object" && payload !== null && "since" in payload ? payload.since : null;
  return typeof since === "string" ? new Date(since) : null;
}
