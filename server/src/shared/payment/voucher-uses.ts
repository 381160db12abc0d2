import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/**
 * Consumes one use of an appointment's voucher and marks the appointment. Returns false, without a change,
 * when none is left, it has expired at `now`, the appointment has no voucher or has already used it. Safe
 * with parallel callers.
 */
export async function takeVoucherUse(tx: Tx, appointmentId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with taken as (
      update vouchers v set uses_taken = uses_taken + 1
      from appointments a
      where a.id = ${appointmentId} and a.tenant_id = v.tenant_id and a.voucher_id = v.id and not a.has_voucher_use
        and (v.valid_until is null or v.valid_until >= ${now}) and (v.uses_allowed is null or v.uses_taken < v.uses_allowed)
      returning v.id)
    update appointments set has_voucher_use = true
    where id = ${appointmentId} and exists (select 1 from taken)`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Releases the voucher uses of these appointments, each once; appointments without a use are ignored. The
 * appointments still name the voucher.
 */
export async function releaseVoucherUses(tx: Tx, appointmentIds: readonly number[]): Promise<void> {
  await sql`
    with given as (
      update appointments set has_voucher_use = false
      where id = any(${appointmentIds}) and has_voucher_use returning tenant_id, voucher_id)
    update vouchers v set uses_taken = uses_taken - n.uses
    from (select tenant_id, voucher_id, count(*)::int as uses from given group by 1, 2) n
    where v.tenant_id = n.tenant_id and v.id = n.voucher_id`.execute(tx);
}
