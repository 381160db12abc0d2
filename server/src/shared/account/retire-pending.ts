import { retireAccountTokens } from "./account-tokens.ts";
import type { Tx } from "../../platform/database/database.ts";

/**
 * Invalidates everything that is pending for an account: mail links, open challenges, unconfirmed
 * authenticator apps, and data exports, whose archives are deleted. Links that undo a change of e-mail stay
 * valid: they protect the owner. Does not end sessions. Call it when a password changes, resets or expires,
 * when a factor is enabled, or when sessions are ended elsewhere.
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
