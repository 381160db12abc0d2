import type { AnswerOf } from "@anteroom/contract/endpoint";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import type * as shapes from "@anteroom/contract/appointment/waitlist";
import type { WaitlistRequest } from "@anteroom/contract/appointment/waitlist";
import { careState } from "@anteroom/domain/account/care";
import { waitlistEntryEnd } from "@anteroom/domain/booking/waitlist";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { sql, type RawBuilder } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import { careOf } from "../../../shared/account/care-of.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { firstFreeSlots, loadCalendars } from "../../../shared/appointment/doctor-calendars.ts";
import { lockDoctors } from "../../../shared/appointment/held-slot.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { loadAppointments } from "../../../shared/appointment/present-appointment.ts";
import type { AppointmentDeps } from "../appointment-deps.ts";
import { canBeMoved } from "./can-be-moved.ts";
import { endWaiting, waitlistEntryOf } from "./end-waiting.ts";
import { countWaitsOf, waitsWithoutAppointment, joinWaitlistForAppointment } from "./join-waitlist.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/** Days of the calendar that are searched for the first free slot. */
const daysAhead = 120;

type Requested = Call<typeof shapes.requestTime>;
/** A doctor, or any doctor of a specialty. */
type Goal = { doctorId: number } | { specialty: string };

/**
 * Adds the patient or a dependent to the waitlist of a doctor or specialty and audits it. When they have a
 * movable appointment with that doctor, that one joins instead (`appointment_id`). A repeat updates the open
 * entry and keeps its place. `waitlist_limit` above the clinic's maximum for an account; requests of one
 * account run one after the other.
 */
export async function requestTime(
  call: Requested,
): Promise<AnswerOf<typeof shapes.requestTime> | ProblemOutcome> {
  const { tenant, caller, body, now, tx } = call;
  const { waitlist, patientsWebScheduling } = tenant.settings;
  if (!waitlist || !patientsWebScheduling) return problem("feature_off");
  const goal: Goal = "doctor_id" in body ? { doctorId: body.doctor_id } : { specialty: body.specialty };
  return tx(async (one) => {
    await sql`select 1 from patients where id = ${caller.patientId} for no key update`.execute(one);
    const attendeeId = await attendeeOf(one, call);
    if (isProblem(attendeeId)) return attendeeId;
    const before = await firstFree(one, goal, { tenant, now });
    if (before === undefined) return problem("not_found");
    const appointment =
      "doctorId" in goal ? await appointmentWith(one, goal.doctorId, attendeeId, call) : null;
    const known = appointment
      ? await waitlistEntryOf(one, appointment.id)
      : await openRequest(one, goal, attendeeId, now);
    if (known === null && (await countWaitsOf(one, caller.patientId, now)) >= waitlist.perAccount)
      return problem("waitlist_limit");
    if (appointment) {
      if (known === null) await joinWaitlistForAppointment(one, { tenant, caller, row: appointment, now });
      return { data: { entity: { request: null, appointment_id: appointment.id } } };
    }
    const id = await keepRequest(one, { tenant, caller, goal, attendeeId, before, now, known });
    const [request = null] = await loadRequests(one, call, sql<boolean>`e.id = ${id}`);
    return { data: { entity: { request, appointment_id: null } } };
  });
}

/**
 * Returns the account's active waitlist entries without an appointment, with their open offers, at most 100,
 * oldest first; `feature_off` when the clinic has no waitlist.
 */
export async function listRequests({
  tenant,
  caller,
  locale,
  now,
  tx,
}: Call<typeof shapes.listRequests>): Promise<AnswerOf<typeof shapes.listRequests> | ProblemOutcome> {
  if (!tenant.settings.waitlist) return problem("feature_off");
  const collection = await tx((one) => loadRequests(one, { caller, locale, now }));
  return { data: { collection } };
}

/**
 * Ends a waitlist entry of the account, audits it and sends hints; an offered slot goes to the next in line.
 * `not_found` for others and for entries with an appointment.
 */
export function leaveRequest(deps: AppointmentDeps, call: Call<typeof shapes.leaveRequest>) {
  return giveUp(deps, call, "leave");
}

/**
 * Declines the offered slot of an entry, audits it and sends hints; it goes to the next in line. The entry
 * stays, and pauses. Without an open offer it changes nothing.
 */
