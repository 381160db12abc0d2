import { holdExpiry, holdRules, mayHold } from "@anteroom/domain/booking/hold";
import { bookedServiceType } from "@anteroom/domain/appointment/service-type";
import { freeSlots, isBookable, slotAt } from "@anteroom/domain/booking/slots";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { loadCalendars, type DoctorCalendar } from "../../../shared/appointment/doctor-calendars.ts";
import { isWithin, takesSlot } from "../../../shared/appointment/is-within.ts";
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

/** A request for one slot, identified by doctor and exact start time. */
export type SlotRequest = {
  tenant: Tenant;
  now: Date;
  doctorId: number;
  start: Date;
  requester: Requester;
  services: Pick<Services, "jobs" | "config">;
};

/**
 * The row of a hold, also after it was booked or expired: check `status` and `hold_expires_at`. Amounts are
 * in minor units.
 */
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

/** Like `findHold`, with the row locked until the transaction ends, so that parallel requests wait. */
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
 * Locks the requester (patient row or address), then the doctors and the hold of `key`, always in this order.
 * Marks waitlist offers of the slot as taken. Throws `slot_taken` when the slot is booked by someone else,
 * `not_found` for an unlisted doctor.
 */
export async function lockForSlot(tx: Tx, slotRequest: SlotRequest, key: HoldKey | null): Promise<SlotLock> {
  if (await lockRequester(tx, slotRequest, key)) throw new ProblemError("slot_taken");
  // Sent together: the hold is read when the doctors are locked.
  const [doctors, hold, offered] = await Promise.all([
    lockDoctorsOf(tx, slotRequest, key),
    lockHold(tx, key),
    /**
     * Returns holds of this slot that the waitlist has made for the patient, and marks the offers as taken
     * (decision 38).
     */
    offeredHolds(tx, slotRequest),
  ]);
  const doctor = doctors.find(({ id, is_listed }) => id === slotRequest.doctorId && is_listed);
  if (!doctor) throw new ProblemError("not_found");
  return { doctor, hold, offered };
}

/**
 * Creates a ten-minute hold of a free slot, releases the holds in `own` and moves their files to it. First
 * expires an outdated hold in the way. Throws `slot_taken`, `slot_unavailable` or `hold_limit`; the rollback
 * keeps the old holds. Requires `lockForSlot`. `secretHash` null: the hold has no header.
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
  // An expired hold in the way is rare, and searched for only when the slot is not free.
  const row = (await make()) ?? ((await expireHeldSlot(tx, range, slotRequest)) ? await make() : null);
  if (!row) throw new ProblemError("slot_taken");
  await takeOverFiles(tx, own, row);
  await respectScheduleAndLimits(tx, slotRequest, row, own);
  return row;
}

type NewHold = { doctor: LockedDoctor; end: Date; secretHash: Buffer | null };

/** Returns null when the slot is not free, or is blocked by an expired hold that must be ended first. */
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
 * Sets holds to `expired`: those that are due by `endedBy`, or all when null. Returns those it changed; skips
 * appointments that are no longer holds. Does not send hints.
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
    returning id, doctor_id, null as patient_id, true as is_hold`.execute(tx);
  return rows;
}

/**
 * A released hold, in the shape of `hints.appointmentChanged`. `patient_id` is null so that no patient is
 * notified.
 */
export type ReleasedHold = { id: number; doctor_id: number; patient_id: null; is_hold: true };

/**
 * Returns the requester's current holds: the one of the key, and for a patient or booked guest all others.
 */
export async function ownHolds(tx: Tx, requester: Requester, key: HoldKey | null): Promise<HoldRow[]> {
  if (!isKnown(requester) && key === null) return []; // an unknown visitor's holds are found by key only
  const { rows } = await sql<HoldRow>`${statementName("own_holds")}
    select ${columns} from appointments where ${isOwnHold(requester, key)}`.execute(tx);
  return rows;
}

function isOwnHold(requester: Requester, key: HoldKey | null): RawBuilder<boolean> {
  const guestHash = isKnown(requester) ? requester.addressHash : null;
  return sql<boolean>`status = 'held' and (patient_id = ${requester.patientId} or hold_address_hash = ${guestHash}
    or (id = ${key?.id ?? null} and hold_secret_hash = ${key?.secretHash ?? null}))`;
}

/** Locks the requested doctor and the doctors of the requester's current holds. */
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

/**
 * Returns whether the requester may have one hold at most, so that the limits of unknown visitors do not
 * apply.
 */
function isKnown(requester: Requester): boolean {
  return requester.patientId !== null || requester.isBookedGuest === true;
}

/**
 * Returns current holds of this slot with this secret: their response never reached the browser, which knows
 * the secret but not the id.
 */
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
 * Locks the patient, or the address of a visitor who is not signed in, and returns false. Returns true,
 * without a lock, when the slot is booked by someone else and cannot expire.
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
        and ${takesSlot("appointments")}
        and (id <> ${key?.id ?? 0} or hold_secret_hash is distinct from ${key?.secretHash ?? null}))
    select exists (select from taken) as is_taken,
      case when not exists (select from taken) then ${lock} end as locked`.execute(tx);
  return rows[0]?.is_taken === true;
}

/** Checks the new `hold` under the lock. Throws, and so rolls it back, when it breaks a rule. */
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

/** Returns when the holds of an address in the last hour were made, without the ids in `uncounted`. */
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
 * Throws `hold_limit` for visitors who are not signed in. `holdId` is not counted, nor the holds it replaces,
 * nor those that became a booking without a pending payment.
 */
function respectLimits(calendar: DoctorCalendar, { now, holdId, before }: Limited): void {
  // Excludes its own row: a booking without an earlier hold has no secret that marks a visitor's hold.
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
  // When enough have left the hour that one more may be made.
  const oldest = before[before.length - holdRules.perAddressAndHour]?.getTime() ?? now.getTime();
  const wait = decision.reason === "address-limit" ? oldest + HOUR - now.getTime() : holdRules.lifetime;
  throw new ProblemError("hold_limit", { retry_after: Math.max(1, Math.ceil(wait / 1000)) });
}
