import type { Slot } from "@anteroom/domain/booking/slots";
import { planOffers, restAfterDecline, type WaitlistEntry } from "@anteroom/domain/booking/waitlist";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { sql } from "kysely";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { freeSlotsOf, loadCalendars } from "../../../shared/appointment/doctor-calendars.ts";
import { expireHeldSlot, lockDoctors, type LockedDoctor } from "../../../shared/appointment/held-slot.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { canBeMoved } from "./can-be-moved.ts";
import { waitsWithoutAppointment } from "./join-waitlist.ts";
import { notifyOfOffer } from "./notify-of-offer.ts";
import type { AppointmentDeps } from "../appointment-deps.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/** Most doctors of one round; the next one takes the rest. */
const batch = 100;
/** Most entries of one doctor's line that are considered; those behind move up. */
const longestLine = 500;
/** Days of a calendar that are read. */
const furthestDays = 120;
const day = 86_400_000;

type Deps = AppointmentDeps & { services: Services };

/**
 * Offers free slots to waiting patients, in the order of joining, in all clinics: holds the slot for the
 * clinic's offer time, queues mail and push, and sends hints. At most 100 doctors whose calendars have
 * changed a call. A doctor that fails goes to `onError` and is tried again in the next round.
 */
export async function offerEarlierTimes(deps: Deps, onError: (error: Error) => void): Promise<void> {
  const { acrossClinics, app, clock } = deps.services;
  const { rows } = await sql<{ tenant_id: number; doctor_id: number }>`
    select tenant_id, doctor_id from waitlist_checks where due_at is null or due_at <= ${clock.now()}
    group by tenant_id, doctor_id order by min(id) limit ${batch}`.execute(acrossClinics);
  for (const { tenant_id, doctor_id } of rows) {
    const tenant = await app.tenants.ofId(tenant_id);
    if (tenant) await offerTimesOf(deps, { tenant, doctorId: doctor_id, now: clock.now() }).catch(onError);
  }
}

type Look = { tenant: Tenant; doctorId: number; now: Date };

/** Makes the offers of one doctor, whose row is locked as for a booking, so that two servers never do it at once. */
async function offerTimesOf(deps: Deps, look: Look): Promise<void> {
  const { tenant, doctorId } = look;
  const made = await withTenant(deps.services.db, tenant.id, async (tx) => {
    const [doctor] = await lockDoctors(tx, [doctorId]);
    const checks = await checksOf(tx, look);
    if (checks.length === 0) return []; // another server was faster
    const offers =
      doctor?.is_listed && tenant.settings.waitlist ? await offerTimes(tx, deps, look, doctor) : [];
    // Only the checks that were read: a transaction with a lower id may have committed since, unseen by the calendar.
    await tx.deleteFrom("waitlist_checks").where("id", "in", checks).execute();
    return offers;
  });
  for (const { holdId, appointmentId, patientId, accountId } of made) {
    void deps.hints.appointmentChanged(tenant.id, {
      id: holdId,
      doctor_id: doctorId,
      patient_id: appointmentId === null ? accountId : null,
      is_hold: true,
    });
    if (appointmentId !== null)
      void deps.hints.appointmentChanged(tenant.id, {
        id: appointmentId,
        doctor_id: doctorId,
        patient_id: patientId,
      });
  }
}

/** Returns the ids of the due checks. */
async function checksOf(tx: Tx, { doctorId, now }: Look): Promise<number[]> {
  const found = await tx
    .selectFrom("waitlist_checks")
    .select("id")
    .where("doctor_id", "=", doctorId)
    .where((where) => where.or([where("due_at", "is", null), where("due_at", "<=", now)]))
    .execute();
  return found.map(({ id }) => id);
}

type Offer = Line & { holdId: number };

async function offerTimes(tx: Tx, deps: Deps, look: Look, doctor: LockedDoctor): Promise<Offer[]> {
  const { tenant, now } = look;
  const { waitlist, timeZone, bookingOffsetMinutes } = tenant.settings;
  if (!waitlist) return [];
  await endOldOffers(tx, now);
  await lockRequests(tx, look);
  const line = await loadLine(tx, look);
  const furthest = Math.max(...line.map(({ startTime }) => startTime), 0);
  const days = Math.min(furthestDays, Math.ceil((furthest - now.getTime()) / day) + 1);
  if (line.length === 0 || days <= 0) return [];
  const from = dayInZone(now.getTime(), timeZone);
  const [calendar] = await loadCalendars(tx, tenant, { now, doctorId: doctor.id, from, days });
  if (!calendar) return [];
  const { offerMinutes } = waitlist;
  const free = freeSlotsOf(calendar, now);
  const plan = planOffers({ waiting: line, free, now: now.getTime(), offerMinutes, bookingOffsetMinutes });
  const until = new Date(now.getTime() + offerMinutes * 60_000);
  const made: Offer[] = [];
  const offered = plan.flatMap(({ entryId, slot }) => {
    const one = line.find((other) => other.entryId === entryId);
    return one ? [{ one, slot }] : [];
  });
  // Mail budgets are locked by person, in one order, so that rounds of two doctors do not deadlock.
  for (const { one, slot } of offered.toSorted((a, b) => a.one.patientId - b.one.patientId)) {
    const holdId = await holdFor(tx, { deps, look, doctor, slot, until });
    if (holdId === null) continue;
    const start = new Date(slot.startTime);
    await keepOffer(tx, { look, entryId: one.entryId, start, until, holdId });
    await notifyOfOffer(tx, {
      services: deps.services,
      tenant,
      now,
      offer: { ...one, start, until, holdId },
    });
    made.push({ ...one, holdId });
  }
  return made;
}

