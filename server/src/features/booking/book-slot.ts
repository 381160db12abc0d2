import type { AccompanyingAdult } from "@anteroom/domain/booking/accompanying-adult";
import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { holdState } from "@anteroom/domain/booking/hold";
import { paymentDeadline } from "@anteroom/domain/payment/payment-deadline";
import { sql, type RawBuilder } from "kysely";
import { confirmAppointment } from "../../shared/appointment/confirm-appointment.ts";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import { endWithNext } from "../../platform/database/tenant-transaction.ts";
import { loadAppointment, type AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import { ProblemError } from "../../platform/http/problem.ts";
import type { Payments } from "../../ports/payments.ts";
import { fittingMethods, linkToReference } from "./payment/fitting-methods.ts";
import { cachedPaymentMethods } from "./payment/payment-places.ts";
import { redeemVoucher } from "./payment/redeem-voucher.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { Attendee } from "./attendee.ts";
import { lockAttendee, refuseTooManyUnpaid, refuseVoucherAgain, type Origin } from "./booking-limits.ts";
import type { HoldKey } from "./holds/hold-header.ts";
import { refuseOverlap } from "./overlap.ts";
import { lockForSlot, ownHolds, takeSlot, type HoldRow, type SlotRequest } from "./holds/take-slot.ts";

/** The reason for the appointment, the symptom checker's details, and the accompanying adult. */
export type Motive = {
  symptoms: string;
  symptoms_triage_details?: string | undefined;
  accompanying_adult?: AccompanyingAdult | undefined;
};

type Booker =
  | { kind: "patient"; actor: string; patientId: number; /** Who acts for the patient. */ bookedBy?: number }
  | {
      kind: "guest";
      /** The statement that inserts the guest and returns the id. */ written: RawBuilder<unknown>;
    };

type Booking = {
  slotRequest: SlotRequest;
  attendee: Attendee;
  origin: Origin;
  key: HoldKey | null;
  motive: Motive;
  payments: Pick<Payments, "provider" | "capabilities">;
  /** Returns who books. Called once the slot is taken, so that a guest without a slot is not stored. */
  bookedBy: (isFromHold: boolean) => Booker;
  /** Whether an appointment that this very hold has become already is the caller's own. */
  isOwn: (row: HoldRow) => Promise<boolean>;
};

/**
 * Turns the hold of `key` into a booking, or takes the slot directly if it is free; the same hold again
 * returns the same appointment. Confirms it (with mail) when nothing is due, else leaves it in
 * `pending_payment`. Consumes the hold's voucher, also of an expired hold. Throws `ProblemError` for a taken
 * slot, overlap, unpaid limit or missing way to pay. It must be the last query of the transaction.
 */
export async function bookSlot(tx: Tx, booking: Booking): Promise<AppointmentRow | null> {
  const { slotRequest, key, bookedBy, attendee, origin } = booking;
  const { tenant, requester } = slotRequest;
  const [, lock] = await Promise.all([
    lockAttendee(tx, tenant, attendee, origin),
    lockForSlot(tx, slotRequest, key),
  ]);
  const { doctor, hold: known, offered } = lock;
  if (known && known.status !== "held" && known.status !== "expired" && (await booking.isOwn(known)))
    return loadAppointment(tx, known.id);
  const isFromHold = known !== null && isUsable(known, slotRequest);
  const replaced = async () => [...(await ownHolds(tx, requester, key)), ...offered];
  const held = isFromHold ? known : await takeSlot(tx, slotRequest, { doctor, own: await replaced() }, null);
  // The voucher of an expired hold still applies: the price stays as the page showed it.
  const total = await checkAndRedeem(tx, booking, held, known?.voucher_id ?? null);
  return makeBooking(tx, held, total, booking, bookedBy(isFromHold));
}

/** Throws the reason why the booking is refused. Returns the amount due, in minor units. */
async function checkAndRedeem(
  tx: Tx,
  { slotRequest: { tenant, now }, attendee, origin }: Booking,
  held: HoldRow,
  voucherId: number | null,
): Promise<number> {
  const checked = { tenant, now, attendee, origin, held };
  const isFullPriceDue = voucherId === null && isPaymentDue(tenant, held.amount_minor);
  await Promise.all([
    refuseOverlap(tx, { tenant, now, attendee, slot: held, except: [held.id] }),
    isFullPriceDue && refuseTooManyUnpaid(tx, checked),
  ]);
  if (voucherId === null) return held.amount_minor;
  const total = await redeemVoucher(tx, { tenant, now, held, voucherId });
  await refuseVoucherAgain(tx, checked);
  if (isPaymentDue(tenant, total)) await refuseTooManyUnpaid(tx, checked);
  return total;
}

/** Returns whether a payment is due before the booking is confirmed (D.30). */
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
  booking: Booking,
  person: Booker,
): Promise<AppointmentRow | null> {
  const { tenant, now, services } = booking.slotRequest;
  const isDue = isPaymentDue(tenant, total);
  if (!isDue) {
    const guestId = await writeBooking(tx, held, booking, { person, isDue });
    const actor = person.kind === "guest" ? `guest/${guestId}` : person.actor;
    await confirmAppointment(tx, held.id, { services, tenant, actor, now });
    return loadAppointment(tx, held.id);
  }
  await refuseWithoutWayToPay(tx, held, booking, person);
  const written = writeBooking(tx, held, booking, { person, isDue });
  await endWithNext(tx);
  const [, row] = await Promise.all([written, loadAppointment(tx, held.id)]);
  return row;
}

