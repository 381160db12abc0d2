import type { Tx } from "../../../platform/database/database.ts";

type Agreement = { tenantId: number; patientId: number; version: string; agreedAt: Date };

/**
 * Stores which version of the terms a patient accepted, and when. Returns false when it was stored before; the first
 * time counts (D.62).
 */
export async function storeAgreement(
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