export function declineRequestOffer(deps: AppointmentDeps, call: Call<typeof shapes.declineRequestOffer>) {
  return giveUp(deps, call, "decline");
}

async function giveUp(
  deps: AppointmentDeps,
  {
    tenant,
    caller,
    params,
    now,
    tx,
  }: Call<typeof shapes.leaveRequest> | Call<typeof shapes.declineRequestOffer>,
  what: "leave" | "decline",
): Promise<ProblemOutcome | undefined> {
  if (!tenant.settings.waitlist) return problem("feature_off");
  const freed = await tx(async (one) => {
    const { rows } = await sql<{ attendee_id: number | null }>`
      select attendee_id from waitlist_entries
      where id = ${params.request_id} and patient_id = ${caller.patientId} and appointment_id is null`.execute(
      one,
    );
    const [entry] = rows;
    if (!entry) return problem("not_found");
    await lockDoctorsOfOffer(one, params.request_id);
    const ended = await endWaiting(one, params.request_id, { what, now });
    if (ended.isDone)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: `waitlist.${what}`,
        object: `waitlist_entry/${params.request_id}`,
        ...actingFor(caller, { patient_id: entry.attendee_id }),
      });
    return ended.freed;
  });
  if (isProblem(freed)) return freed;
  for (const hold of freed) void deps.hints.appointmentChanged(tenant.id, hold);
  return undefined;
}

/**
 * Locks the doctor of an entry's open offer; call it before `endWaiting`, which locks the entry, so that the
 * order is that of making offers.
 */
export async function lockDoctorsOfOffer(tx: Tx, entryId: number): Promise<void> {
  const { rows } = await sql<{ doctor_id: number }>`
    select doctor_id from waitlist_offers where entry_id = ${entryId} and outcome is null`.execute(tx);
  await lockDoctors(
    tx,
    rows.map(({ doctor_id }) => doctor_id),
  );
}

/** Returns the id of the patient, or of a dependent for whom the patient may act. */
async function attendeeOf(
  tx: Tx,
  { caller, body, now, tenant }: Requested,
): Promise<number | ProblemOutcome> {
  const { dependent_id: dependentId } = body;
  if (dependentId === undefined) return caller.patientId;
  if (!tenant.settings.patientsManageDependents) return problem("feature_off");
  const person = await tx
    .selectFrom("patients")
    .select(["id", "birthdate", "care_asked_at", "care_confirmed_at", "care_ends_at"])
    .where("id", "=", dependentId)
    .where("parent_id", "=", caller.patientId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!person) return problem("not_found");
  if (careState(careOf(person), now.getTime()) === "waiting") return problem("care_not_confirmed");
  return person.id;
}

/** Returns the first free slot; null when none is free, undefined when there is no such doctor. */
async function firstFree(
  tx: Tx,
  goal: Goal,
  { tenant, now }: { tenant: Tenant; now: Date },
): Promise<Date | null | undefined> {
  const from = dayInZone(now.getTime(), tenant.settings.timeZone);
  const whose = "doctorId" in goal ? goal : { specialties: [goal.specialty] };
  const calendars = await loadCalendars(tx, tenant, { now, from, days: daysAhead, ...whose });
  if (calendars.length === 0) return undefined;
  const starts = calendars.flatMap((one) => firstFreeSlots(one, now, 1).map(({ startTime }) => startTime));
  return starts.length === 0 ? null : new Date(Math.min(...starts));
}

/** Returns the next movable appointment with this doctor, for which an earlier slot is requested instead. */
async function appointmentWith(
  tx: Tx,
  doctorId: number,
  attendeeId: number,
  { tenant, now }: Pick<Requested, "tenant" | "now">,
) {
  const rows = await loadAppointments(
    tx,
    sql<boolean>`a.doctor_id = ${doctorId} and a.patient_id = ${attendeeId} and a.start_time > ${now}
      and a.status in ${appointmentStateLists.upcoming}`,
  );
  const movable = rows.filter((row) => canBeMoved(row, tenant.settings, now));
  return movable.toSorted((a, b) => a.start_time.getTime() - b.start_time.getTime())[0] ?? null;
}

