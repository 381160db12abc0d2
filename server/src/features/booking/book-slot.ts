import type { AccompanyingAdult } from "@anteroom/domain/booking/accompanying-adult";
import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { holdState } from "@anteroom/domain/booking/hold";
import { paymentDeadline } from "@anteroom/domain/payment/payment-deadline";
import { sql } from "kysely";
import { audit } from "../../platform/privacy/audit.ts";
import { confirmAppointment } from "../../shared/appointment/confirm-appointment.ts";
import type { Tx } from "../../platform/database/database.ts";
import { named } from "../../platform/database/named-statements.ts";
import { ProblemError } from "../../platform/http/problem.ts";
import type { Payments } from "../../ports/payments.ts";
import { fittingMethods, linkToReference } from "./payment/fitting-methods.ts";
import { payableColumns, type PayableRow } from "./payment/payment-row.ts";
import { redeemVoucher } from "./payment/redeem-voucher.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { Attendee } from "./attendee.ts";
import { lockAttendee, refuseTooManyUnpaid, refuseVoucherAgain, type Origin } from "./booking-limits.ts";
import type { HoldKey } from "./holds/hold-header.ts";
import { refuseOverlap } from "./overlap.ts";
import { lockHold, lockForSlot, takeSlot, type HoldRow, type SlotRequest } from "./holds/take-slot.ts";

export type Motive = {
  symptoms: string;
  symptoms_triage_details?: string | undefined;
  accompanying_adult?: AccompanyingAdult | undefined;
};

type Booking = {
  slotRequest: SlotRequest;
  attendee: Attendee;
  origin: Origin;
  key: HoldKey | null;
  motive: Motive;
  payments: Pick<Payments, "provider" | "capabilities">;
  /** Who books; called once the slot is his, so that a guest who gets none is not written down. */
  bookedBy: (
    isFromHold: boolean,
  ) => Promise<
    | { actor: string; patientId: number; /** Who acts for the patient. */ bookedBy?: number }
    | { actor: string; guestId: number }
  >;
  /** Whether an appointment that this very hold has become already is the caller's own. */
  isOwn: (row: HoldRow) => Promise<boolean>;
};

/**
 * Turns the held time into a booking, or takes it now if it is still free. Asking again with the same hold answers the
 * same appointment: an answer that was lost on the way books nothing twice. Answers the appointment's number.
 */
export async function bookSlot(tx: Tx, booking: Booking): Promise<number> {
  const { slotRequest, key, bookedBy, attendee, origin } = booking;
  await lockAttendee(tx, slotRequest.tenant, attendee, origin);
  const lock = await lockForSlot(tx, slotRequest, key);
  const known = await lockHold(tx, key);
  if (known && known.status !== "held" && known.status !== "expired" && (await booking.isOwn(known)))
    return known.id;
  const isFromHold = known !== null && isUsable(known, slotRequest);
  const held = isFromHold ? known : await takeSlot(tx, slotRequest, lock, null);
  const { tenant, now } = slotRequest;
  const checked = { tenant, now, attendee, origin, held };
  await refuseOverlap(tx, { tenant, now, attendee, slot: held, except: [held.id] });
  // A hold that has just run out gives its voucher on: nobody pays more than the page said.
  const voucherId = known?.voucher_id ?? null;
  const total = await redeemVoucher(tx, { tenant, now, held, voucherId });
  if (voucherId !== null) await refuseVoucherAgain(tx, checked);
  if (isPaymentDue(tenant, total)) await refuseTooManyUnpaid(tx, checked);
  await makeBooking(tx, held, total, booking, await bookedBy(isFromHold));
  return held.id;
}

/** D.30 */
function isPaymentDue({ settings }: Tenant, total: number): boolean {
  return settings.patientsPayments && total > 0;
}

function isUsable(hold: HoldRow, { doctorId, start, now }: SlotRequest): boolean {
  return (
    hold.status === "held" &&
    hold.doctor_id === doctorId &&
    hold.start_time.getTime() === start.getTime() &&
    hold.hold_expires_at !== null &&
    holdState({ expiresAt: hold.hold_expires_at.getTime() }, now.getTime()) !== "expired"
  );
}

async function makeBooking(
  tx: Tx,
  held: HoldRow,
  /** What is due, in minor units. */
  total: number,
  { slotRequest, motive, payments, origin }: Booking,
  person: Awaited<ReturnType<Booking["bookedBy"]>>,
): Promise<void> {
  const { tenant, now, services } = slotRequest;
  const isDue = isPaymentDue(tenant, total);
  const status = stepAppointment("held", { type: "booked", isPaymentDue: isDue });
  // Where it came from is kept as long as it counts; a trigger forgets it.
  const { rows } = await sql<PayableRow>`${named("book_hold")}
    update appointments set status = ${status}, version = version + 1,
      patient_id = ${"patientId" in person ? person.patientId : null},
      booked_by = ${("bookedBy" in person && person.bookedBy) || null},
      guest_id = ${"guestId" in person ? person.guestId : null},
      hold_expires_at = ${isDue ? new Date(paymentDeadline(now.getTime(), held.start_time.getTime())) : null},
      symptoms = ${tenant.settings.patientsSymptoms ? motive.symptoms : ""},
      symptoms_triage_details = ${motive.symptoms_triage_details || null},
      accompanying_name = ${motive.accompanying_adult?.name ?? null},
      accompanying_relationship = ${motive.accompanying_adult?.relationship ?? null},
      origin_device_hash = ${origin.deviceHash}, origin_address_hash = ${origin.addressHash}
    where id = ${held.id} returning ${payableColumns}`.execute(tx);
  const { actor } = person;
  const onBehalfOf = "bookedBy" in person && person.bookedBy ? { onBehalfOf: person.patientId } : {};
  if (!isDue) return confirmAppointment(tx, held.id, { services, tenant, actor, now });
  const [payable] = rows;
  const ways = payable ? await fittingMethods(tx, payable, { tenant, payments, now }) : null;
  // S8.MSG.11: nothing is left half made
  if (payable && ways?.methods.length === 0 && ways.openReference !== null) {
    const payer = "patientId" in person ? (person.bookedBy ?? person.patientId) : null;
    const caller = payer === null ? { kind: "guest" } : { kind: "patient", patientId: payer };
    throw new ProblemError("payment_reference_open", linkToReference(caller, payable, ways));
  }
  if (!ways || ways.methods.length === 0) throw new ProblemError("no_payment_methods");
  return audit(tx, tenant.id, {
    actor,
    action: "appointment.awaits_payment",
    object: `appointment/${held.id}`,
    ...onBehalfOf,
  });
}
