import { retireAccountTokens } from "./account-tokens.ts";
import type { Tx } from "../../platform/database/database.ts";

/**
 * Retires whatever is pending for an account, so that nobody who prepared it earlier can use it later: links of mails
 * (change of e-mail, password, sign-in, invitation), questions for a code or passkey that are not answered yet, set-ups of
 * an authenticator app without a first code, and copies of the data that wait to be fetched.
 * Links that undo a change of e-mail stay: they are what helps the owner against whoever calls this.
 * Call it when a password is changed, reset or expired, a factor is enabled, or sessions are ended from elsewhere.
 */
export async function invalidatePendingCredentials(
  tx: Tx,
  { patientId, now }: { patientId: number; now: Date },
): Promise<void> {
  await retireAccountTokens(tx, { patientId, kinds: "all", now });
  await tx.deleteFrom("code_challenges").where("patient_id", "=", patientId).execute();
  await tx.deleteFrom("passkey_challenges").where("patient_id", "=", patientId).execute();
  await tx
    .deleteFrom("second_factors")
    .where("patient_id", "=", patientId)
    .where("confirmed_at", "is", null)
    .execute();
  await tx
    .updateTable("data_exports")
    .set({ status: "fetched", archive: null })
    .where("patient_id", "=", patientId)
    .where("status", "!=", "fetched")
    .execute();
}