async function openRequest(tx: Tx, goal: Goal, attendeeId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select e.id from waitlist_entries e
    where e.attendee_id = ${attendeeId} and ${isFor(goal)} and ${waitsWithoutAppointment(now)}`.execute(tx);
  return rows[0]?.id ?? null;
}

const isFor = (goal: Goal): RawBuilder<boolean> =>
  "doctorId" in goal
    ? sql<boolean>`e.doctor_id = ${goal.doctorId}`
    : sql<boolean>`e.specialty = ${goal.specialty}`;

type Stored = {
  tenant: Tenant;
  caller: PatientCaller;
  goal: Goal;
  attendeeId: number;
  before: Date | null;
  now: Date;
  /** The entry of an earlier request that is still active: it keeps its place. */
  known: number | null;
};

async function keepRequest(tx: Tx, stored: Stored): Promise<number> {
  const { tenant, caller, goal, attendeeId, before, now, known } = stored;
  if (known !== null) {
    await tx
      .updateTable("waitlist_entries")
      .set({ before_time: before, patient_id: caller.patientId })
      .where("id", "=", known)
      .execute();
    return known;
  }
  // An ended entry of the same goal is replaced.
  await sql`delete from waitlist_entries e where e.attendee_id = ${attendeeId} and e.appointment_id is null and ${isFor(goal)}`.execute(
    tx,
  );
  const { id } = await tx
    .insertInto("waitlist_entries")
    .values({
      tenant_id: tenant.id,
      appointment_id: null,
      doctor_id: "doctorId" in goal ? goal.doctorId : null,
      specialty: "doctorId" in goal ? null : goal.specialty,
      patient_id: caller.patientId,
      attendee_id: attendeeId,
      joined_at: now,
      before_time: before,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "waitlist.join",
    object: `waitlist_entry/${id}`,
    ...actingFor(caller, { patient_id: attendeeId }),
  });
  return id;
}

type Row = {
  id: number;
  doctor_id: number | null;
  doctor: NamedDoctor | null;
  specialty: string | null;
  attendee_id: number;
  attendee_name: string;
  joined_at: Date;
  before_time: Date | null;
  offered: Date | null;
  expires_at: Date | null;
  offered_by: number | null;
  offering: NamedDoctor | null;
};

async function loadRequests(
  tx: Tx,
  { caller, locale, now }: Pick<Requested, "caller" | "locale" | "now">,
  which: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<WaitlistRequest[]> {
  const { rows } = await sql<Row>`
    select e.id, e.doctor_id, ${namedDoctor("d")} as doctor, e.specialty, e.attendee_id, p.name as attendee_name, e.joined_at, e.before_time,
      o.start_time as offered, o.expires_at, o.doctor_id as offered_by, ${namedDoctor("od")} as offering
    from waitlist_entries e
      join patients p on p.tenant_id = e.tenant_id and p.id = e.attendee_id and p.removed_at is null and e.patient_id in (p.id, p.parent_id)
      left join doctors d on d.tenant_id = e.tenant_id and d.id = e.doctor_id
      left join waitlist_offers o on o.tenant_id = e.tenant_id and o.entry_id = e.id and o.outcome is null and o.expires_at > ${now}
      left join doctors od on od.tenant_id = o.tenant_id and od.id = o.doctor_id
    where e.patient_id = ${caller.patientId} and ${waitsWithoutAppointment(now)} and ${which}
    order by e.joined_at, e.id limit 100`.execute(tx);
  return rows.map((row) => present(row, caller.patientId, locale));
}

function present(row: Row, patientId: number, locale: Locale): WaitlistRequest {
  const { joined_at, before_time, offered, expires_at, offered_by, offering } = row;
  const named = (id: number | null, doctor: NamedDoctor | null) =>
    id === null || doctor === null ? null : { id, name: doctorName(doctor, locale) };
  const doctor = named(offered_by, offering);
  return {
    id: row.id,
    doctor: named(row.doctor_id, row.doctor),
    specialty: row.specialty,
    dependent: row.attendee_id === patientId ? null : { id: row.attendee_id, name: row.attendee_name },
    joined_at: joined_at.toISOString(),
    before: before_time?.toISOString() ?? null,
    ends_at: new Date(waitlistEntryEnd(joined_at.getTime(), before_time?.getTime() ?? null)).toISOString(),
    offer:
      offered && expires_at && doctor
        ? { start_time: offered.toISOString(), expires_at: expires_at.toISOString(), doctor }
        : null,
  };
}