type Written = { person: Booker; /** A payment is due first. */ isDue: boolean };

/**
 * Turns the hold into the person's appointment and inserts the guest with it. Returns the guest's id, or
 * null.
 */
async function writeBooking(
  tx: Tx,
  held: HoldRow,
  { slotRequest: { tenant, now }, motive, origin }: Booking,
  { person, isDue }: Written,
): Promise<number | null> {
  const status = stepAppointment("held", { type: "booked", isPaymentDue: isDue });
  const patient = person.kind === "patient" ? person : null;
  const guest = person.kind === "guest" ? person.written : sql`select null::bigint as id`;
  const onBehalfOf = patient?.bookedBy ? patient.patientId : null;
  // The origin is stored while the booking is unpaid; a trigger deletes it.
  const { rows } = await sql<{ id: number | null }>`${statementName(`book_hold_of_${person.kind}`)}
    with guest as (${guest}),
      booked as (update appointments set status = ${status}, version = version + 1,
        patient_id = ${patient?.patientId ?? null},
        booked_by = ${patient?.bookedBy || null},
        guest_id = (select id from guest),
        hold_expires_at = ${isDue ? new Date(paymentDeadline(now.getTime(), held.start_time.getTime())) : null},
        symptoms = ${tenant.settings.patientsSymptoms ? motive.symptoms : ""},
        symptoms_triage_details = ${motive.symptoms_triage_details || null},
        accompanying_name = ${motive.accompanying_adult?.name ?? null},
        accompanying_relationship = ${motive.accompanying_adult?.relationship ?? null},
        origin_device_hash = ${origin.deviceHash}, origin_address_hash = ${origin.addressHash}
      where id = ${held.id}),
      noted as (insert into audit_log (tenant_id, actor, action, object, on_behalf_of)
        select ${tenant.id}::int, coalesce(${patient?.actor ?? null}::text, 'guest/' || id), 'appointment.awaits_payment',
          ${`appointment/${held.id}`}::text, ${onBehalfOf}::bigint
        from guest where ${isDue}::boolean)
    select id from guest`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Throws when no payment method fits, so that no unpayable booking is stored (S8.MSG.11). */
async function refuseWithoutWayToPay(
  tx: Tx,
  { id, start_time }: HoldRow,
  { slotRequest: { tenant, now }, attendee, payments }: Booking,
  person: Booker,
): Promise<void> {
  const [patientId, payerId] =
    attendee.kind === "patient" ? [attendee.patientId, attendee.payerId] : [null, null];
  const payable = { id, start_time, patient_id: patientId, patient_parent_id: payerId };
  const ways = await fittingMethods(tx, payable, { offered: cachedPaymentMethods(tenant, payments), now });
  if (ways.methods.length > 0) return;
  if (ways.openReference === null) throw new ProblemError("no_payment_methods");
  const caller =
    person.kind === "guest"
      ? { kind: "guest" }
      : { kind: "patient", patientId: person.bookedBy ?? person.patientId };
  throw new ProblemError("payment_reference_open", linkToReference(caller, payable, ways));
}
