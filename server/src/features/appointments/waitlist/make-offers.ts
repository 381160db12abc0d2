import type { Slot } from "@anteroom/domain/slots";
import { planOffers, type Waiting } from "@anteroom/domain/waitlist";
import { dayInZone } from "@anteroom/domain/zoned-time";
import { sql } from "kysely";
import { withTenant, type Tx } from "../../../platform/database.ts";
import { freeSlotsOf, loadCalendars } from "../../../platform/doctor-calendars.ts";
import { expireKeptTime, lockDoctors, type LockedDoctor } from "../../../platform/kept-time.ts";
import { queuePush } from "../../../platform/queue-push.ts";
import type { Services } from "../../../platform/services.ts";
import { statesWithoutSlot } from "../../../platform/states-without-slot.ts";
import type { Tenant } from "../../../platform/tenants.ts";
import { queueVisitMail } from "../../../platform/visit-mail.ts";
import { canBeMoved } from "./can-be-moved.ts";
import type { VisitParts } from "../visit-parts.ts";

/** So many doctors at a time; the next look takes the rest. */
const batch = 100;
/** So many people of one doctor's line are looked at; those behind them move up. */
const longestLine = 500;
/** Days ahead that are read of a calendar. */
const furthestDays = 120;
const day = 86_400_000;

type Parts = VisitParts & { services: Services };

/**
 * Offers the times that have freed up, in all clinics: of each doctor whose times may have changed while somebody waits. One doctor
 * that fails is reported and tried again by the next look.
 */
export async function offerEarlierTimes(parts: Parts, onError: (error: Error) => void): Promise<void> {
  const { acrossClinics, app, clock } = parts.services;
  const { rows } = await sql<{ tenant_id: number; doctor_id: number }>`
    select tenant_id, doctor_id from waitlist_checks group by tenant_id, doctor_id order by min(id) limit ${batch}`.execute(
    acrossClinics,
  );
  for (const { tenant_id, doctor_id } of rows) {
    const tenant = await app.tenants.ofId(tenant_id);
    if (tenant) await offerTimesOf(parts, { tenant, doctorId: doctor_id, now: clock.now() }).catch(onError);
  }
}

type Look = { tenant: Tenant; doctorId: number; now: Date };

/** The same for one doctor, whose row is locked as for a booking: two servers never look at once. */
async function offerTimesOf(parts: Parts, look: Look): Promise<void> {
  const { tenant, doctorId } = look;
  const made = await withTenant(parts.services.db, tenant.id, async (tx) => {
    const [doctor] = await lockDoctors(tx, [doctorId]);
    const last = await lastCheck(tx, doctorId);
    if (last === null) return []; // another server has just looked
    const offers =
      doctor?.is_listed && tenant.settings.waitlist ? await offerTimes(tx, parts, look, doctor) : [];
    await tx
      .deleteFrom("waitlist_checks")
      .where("doctor_id", "=", doctorId)
      .where("id", "<=", last)
      .execute();
    return offers;
  });
  for (const { holdId, appointmentId, patientId } of made) {
    void parts.hints.appointmentChanged(tenant.id, { id: holdId, doctor_id: doctorId, patient_id: null });
    void parts.hints.appointmentChanged(tenant.id, {
      id: appointmentId,
      doctor_id: doctorId,
      patient_id: patientId,
    });
  }
}

