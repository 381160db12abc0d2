import { holdExpiry, holdRules, mayHold } from "@anteroom/domain/booking/hold";
import { bookedServiceType } from "@anteroom/domain/appointment/service-type";
import { freeSlots, isBookable, slotAt } from "@anteroom/domain/booking/slots";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { loadCalendars, type DoctorCalendar } from "../../../shared/appointment/doctor-calendars.ts";
import { isWithin } from "../../../shared/appointment/is-within.ts";
import {
  expireHeldSlot,
  isExpiredHoldIn,
  lockDoctors,
  type LockedDoctor,
} from "../../../shared/appointment/held-slot.ts";
import { statementName } from "../../../platform/database/named-statements.ts";
import { ProblemError } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { takeOverFiles } from "../../../platform/files/stored-file.ts";
import type { HoldKey } from "./hold-header.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/**
 * Who requests a slot. Visitors who are not signed in are identified by their address hash, the guest of a booked
 * appointment by their own unique hash.
 */
export type Requester =
  | { patientId: number; addressHash: null }
  | { patientId: null; addressHash: Buffer; isBookedGuest?: true };

/** A request for one slot. */
export type SlotRequest = {
  tenant: Tenant;
  now: Date;
  doctorId: number;
  start: Date;
  requester: Requester;
  services: Pick<Services, "jobs" | "config">;
};

/** The row of a hold. */
export type HoldRow = {
  id: number;
  doctor_id: number;
  patient_id: number | null;
  guest_id: number | null;
  status: string;
  start_time: Date;
  end_time: Date;
  hold_expires_at: Date | null;
  hold_extensions: number;
  amount_minor: number;
  discount_minor: number;
  voucher_id: number | null;
  currency: string;
  created_at: Date;
};

const columns = sql`id, doctor_id, patient_id, guest_id, status, start_time, end_time, hold_expires_at, hold_extensions, amount_minor, discount_minor,
  voucher_id, currency, created_at`;

