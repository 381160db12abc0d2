import { discountOf } from "@anteroom/domain/payment/voucher";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { ProblemError } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { takeVoucherUse } from "../../../shared/payment/voucher-uses.ts";
import { refusalOfVoucher, voucherOfId } from "./voucher-row.ts";

type Redeeming = { tenant: Tenant; now: Date; appointmentId: number; voucherId: number | null };

/**
 * Uses the voucher up for a time that is being booked, the last use for one booking however many want it, and answers the
 * total that is due in minor units. Throws what stands against the voucher, which undoes the booking.
 */
export async function redeemVoucher(
  tx: Tx,
  { tenant, now, appointmentId, voucherId }: Redeeming,
): Promise<number> {
  const { rows } = await sql<{ amount_minor: number; currency: string }>`
    select amount_minor, currency from appointments where id = ${appointmentId}`.execute(tx);
  const [price] = rows;
  if (!price) throw new Error(`Appointment ${appointmentId} is gone`);
  if (voucherId === null) return price.amount_minor;
  if (!tenant.settings.patientsVouchers) throw new ProblemError("feature_off");
  const voucher = await voucherOfId(tx, voucherId);
  const refusal = refusalOfVoucher(voucher, { now, currency: price.currency });
  if (refusal || !voucher) throw new ProblemError(refusal?.code ?? "voucher_unknown");
  const discount = discountOf(voucher.worth, price.amount_minor);
  await sql`
    update appointments set voucher_id = ${voucher.id}, discount_minor = ${discount} where id = ${appointmentId}`.execute(
    tx,
  );
  if (!(await takeVoucherUse(tx, appointmentId, now))) throw new ProblemError("voucher_used");
  return price.amount_minor - discount;
}
