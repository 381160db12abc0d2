import { codePauseSeconds } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

type Limit = { most: number; within: number };

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Wrong codes of a patient from any address: twenty a day are one chance in 16,000 to hit one of the three codes
 * of six digits that an authenticator app makes valid at a time.
 */
const codeLimits: readonly Limit[] = [
  { most: 5, within: 15 * minute },
  { most: 20, within: day },
];

/** Codes sent by e-mail, limited so that no mailbox is filled. */
const mailLimits: readonly Limit[] = [
  { most: 1, within: codePauseSeconds * 1000 },
  { most: 5, within: 15 * minute },
  { most: 20, within: day },
];

/** How long after sending a code a further one may be requested, in ms. */
export const mailPause = codePauseSeconds * 1000;

type Kind = "code" | "mail";

/**
 * Counts one try before a code is checked (`code`: 5 in 15 minutes, 20 a day) or sent (`mail`: with a pause,
 * 5 in 15 minutes, 20 a day). Returns the seconds to wait, without counting, or null when it is allowed.
 * Locks the patient's row.
 */
export async function countFactorTry(
  tx: Tx,
  { tenantId, patientId, kind, now }: { tenantId: number; patientId: number; kind: Kind; now: Date },
): Promise<number | null> {
  await lockPatient(tx, patientId);
  const times = await tx
    .selectFrom("factor_attempts")
    .select("made_at")
    .where("patient_id", "=", patientId)
    .where("kind", "=", kind)
    .where("made_at", ">", new Date(now.getTime() - day))
    .orderBy("made_at", "desc")
    .execute();
  const waits = (kind === "code" ? codeLimits : mailLimits).map(({ most, within }) => {
    const oldest = times[most - 1];
    return oldest ? oldest.made_at.getTime() + within - now.getTime() : 0;
  });
  const wait = Math.max(...waits);
  if (wait > 0) return Math.ceil(wait / 1000);
  await tx
    .deleteFrom("factor_attempts")
    .where("made_at", "<=", new Date(now.getTime() - day))
    .execute();
  await tx
    .insertInto("factor_attempts")
    .values({ tenant_id: tenantId, patient_id: patientId, kind, made_at: now })
    .execute();
  return null;
}

/** Deletes a patient's counted code tries, after a correct code. Mails stay counted. */
export async function resetCodeTries(tx: Tx, patientId: number): Promise<void> {
  await tx
    .deleteFrom("factor_attempts")
    .where("patient_id", "=", patientId)
    .where("kind", "=", "code")
    .execute();
}

/**
 * Locks a patient's row until the transaction ends, so that changes of one patient run one after the other.
 */
export async function lockPatient(tx: Tx, patientId: number): Promise<void> {
  await sql`select 1 from patients where id = ${patientId} for no key update`.execute(tx);
}
