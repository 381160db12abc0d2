import type { FiscalProfile } from "@anteroom/domain/payment/invoice/fiscal-profile";
import type { Tx } from "../../platform/database/database.ts";

/** A clinic's fiscal profile, and whether new payments get invoices. */
export type StoredProfile = { profile: FiscalProfile; isIssuing: boolean };

/** Returns the clinic's fiscal profile; null without one. */
export async function readFiscalProfile(tx: Tx): Promise<StoredProfile | null> {
  const row = await tx.selectFrom("fiscal_profiles").selectAll().executeTakeFirst();
  if (!row) return null;
  const { tenant_id: _, changed_at: __, is_issuing: isIssuing, ...stated } = row;
  return { profile: stated as FiscalProfile, isIssuing }; // checked by `fiscalFaults` before it was stored
}