/** Ends offers whose deadline has passed, also before a sweep ends their holds. */
async function endOldOffers(tx: Tx, now: Date): Promise<void> {
  await sql`update waitlist_offers set outcome = 'ended' where outcome is null and expires_at <= ${now}`.execute(
    tx,
  );
}

/** Locks entries of the doctor's specialty, so that parallel rounds of two doctors do not both offer to one person. */
async function lockRequests(tx: Tx, { doctorId }: Look): Promise<void> {
  await sql`
    select 1 from waitlist_entries e
    where e.specialty = (select d.specialty from doctors d where d.id = ${doctorId})
    order by e.joined_at, e.id limit ${longestLine} for no key update`.execute(tx);
}

type Line = WaitlistEntry & {
  /** Null for an entry without an appointment. */
  appointmentId: number | null;
  patientId: number;
  accountId: number;
};

type Row = {
  id: number;
  appointment_id: number | null;
  patient_id: number;
  account_id: number;
  status: string | null;
  service_type: string | null;
  start_time: Date | null;
  before_time: Date | null;
  has_offer: boolean;
  offered: Date[] | null;
  declined_at: Date | null;
  busy: [number, number][] | null;
};

/**
 * Those who wait for this doctor or the doctor's specialty, in the order of joining: whose appointment can be moved now, or who have none
 * and keep no time to book either.
 */
async function loadLine(tx: Tx, look: Look): Promise<Line[]> {
  const { doctorId, now } = look;
  const { rows } = await sql<Row>`
    select e.id, e.appointment_id, coalesce(a.patient_id, p.id) as patient_id, e.patient_id as account_id, a.status, a.service_type,
      a.start_time, e.before_time,
      exists (select 1 from waitlist_offers o where o.tenant_id = e.tenant_id and o.entry_id = e.id and o.outcome is null)
        or e.appointment_id is null and exists (select 1 from appointments h where h.tenant_id = e.tenant_id
          and h.patient_id in (e.patient_id, e.attendee_id) and h.status in ${appointmentStateLists.timed} and h.hold_expires_at > ${now})
        as has_offer,
      (select array_agg(o.start_time) from waitlist_offers o
        where o.tenant_id = e.tenant_id and o.entry_id = e.id and o.doctor_id = ${doctorId}) as offered,
      (select max(o.expires_at) from waitlist_offers o
        where o.tenant_id = e.tenant_id and o.entry_id = e.id and o.outcome = 'declined') as declined_at,
      (select json_agg(json_build_array((extract(epoch from b.start_time) * 1000)::bigint,
          (extract(epoch from b.end_time) * 1000)::bigint))
        from appointments b where b.tenant_id = e.tenant_id and b.patient_id = coalesce(a.patient_id, p.id)
          and b.id is distinct from a.id
          and b.end_time > ${now} and b.status not in ${appointmentStateLists.withoutSlot}
          and (b.hold_expires_at is null or b.hold_expires_at > ${now})) as busy
    from waitlist_entries e
      left join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
      left join patients p on p.tenant_id = e.tenant_id and p.id = e.attendee_id and p.removed_at is null and e.patient_id in (p.id, p.parent_id)
    where (e.doctor_id = ${doctorId} or e.specialty = (select d.specialty from doctors d where d.id = ${doctorId}))
      and (a.start_time > ${now} or p.id is not null and ${waitsWithoutAppointment(now)})
    order by e.joined_at, e.id limit ${longestLine}`.execute(tx);
  return rows
    .filter((row) => row.appointment_id === null || isMovable(row, look))
    .map((row) => ({
      entryId: row.id,
      appointmentId: row.appointment_id,
      patientId: row.patient_id,
      accountId: row.account_id,
      startTime: (row.start_time ?? row.before_time)?.getTime() ?? Infinity,
      hasOpenOffer: row.has_offer,
      restsUntil: row.declined_at === null ? -Infinity : row.declined_at.getTime() + restAfterDecline,
      offered: (row.offered ?? []).map((start) => start.getTime()),
      busy: (row.busy ?? []).map(([startTime, endTime]) => ({ startTime, endTime })),
    }));
}

function isMovable({ status, service_type, start_time }: Row, { tenant, now }: Look): boolean {
  if (status === null || service_type === null || start_time === null) return false;
  return canBeMoved({ status, service_type, start_time }, tenant.settings, now);
}

type Held = { deps: Deps; look: Look; doctor: LockedDoctor; slot: Slot; until: Date };

/**
 * Creates a hold without a secret, so that no browser can use it. Returns null when the slot was taken
 * meanwhile.
 */
async function holdFor(tx: Tx, { deps, look, doctor, slot, until }: Held): Promise<number | null> {
  const { tenant, now } = look;
  const [start, end] = [new Date(slot.startTime), new Date(slot.endTime)];
  await expireHeldSlot(tx, { doctorId: doctor.id, start, end }, { services: deps.services, tenant, now });
  const { rows } = await sql<{ id: number }>`
    insert into appointments (tenant_id, doctor_id, status, start_time, end_time, hold_expires_at, amount_minor, currency, created_at)
    values (${tenant.id}, ${doctor.id}, 'held', ${start}, ${end}, ${until}, ${doctor.price_minor}, ${tenant.settings.currency}, ${now})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

type Stored = { look: Look; entryId: number; start: Date; until: Date; holdId: number };

async function keepOffer(tx: Tx, { look, entryId, start, until, holdId }: Stored): Promise<void> {
  const { tenant, doctorId, now } = look;
  await tx
    .insertInto("waitlist_offers")
    .values({
      tenant_id: tenant.id,
      entry_id: entryId,
      doctor_id: doctorId,
      start_time: start,
      hold_id: holdId,
      created_at: now,
      expires_at: until,
      outcome: null,
    })
    .execute();
}
