import type { provePassword as shape } from "@anteroom/contract/account/second-factor";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { verifyPassword } from "../../../platform/crypto/password.ts";
import { proofLifetime } from "../../../shared/account/proof.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { countTry, resetTries, subjectsOf } from "../../../platform/http/rate-limits.ts";

/**
 * Marks the session as recently authenticated after a correct password, audits it, and returns until when.
 * Wrong guesses are limited as at sign-in. Not possible without a password.
 */
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
    await resetTries(one, subjects);
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
