import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { expireHeldSlot, lockDoctors } from "../../../shared/appointment/held-slot.ts";
import { isWithin, takesSlot } from "../../../shared/appointment/is-within.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { takeVoucherUse } from "../../../shared/payment/voucher-uses.ts";
import type { PayableRow } from "./payment-row.ts";

type Facts = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; now: Date };

/**
 * Returns whether received money can still buy the appointment (D.76): it awaits payment, or its payment failed
 * and its slot is in the future and free for doctor and patient, its voucher usable and its guest not erased.
 * After a failed payment it locks the doctor, expires an outdated hold in the slot and consumes a voucher use.
 */
export async function isPlaceFree(tx: Tx, appointment: PayableRow, facts: Facts): Promise<boolean> {
  if (appointment.status === "pending_payment") return true;
  const { now } = facts;
  if (appointment.status !== "payment_failed" || appointment.start_time <= now) return false;
  if (await isGuestErased(tx, appointment)) return false; // the money is refunded
  const { id, doctor_id: doctorId, patient_id, start_time: start, end_time: end } = appointment;
  await lockDoctors(tx, [doctorId]);
  await expireHeldSlot(tx, { doctorId, start, end }, facts);
  const { rows } = await sql`
    select 1 from appointments
    where id <> ${id} and (doctor_id = ${doctorId} or patient_id = ${patient_id})
      and ${takesSlot("appointments")}
      and ${isWithin("appointments", start, end)} limit 1`.execute(tx);
  if (rows.length > 0) return false;
  return appointment.voucher_id === null || takeVoucherUse(tx, id, now);
}

async function isGuestErased(tx: Tx, { guest_id }: PayableRow): Promise<boolean> {
  if (guest_id === null) return false;
  const { rows } = await sql`select 1 from guests where id = ${guest_id} and token_hash is null`.execute(tx);
  return rows.length > 0;
}
