import type { DoctorTitle } from "@anteroom/domain/booking/doctor-name";
import type { DoctorSex } from "@anteroom/domain/booking/doctor-facts";
import { freeSlots, type Schedule, type Slot } from "@anteroom/domain/booking/slots";
import { addDays, dayInZone, instantOf, type DayText } from "@anteroom/domain/shared/zoned-time";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { named } from "../../platform/database/named-statements.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { appointmentsThatAre } from "../../platform/database/state-lists.ts";

/** Nobody books further ahead than this many days. */
const horizonDays = 366;
/** For so many days ahead the next free times are looked up. */
export const lookAheadDays = 14;

export type DoctorFacts = {
  id: number;
  /** Without the title: see `doctorName`. */
  name: string;
  title: DoctorTitle | null;
  specialty: string;
  languages: string[];
  portrait: string;
  about: unknown;
  price_minor: number;
  visit_minutes: number;
  rating_sum: number;
  rating_count: number;
  sex: DoctorSex | null;
  treats_children: boolean | null;
};

/** A range of a doctor's time that is not free: booked, awaiting payment, or held. */
export type TakenRange = Slot & {
  appointmentId: number;
  /** Kept by somebody who is not signed in and has not booked yet, or not paid yet; an offer of the waitlist is nobody's. */
  isVisitorHold: boolean;
};

/** Everything that decides which times of a doctor are free in a span of days. */
export type DoctorCalendar = {
  doctor: DoctorFacts;
  schedule: Schedule;
  taken: TakenRange[];
  span: DaySpan;
  bookingOffsetMinutes: number;
};

/** Days of the clinic's calendar. */
export type DaySpan = { from: DayText; days: number };

type Wanted = DaySpan & {
  now: Date;
  doctorId?: number;
  specialties?: readonly string[] | undefined;
  languages?: readonly string[] | undefined;
};

type Row = DoctorFacts & {
  hours: [weekday: number, from: number, to: number, kind: "open" | "break"][];
  exceptions: [day: string, from: number, to: number, kind: "off" | "extra"][];
  taken: [start: number, end: number, id: number, isVisitorHold: boolean][];
};

/** The calendars of the clinic's listed doctors, all read in one statement, however many they are. */
export async function loadCalendars(tx: Tx, tenant: Tenant, wanted: Wanted): Promise<DoctorCalendar[]> {
  const { timeZone, bookingOffsetMinutes } = tenant.settings;
  const span = withinHorizon(wanted, dayInZone(wanted.now.getTime(), timeZone));
  const until = addDays(span.from, span.days);
  const first = new Date(instantOf(span.from, 0, timeZone));
  const last = new Date(instantOf(until, 0, timeZone));
  const { doctorId = null, specialties = null, languages = null, now } = wanted;
  const { rows } = await sql<Row>`${named("doctor_calendars")}
    select d.id, d.name, d.title, d.specialty, d.languages, d.portrait, d.about, d.price_minor, d.visit_minutes, d.rating_sum, d.rating_count,
      d.sex, d.treats_children,
      coalesce((select json_agg(json_build_array(h.weekday, h.from_minute, h.to_minute, h.kind))
        from doctor_hours h where h.tenant_id = d.tenant_id and h.doctor_id = d.id), '[]') as hours,
      coalesce((select json_agg(json_build_array(e.day, e.from_minute, e.to_minute, e.kind))
        from doctor_exceptions e where e.tenant_id = d.tenant_id and e.doctor_id = d.id
          and e.day >= ${span.from}::date and e.day < ${until}::date), '[]') as exceptions,
      coalesce((select json_agg(json_build_array((extract(epoch from a.start_time) * 1000)::bigint,
          (extract(epoch from a.end_time) * 1000)::bigint, a.id, a.status in ${appointmentsThatAre.timed} and a.patient_id is null
            and (a.guest_id is not null or a.hold_secret_hash is not null)))
        from appointments a where a.tenant_id = d.tenant_id and a.doctor_id = d.id
          and a.status not in ${appointmentsThatAre.withoutSlot}
          and (a.hold_expires_at is null or a.hold_expires_at > ${now})
          and tstzrange(a.start_time, a.end_time) && tstzrange(${first}, ${last})), '[]') as taken
    from doctors d
    where d.is_listed
      and (${doctorId}::bigint is null or d.id = ${doctorId})
      and (${specialties}::text[] is null or d.specialty = any(${specialties}))
      and (${languages}::text[] is null or d.languages && ${languages})`.execute(tx);
  return rows.map(({ hours, exceptions, taken, ...doctor }) => ({
    doctor,
    schedule: scheduleOf(timeZone, doctor.visit_minutes, hours, exceptions),
    taken: taken.map(([startTime, endTime, appointmentId, isVisitorHold]) => ({
      startTime,
      endTime,
      appointmentId,
      isVisitorHold,
    })),
    span,
    bookingOffsetMinutes,
  }));
}

/** The free times of the calendar's whole span, earliest first. */
export function freeSlotsOf(
  { schedule, taken, span, bookingOffsetMinutes }: DoctorCalendar,
  now: Date,
): Slot[] {
  return freeSlots(schedule, { ...span, taken, now: now.getTime(), bookingOffsetMinutes });
}

/** The first free times. Reads day by day: most doctors have them within two days of fourteen. */
export function firstFreeSlots(calendar: DoctorCalendar, now: Date, count: number): Slot[] {
  const found: Slot[] = [];
  for (let day = 0; day < calendar.span.days && found.length < count; day += 1) {
    const span = { from: addDays(calendar.span.from, day), days: 1 };
    found.push(...freeSlotsOf({ ...calendar, span }, now));
  }
  return found.slice(0, count);
}

/** A slot in the words of the wire. */
export function presentSlot({ startTime, endTime }: Slot) {
  return { start_time: new Date(startTime).toISOString(), end_time: new Date(endTime).toISOString() };
}

/** Neither the past nor what lies beyond the horizon can be booked, so neither is looked at. */
function withinHorizon({ from, days }: DaySpan, today: DayText): DaySpan {
  const end = addDays(today, horizonDays);
  const first = from < today ? today : from;
  if (first >= end) return { from: end, days: 0 };
  const daysLeft = Math.round((Date.parse(end) - Date.parse(first)) / 86_400_000);
  const daysOver = Math.round((Date.parse(first) - Date.parse(from)) / 86_400_000);
  return { from: first, days: Math.max(0, Math.min(days - daysOver, daysLeft)) };
}

function scheduleOf(
  timeZone: string,
  slotMinutes: number,
  hours: Row["hours"],
  exceptions: Row["exceptions"],
): Schedule {
  const piecesOf = (wanted: "open" | "break") =>
    hours.filter(([, , , kind]) => kind === wanted).map(([weekday, from, to]) => ({ weekday, from, to }));
  return {
    timeZone,
    slotMinutes,
    weekly: piecesOf("open"),
    breaks: piecesOf("break"),
    exceptions: exceptions.map(([day, from, to, kind]) => ({ day, from, to, kind })),
  };
}