async function lastCheck(tx: Tx, doctorId: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from waitlist_checks where doctor_id = ${doctorId}`.execute(tx);
  return rows[0]?.last ?? null;
}

type Offer = { holdId: number; appointmentId: number; patientId: number };

async function offerTimes(tx: Tx, parts: Parts, look: Look, doctor: LockedDoctor): Promise<Offer[]> {
  const { tenant, now } = look;
  const { waitlist, timeZone, bookingOffsetMinutes } = tenant.settings;
  if (!waitlist) return [];
  await endOldOffers(tx, now);
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
  const offered = plan.map((one) => ({
    ...one,
    patientId: line.find(({ appointmentId }) => appointmentId === one.appointmentId)?.patientId ?? 0,
  }));
  // The budgets of mails are locked person by person: in one order, so that the looks at two doctors never wait for each other.
  for (const { appointmentId, slot, patientId } of offered.toSorted((a, b) => a.patientId - b.patientId)) {
    const holdId = await holdFor(tx, { parts, look, doctor, slot, until });
    if (holdId === null) continue;
    await tellOf(tx, { parts, look, appointmentId, start: new Date(slot.startTime), until, holdId });
    made.push({ holdId, appointmentId, patientId });
  }
  return made;
}

/** Offers whose hold is over. Until a sweep ends the hold itself, its deadline counts. */
async function endOldOffers(tx: Tx, now: Date): Promise<void> {
  await sql`update waitlist_offers set outcome = 'ended' where outcome is null and expires_at <= ${now}`.execute(
    tx,
  );
}

type Line = Waiting & { patientId: number };

type Row = {
  appointment_id: number;
  patient_id: number;
  status: string;
  service_type: string;
  start_time: Date;
  has_offer: boolean;
  offered: Date[] | null;
  busy: [number, number][] | null;
};

/** Those who wait for this doctor and whose appointment can be moved now, in the order of joining. */
async function loadLine(tx: Tx, { tenant, doctorId, now }: Look): Promise<Line[]> {
  const { rows } = await sql<Row>`
    select e.appointment_id, a.patient_id, a.status, a.service_type, a.start_time,
      exists (select 1 from waitlist_offers o where o.tenant_id = e.tenant_id and o.appointment_id = e.appointment_id
        and o.outcome is null) as has_offer,
      (select array_agg(o.start_time) from waitlist_offers o
        where o.tenant_id = e.tenant_id and o.appointment_id = e.appointment_id) as offered,
      (select json_agg(json_build_array((extract(epoch from b.start_time) * 1000)::bigint,
          (extract(epoch from b.end_time) * 1000)::bigint))
        from appointments b where b.tenant_id = a.tenant_id and b.patient_id = a.patient_id and b.id <> a.id
          and b.end_time > ${now} and b.status not in ${statesWithoutSlot}
          and (b.hold_expires_at is null or b.hold_expires_at > ${now})) as busy
    from waitlist_entries e join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
    where e.doctor_id = ${doctorId} and a.start_time > ${now}
    order by e.joined_at, e.appointment_id limit ${longestLine}`.execute(tx);
  return rows
    .filter((row) => canBeMoved(row, tenant.settings, now))
    .map((row) => ({
      appointmentId: row.appointment_id,
      patientId: row.patient_id,
      startTime: row.start_time.getTime(),
      hasOpenOffer: row.has_offer,
      offered: (row.offered ?? []).map((start) => start.getTime()),
      busy: (row.busy ?? []).map(([startTime, endTime]) => ({ startTime, endTime })),
    }));
}

type Held = { parts: Parts; look: Look; doctor: LockedDoctor; slot: Slot; until: Date };

/** Keeps the time as a hold that belongs to nobody yet: without a secret no browser finds it. Null where it is taken after all. */
async function holdFor(tx: Tx, { parts, look, doctor, slot, until }: Held): Promise<number | null> {
  const { tenant, now } = look;
  const [start, end] = [new Date(slot.startTime), new Date(slot.endTime)];
  await expireKeptTime(tx, { doctorId: doctor.id, start, end }, { services: parts.services, tenant, now });
  const { rows } = await sql<{ id: number }>`
    insert into appointments (tenant_id, doctor_id, status, start_time, end_time, hold_expires_at, amount_minor, currency, created_at)
    values (${tenant.id}, ${doctor.id}, 'held', ${start}, ${end}, ${until}, ${doctor.price_minor}, ${tenant.settings.currency}, ${now})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

type Told = { parts: Parts; look: Look; appointmentId: number; start: Date; until: Date; holdId: number };

/** Writes the offer down, and tells the person by mail and push, in the transaction of the hold. */
async function tellOf(tx: Tx, { parts, look, appointmentId, start, until, holdId }: Told): Promise<void> {
  const { tenant, now } = look;
  const { services } = parts;
  await tx
    .insertInto("waitlist_offers")
    .values({
      tenant_id: tenant.id,
      appointment_id: appointmentId,
      start_time: start,
      hold_id: holdId,
      created_at: now,
      expires_at: until,
      outcome: null,
    })
    .execute();
  const devices = await queuePush(tx, services, {
    tenantId: tenant.id,
    appointmentId,
    kind: "earlier",
    moment: null,
    now,
    expiresAt: until,
  });
  await queueVisitMail(tx, "visit_earlier", appointmentId, {
    services,
    tenant,
    now,
    offer: { start, until, isToldByMailAlone: devices === 0 },
  });
}