/** Returns the hold of a key in any state, or null. A wrong secret is treated as no hold. */
export async function findHold(tx: Tx, key: HoldKey | null): Promise<HoldRow | null> {
  if (!key) return null;
  const { rows } = await sql<HoldRow>`
    select ${columns} from appointments where id = ${key.id} and hold_secret_hash = ${key.secretHash}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Like `findHold`, with the row locked, so that parallel requests wait. */
export async function lockHold(tx: Tx, key: HoldKey | null): Promise<HoldRow | null> {
  if (!key) return null;
  const { rows } = await sql<HoldRow>`${statementName("lock_hold")}
    select ${columns} from appointments
    where id = ${key.id} and hold_secret_hash = ${key.secretHash} for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** The locked doctor, and the requester's related holds. */
export type SlotLock = {
  doctor: LockedDoctor;
  /** The hold of the requester's key, in any state. */
  hold: HoldRow | null;
  /** Holds of this slot that the waitlist has made for the requester. */
  offered: HoldRow[];
};

/**
 * Serialises requests for a slot: by person, then by doctor, always in this order. Throws early when the slot is gone
 * for good.
 */
export async function lockForSlot(tx: Tx, slotRequest: SlotRequest, key: HoldKey | null): Promise<SlotLock> {
  if (await lockRequester(tx, slotRequest, key)) throw new ProblemError("slot_taken");
  // Sent together: the hold is read when the doctors are locked.
  const [doctors, hold, offered] = await Promise.all([
    lockDoctorsOf(tx, slotRequest, key),
    lockHold(tx, key),
    offeredHolds(tx, slotRequest),
  ]);
  const doctor = doctors.find(({ id, is_listed }) => id === slotRequest.doctorId && is_listed);
  if (!doctor) throw new ProblemError("not_found");
  return { doctor, hold, offered };
}

/**
 * Creates a hold of a free slot and ends the requester's other holds. Throws `slot_taken`, `slot_unavailable` or
 * `hold_limit`; the rollback keeps the old hold.
 */
export async function takeSlot(
  tx: Tx,
  slotRequest: SlotRequest,
  { doctor, own }: { doctor: LockedDoctor; own: readonly HoldRow[] },
  secretHash: Buffer | null,
): Promise<HoldRow> {
  const { tenant, now, start } = slotRequest;
  if (!isBookable(start.getTime(), now.getTime(), tenant.settings.bookingOffsetMinutes))
    throw new ProblemError("slot_unavailable");
  const end = new Date(start.getTime() + doctor.visit_minutes * 60_000);
  await releaseHolds(tx, own);
  const range = { doctorId: doctor.id, start, end };
  const make = () => makeHold(tx, slotRequest, { doctor, end, secretHash });
  // What is kept no longer is rare, and looked for by itself when the time is not to be had.
  const row = (await make()) ?? ((await expireHeldSlot(tx, range, slotRequest)) ? await make() : null);
  if (!row) throw new ProblemError("slot_taken");
  await takeOverFiles(tx, own, row);
  await respectScheduleAndLimits(tx, slotRequest, row, own);
  return row;
}

type NewHold = { doctor: LockedDoctor; end: Date; secretHash: Buffer | null };

/** Null where the time is not free, or kept by what must be ended first. */
async function makeHold(
  tx: Tx,
  { tenant, now, start, requester }: SlotRequest,
  { doctor, end, secretHash }: NewHold,
): Promise<HoldRow | null> {
  const { rows } = await sql<HoldRow>`${statementName("make_hold")}
    insert into appointments (tenant_id, doctor_id, patient_id, status, start_time, end_time, hold_expires_at, hold_secret_hash,
      hold_address_hash, amount_minor, currency, created_at, service_type)
    select ${tenant.id}, ${doctor.id}, ${requester.patientId}, 'held', ${start}, ${end}, ${new Date(holdExpiry(now.getTime()))},
      ${secretHash}, ${requester.addressHash}, ${doctor.price_minor}, ${tenant.settings.currency}, ${now}, ${bookedServiceType}
    where not exists (select from appointments a where ${isExpiredHoldIn({ doctorId: doctor.id, start, end }, now)})
    on conflict do nothing returning ${columns}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Ends holds that have expired by `endedBy`, or all when null. Returns the ended ones. Skips appointments that are no
 * longer holds.
 */
export async function releaseHolds(
  tx: Tx,
  holds: readonly Pick<HoldRow, "id">[],
  endedBy: Date | null = null,
): Promise<ReleasedHold[]> {
  if (holds.length === 0) return [];
  const { rows } = await sql<ReleasedHold>`
    update appointments set status = 'expired', hold_expires_at = null, version = version + 1
    where id = any(${holds.map((hold) => hold.id)}) and status = 'held'
      and (${endedBy}::timestamptz is null or hold_expires_at <= ${endedBy})
    returning id, doctor_id, null as patient_id`.execute(tx);
  return rows;
}

/** An ended hold. No patient is notified, because holds are on nobody's list. */
export type ReleasedHold = { id: number; doctor_id: number; patient_id: null };

/** Returns the requester's current holds: the one of the key, and all others of a patient or booked guest. */
export async function ownHolds(tx: Tx, requester: Requester, key: HoldKey | null): Promise<HoldRow[]> {
  if (!isKnown(requester) && key === null) return []; // a stranger's are told by their keys alone
  const { rows } = await sql<HoldRow>`${statementName("own_holds")}
    select ${columns} from appointments where ${isOwnHold(requester, key)}`.execute(tx);
  return rows;
}

function isOwnHold(requester: Requester, key: HoldKey | null): RawBuilder<boolean> {
  const guestHash = isKnown(requester) ? requester.addressHash : null;
  return sql<boolean>`status = 'held' and (patient_id = ${requester.patientId} or hold_address_hash = ${guestHash}
    or (id = ${key?.id ?? null} and hold_secret_hash = ${key?.secretHash ?? null}))`;
}

/** The wanted doctor and those whose time the wisher keeps now. */
function lockDoctorsOf(tx: Tx, { doctorId, requester }: SlotRequest, key: HoldKey | null) {
  if (!isKnown(requester) && key === null) return lockDoctors(tx, [doctorId]);
  const held = sql<number>`select doctor_id from appointments where ${isOwnHold(requester, key)}`;
  return lockDoctors(tx, [doctorId], held);
}

/** Holds of this slot that the waitlist has made for the patient or a dependent; booking takes them over (decision 38). */
async function offeredHolds(tx: Tx, { doctorId, start, now, requester }: SlotRequest): Promise<HoldRow[]> {
  if (requester.patientId === null) return [];
  const { rows: offers } = await sql<{ hold_id: number }>`
    update waitlist_offers o set outcome = 'taken'
    from waitlist_entries e
    where e.tenant_id = o.tenant_id and e.id = o.entry_id and e.appointment_id is null and e.patient_id = ${requester.patientId}
      and o.doctor_id = ${doctorId} and o.start_time = ${start} and o.outcome is null and o.expires_at > ${now}
    returning o.hold_id`.execute(tx);
  if (offers.length === 0) return [];
  const { rows } = await sql<HoldRow>`
    select ${columns} from appointments where status = 'held' and id = any(${offers.map(({ hold_id }) => hold_id)})`.execute(
    tx,
  );
  return rows;
}

/** Whether the wisher keeps one time at most, so that no limit of strangers need hold for them. */
function isKnown(requester: Requester): boolean {
  return requester.patientId !== null || requester.isBookedGuest === true;
}

/** Returns holds of this slot whose response never reached the browser: it knows the secret, not the id. */
export async function findUndeliveredHolds(
  tx: Tx,
  { doctorId, start }: Pick<SlotRequest, "doctorId" | "start">,
  secretHash: Buffer,
): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select ${columns} from appointments
    where doctor_id = ${doctorId} and ${isWithin("appointments", start, new Date(start.getTime() + 1))}
      and status = 'held' and hold_secret_hash = ${secretHash}`.execute(tx);
  return rows;
}

/**
 * Locks the person, or the address of one who is not signed in, unless the time is booked by somebody else: no hold of the
 * wisher's own, and nothing that could still expire. Answers whether it is.
 */
async function lockRequester(
  tx: Tx,
  { tenant, doctorId, start, requester: { patientId, addressHash } }: SlotRequest,
  key: HoldKey | null,
): Promise<boolean> {
  const lock =
    addressHash === null
      ? sql`(select id from patients where id = ${patientId} for no key update)`
      : sql`pg_advisory_xact_lock(${tenant.id}, hashtext(${addressHash.toString("hex")}))`;
  const name = addressHash === null ? "lock_patient" : "lock_address";
  const { rows } = await sql<{ is_taken: boolean }>`${statementName(name)}
    with taken as materialized (
      select 1 from appointments
      where doctor_id = ${doctorId} and start_time = ${start} and hold_expires_at is null
        and status not in ${appointmentStateLists.withoutSlot}
        and (id <> ${key?.id ?? 0} or hold_secret_hash is distinct from ${key?.secretHash ?? null}))
    select exists (select from taken) as is_taken,
      case when not exists (select from taken) then ${lock} end as locked`.execute(tx);
  return rows[0]?.is_taken === true;
}

/** `hold` has just been made, under the lock: what it must not be undoes it by throwing. */
async function respectScheduleAndLimits(
  tx: Tx,
  { tenant, now, requester }: SlotRequest,
  hold: HoldRow,
  replaced: readonly HoldRow[],
): Promise<void> {
  const day = dayInZone(hold.start_time.getTime(), tenant.settings.timeZone);
  const stranger = isKnown(requester) ? null : requester.addressHash;
  const uncounted = [hold.id, ...replaced.map(({ id }) => id)];
  const [[calendar], before] = await Promise.all([
    loadCalendars(tx, tenant, { now, doctorId: hold.doctor_id, from: day, days: 1 }),
    stranger === null ? [] : lastHoldsOf(tx, stranger, { now, uncounted }),
  ]);
  if (!calendar || slotAt(calendar.schedule, hold.start_time.getTime()) === null)
    throw new ProblemError("slot_unavailable");
  if (stranger !== null) respectLimits(calendar, { now, holdId: hold.id, before });
}

/** When the holds of an address in the last hour were made, but for those that are not counted. */
async function lastHoldsOf(
  tx: Tx,
  addressHash: Buffer,
  { now, uncounted }: { now: Date; uncounted: number[] },
): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`${statementName("holds_of_address")}
    select created_at from appointments
    where hold_address_hash = ${addressHash} and created_at > ${new Date(now.getTime() - HOUR)} and not id = any(${uncounted}::int[])
      and status in ${appointmentStateLists.unbooked} order by created_at`.execute(tx);
  return rows.map(({ created_at }) => created_at);
}

