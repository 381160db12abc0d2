import { sql } from "kysely";
import type { Tx } from "../../platform/database.ts";
import { verifyPassword } from "../../platform/password.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { hashOf } from "../../platform/secrets.ts";

type Confirmation = {
  tenantId: number;
  patientId: number;
  password: string;
  now: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Wrong passwords allowed to whoever holds a session, over this time in ms: a stolen session is no way to guess it. */
const mostTries = 5;
const span = 15 * 60_000;

/** Null when the patient of the session knows the password; the problem otherwise. */
export async function confirmPassword(confirmation: Confirmation): Promise<ProblemOutcome | null> {
  const { tenantId, patientId, password, now, tx } = confirmation;
  const subject = hashOf(`confirm patient ${patientId}`);
  const found = await tx(async (one) => {
    await sql`select 1 from patients where id = ${patientId} for update`.execute(one);
    const wait = await secondsToWait(one, subject, now);
    if (wait > 0) return problem("too_many_requests", { retry_after: wait });
    await one
      .insertInto("login_attempts")
      .values({ tenant_id: tenantId, subject_hash: subject, failed_at: now })
      .execute();
    const known = await one
      .selectFrom("credentials")
      .select("password_hash")
      .where("patient_id", "=", patientId)
      .executeTakeFirst();
    return known?.password_hash ?? null;
  });
  if (typeof found === "object" && found !== null) return found;
  if (!(await verifyPassword(password, found))) return problem("wrong_credentials");
  await tx((one) => one.deleteFrom("login_attempts").where("subject_hash", "=", subject).execute());
  return null;
}

async function secondsToWait(tx: Tx, subject: Buffer, now: Date): Promise<number> {
  const tries = await tx
    .selectFrom("login_attempts")
    .select("failed_at")
    .where("subject_hash", "=", subject)
    .where("failed_at", ">", new Date(now.getTime() - span))
    .orderBy("failed_at", "desc")
    .limit(mostTries)
    .execute();
  const oldest = tries[mostTries - 1];
  return oldest ? Math.max(1, Math.ceil((oldest.failed_at.getTime() + span - now.getTime()) / 1000)) : 0;
}
