import { discountOf } from "@anteroom/domain/payment/voucher";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { ProblemError } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { takeVoucherUse } from "../../../shared/payment/voucher-uses.ts";
import { refusalOfVoucher, voucherOfId } from "./voucher-row.ts";

type Redeeming = {
  tenant: Tenant;
  now: Date;
  /** The hold, which the caller has locked or just created. */
  held: { id: number; amount_minor: number; currency: string };
  voucherId: number | null;
};

/**
 * Consumes the voucher for a booking, stores it with its discount on the appointment, and returns the total
 * in minor units; for null it changes nothing and returns the price. Parallel bookings cannot share its last
 * use. Throws `ProblemError` with the reason of a refusal, which rolls back the booking.
 */
export async function redeemVoucher(tx: Tx, { tenant, now, held, voucherId }: Redeeming): Promise<number> {
  if (voucherId === null) return held.amount_minor;
  if (!tenant.settings.patientsVouchers) throw new ProblemError("feature_off");
  const voucher = await voucherOfId(tx, voucherId);
  const refusal = refusalOfVoucher(voucher, { now, currency: held.currency });
  if (refusal || !voucher) throw new ProblemError(refusal?.code ?? "voucher_unknown");
  const discount = discountOf(voucher.worth, held.amount_minor);
  await sql`
    update appointments set voucher_id = ${voucher.id}, discount_minor = ${discount} where id = ${held.id}`.execute(
    tx,
  );
  if (!(await takeVoucherUse(tx, held.id, now))) throw new ProblemError("voucher_used");
  return held.amount_minor - discount;
}
