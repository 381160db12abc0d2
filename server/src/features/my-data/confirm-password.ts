import type { Tx } from "../../platform/database.ts";
import { verifyPassword } from "../../platform/password.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { countTry, forgiveTries, subjectsOf } from "../../platform/try-limits.ts";

type Confirmation = {
  tenantId: number;
  patientId: number;
  password: string;
  address: string;
  now: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Null when the patient of the session knows the password; the problem otherwise. A stolen session is no way to guess it. */
export async function confirmPassword(confirmation: Confirmation): Promise<ProblemOutcome | null> {
  const { tenantId, patientId, password, address, now, tx } = confirmation;
  const subjects = subjectsOf(`proof ${patientId}`, address);
  const wait = await tx((one) => countTry(one, tenantId, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const known = await tx((one) =>
    one
      .selectFrom("credentials")
      .select("password_hash")
      .where("patient_id", "=", patientId)
      .executeTakeFirst(),
  );
  if (!(await verifyPassword(password, known?.password_hash ?? null))) return problem("wrong_password");
  await tx((one) => forgiveTries(one, subjects));
  return null;
}
