import type { provePassword as shape } from "@anteroom/contract/second-factor";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../platform/audit.ts";
import type { PatientCaller } from "../../platform/authentication.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { verifyPassword } from "../../platform/password.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { countTry, forgiveTries, subjectsOf } from "../../platform/try-limits.ts";

/** After proving who one is, a session may change what protects the account for this long, in ms (ASVS 7.5.1). */
const proofLifetime = 10 * 60_000;

/** Until when this session may change what protects the account; null when the password is asked for first. */
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

/** Proves with the password that the account's owner sits at this session; guesses are limited as at log-in. */
export async function provePassword({
  tenant,
  caller,
  body,
  address,
  now,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const subjects = subjectsOf(`proof ${caller.patientId}`, address);
  const wait = await tx((one) => countTry(one, tenant.id, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const account = await tx((one) =>
    one
      .selectFrom("credentials")
      .select("password_hash")
      .where("patient_id", "=", caller.patientId)
      .executeTakeFirst(),
  );
  if (!(await verifyPassword(body.password, account?.password_hash ?? null)))
    return problem("wrong_password");
  return tx(async (one) => {
    await forgiveTries(one, subjects);
    await one
      .updateTable("sessions")
      .set({ proven_at: now })
      .where("token_hash", "=", caller.tokenHash)
      .execute();
    const entry = { action: "session.prove", object: `patient/${caller.patientId}` } as const;
    await audit(one, tenant.id, { actor: actorOf(caller), ...entry });
    return { data: { entity: { proven_until: new Date(now.getTime() + proofLifetime).toISOString() } } };
  });
}
