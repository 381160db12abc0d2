import type { Tx } from "../../../platform/database/database.ts";

type Agreement = { tenantId: number; patientId: number; version: string; agreedAt: Date };

/** Keeps which terms a patient agreed to and when, once for each version: the first time is the one that counts (D.62). */
export async function keepAgreement(
  tx: Tx,
  { tenantId, patientId, version, agreedAt }: Agreement,
): Promise<boolean> {
  const row = await tx
    .insertInto("terms_agreements")
    .values({ tenant_id: tenantId, patient_id: patientId, version, agreed_at: agreedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("patient_id")
    .executeTakeFirst();
  return row !== undefined;
}