const HOUR = 3_600_000;

type Limited = { now: Date; holdId: number; before: readonly Date[] };

/**
 * Limits for those who are not signed in; `holdId` has just been made and is not counted, nor what was given up for it, nor
 * what has become a booking that waits for no payment.
 */
function respectLimits(calendar: DoctorCalendar, { now, holdId, before }: Limited): void {
  // Its own row is no one else's, though a booking without a hold before has no secret that tells a visitor's.
  const taken = calendar.taken.filter(({ appointmentId }) => appointmentId !== holdId);
  const others = taken.filter(({ isVisitorHold }) => isVisitorHold);
  const notByVisitors = taken.filter(({ isVisitorHold }) => !isVisitorHold);
  const open = freeSlots(calendar.schedule, {
    ...calendar.span,
    taken: notByVisitors,
    now: now.getTime(),
    bookingOffsetMinutes: calendar.bookingOffsetMinutes,
  });
  const decision = mayHold({
    isSignedIn: false,
    addressHoldsLastHour: before.length,
    openSlotsOfDay: open.length,
    visitorHoldsOfDay: others.length,
  });
  if (decision.allow) return;
  // When so few are left that one more may be made.
  const oldest = before[before.length - holdRules.perAddressAndHour]?.getTime() ?? now.getTime();
  const wait = decision.reason === "address-limit" ? oldest + HOUR - now.getTime() : holdRules.lifetime;
  throw new ProblemError("hold_limit", { retry_after: Math.max(1, Math.ceil(wait / 1000)) });
}
