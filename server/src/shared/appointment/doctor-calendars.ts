import type { DoctorTitle } from "@anteroom/domain/booking/doctor-name";
import type { DoctorSex } from "@anteroom/domain/booking/doctor-facts";
import { busyRanges } from "@anteroom/domain/booking/busy-times";
import { freeSlots, type Schedule, type Slot } from "@anteroom/domain/booking/slots";
import { addDays, dayInZone, instantOf, type DayText } from "@anteroom/domain/shared/zoned-time";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";
import { isWithin, takesSlot } from "./is-within.ts";

/** How many days ahead can be booked. */
const horizonDays = 366;
/** How many days ahead the next free slots are searched. */
export const lookAheadDays = 14;

/** A doctor as the list and the booking show them. Amounts are in minor units, lengths in minutes. */
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
  /** Held by a visitor who is not signed in and has not booked or paid yet. Waitlist offers do not count. */
  isVisitorHold: boolean;
};

/** Everything that decides which slots of a doctor are free in a span of days. */
export type DoctorCalendar = {
  doctor: DoctorFacts;
  schedule: Schedule;
  taken: TakenRange[];
  span: DaySpan;
  bookingOffsetMinutes: number;
};

/** A number of days of the clinic's calendar, from the first one on. */
export type DaySpan = { from: DayText; days: number };

type Wanted = DaySpan & {
  now: Date;
  /** This one only, or these; all when both are missing. */
  doctorId?: number;
  doctorIds?: readonly number[];
  specialties?: readonly string[] | undefined;
  languages?: readonly string[] | undefined;
};

/** Lists of a doctor as JSON texts: string aggregation costs a third of PostgreSQL's JSON functions. */
type Row = DoctorFacts & { hours: string; exceptions: string; busy: string; taken: string };

type Hours = [weekday: number, from: number, to: number, kind: "open" | "break"][];
type Exceptions = [day: string, from: number, to: number, kind: "off" | "extra"][];
type Busy = [start: number, end: number][];
type Taken = [start: number, end: number, id: number, isVisitorHold: boolean][];

/**
 * Loads the calendars of the clinic's listed doctors, or of those selected, in one statement. The span is cut
 * to 366 days from today on. Expired holds do not count as taken. Unlisted doctors are omitted even if
 * named.
 */
export async function loadCalendars(tx: Tx, tenant: Tenant, wanted: Wanted): Promise<DoctorCalendar[]> {
  const { timeZone, bookingOffsetMinutes } = tenant.settings;
  const span = withinHorizon(wanted, dayInZone(wanted.now.getTime(), timeZone));
  const until = addDays(span.from, span.days);
  const first = new Date(instantOf(span.from, 0, timeZone));
  const last = new Date(instantOf(until, 0, timeZone));
  const { name, condition } = whichDoctors(wanted);
  const { rows } = await sql<Row>`${name}
    select d.id, d.name, d.title, d.specialty, d.languages, d.portrait, d.about, d.price_minor, d.visit_minutes, d.rating_sum, d.rating_count,
      d.sex, d.treats_children,
      (select ${listed(sql`h.weekday, h.from_minute, h.to_minute, '"' || h.kind || '"'`)}
        from doctor_hours h where h.tenant_id = d.tenant_id and h.doctor_id = d.id) as hours,
      (select ${listed(sql`'"' || e.day::text || '"', e.from_minute, e.to_minute, '"' || e.kind || '"'`)}
        from doctor_exceptions e where e.tenant_id = d.tenant_id and e.doctor_id = d.id
          and e.day >= ${span.from}::date and e.day < ${until}::date) as exceptions,
      (select ${listed(sql`(extract(epoch from b.start_time) * 1000)::bigint, (extract(epoch from b.end_time) * 1000)::bigint`)}
        from busy_blocks b where b.tenant_id = d.tenant_id and b.doctor_id = d.id
          and b.start_time < ${last} and b.end_time > ${first}) as busy,
      (select ${listed(sql`(extract(epoch from a.start_time) * 1000)::bigint, (extract(epoch from a.end_time) * 1000)::bigint, a.id,
          (a.status in ${appointmentStateLists.timed} and a.patient_id is null and (a.guest_id is not null or a.hold_secret_hash is not null))::text`)}
        from appointments a where a.tenant_id = d.tenant_id and a.doctor_id = d.id
          and ${takesSlot("a")}
          and (a.hold_expires_at is null or a.hold_expires_at > ${wanted.now})
          and ${isWithin("a", first, last)}) as taken
    from doctors d
    where d.is_listed and ${condition}`.execute(tx);
  return rows.map(({ hours, exceptions, busy, taken, ...doctor }) => ({
    doctor,
    schedule: scheduleOf(timeZone, doctor.visit_minutes, {
      hours: JSON.parse(hours),
      exceptions: JSON.parse(exceptions),
      busy: JSON.parse(busy),
    }),
    taken: (JSON.parse(taken) as Taken).map(([startTime, endTime, appointmentId, isVisitorHold]) => ({
      startTime,
      endTime,
      appointmentId,
      isVisitorHold,
    })),
    span,
    bookingOffsetMinutes,
  }));
}

/** Aggregates rows into one JSON text, an array of arrays; each value must be valid JSON. */
const listed = (values: RawBuilder<unknown>) =>
  sql`'[' || coalesce(string_agg('[' || concat_ws(',', ${values}) || ']', ','), '') || ']'`;

/** Returns separate statements for one doctor and for many, as a shared plan would read all doctors for one. */
function whichDoctors({ doctorId, doctorIds, specialties: ofThese, languages: speaking }: Wanted) {
  if (doctorId !== undefined)
    return { name: statementName("calendar_of_doctor"), condition: sql<boolean>`d.id = ${doctorId}` };
  if (doctorIds !== undefined)
    return {
      name: statementName("calendars_of_doctors"),
      condition: sql<boolean>`d.id = any(${doctorIds}::bigint[])`,
    };
  const [specialties, languages] = [ofThese ?? null, speaking ?? null];
  return {
    name: statementName("doctor_calendars"),
    condition: sql<boolean>`(${specialties}::text[] is null or d.specialty = any(${specialties}))
      and (${languages}::text[] is null or d.languages && ${languages})`,
  };
}

/**
 * Returns the free slots of the calendar's whole span, earliest first, from the booking offset after `now`
 * on.
 */
export function freeSlotsOf(
  { schedule, taken, span, bookingOffsetMinutes }: DoctorCalendar,
  now: Date,
): Slot[] {
  return freeSlots(schedule, { ...span, taken, now: now.getTime(), bookingOffsetMinutes });
}

/** Returns at most `count` free slots of the calendar's span, earliest first. */
export function firstFreeSlots(calendar: DoctorCalendar, now: Date, count: number): Slot[] {
  const found: Slot[] = [];
  for (let day = 0; day < calendar.span.days && found.length < count; day += 1) {
    const span = { from: addDays(calendar.span.from, day), days: 1 };
    found.push(...freeSlotsOf({ ...calendar, span }, now));
  }
  return found.slice(0, count);
}

/** Days that are read for all doctors first: most have free slots in them, also over a weekend. */
const nearDays = 4;

/**
 * Returns the selected listed doctors, unsorted, each with at most `count` free slots of the next 14 days.
 * Reads 4 days first, and the rest only for doctors with fewer.
 */
export async function loadFirstFreeSlots(
  tx: Tx,
  tenant: Tenant,
  wanted: Omit<Wanted, "from" | "days">,
  count: number,
): Promise<DoctorWithTimes[]> {
  const { now } = wanted;
  const from = dayInZone(now.getTime(), tenant.settings.timeZone);
  const load = async (more: Wanted) =>
    (await loadCalendars(tx, tenant, more)).map((calendar) => ({
      doctor: calendar.doctor,
      slots: firstFreeSlots(calendar, now, count),
    }));
  const near = await load({ ...wanted, from, days: nearDays });
  const doctorIds = near.filter(({ slots }) => slots.length < count).map(({ doctor }) => doctor.id);
  if (doctorIds.length === 0) return near;
  const whole = new Map(
    (await load({ now, from, days: lookAheadDays, doctorIds })).map((one) => [one.doctor.id, one]),
  );
  return near.map((one) => whole.get(one.doctor.id) ?? one);
}

/** A doctor and their next free slots. */
export type DoctorWithTimes = { doctor: DoctorFacts; slots: Slot[] };

/** Maps a slot to the API's shape. */
export function presentSlot({ startTime, endTime }: Slot) {
  return { start_time: textOf(startTime), end_time: textOf(endTime) };
}

/** Returns the ISO text of an instant from a cache: formatting costs five times a look-up. */
function textOf(instant: number): string {
  const known = texts.get(instant);
  if (known !== undefined) return known;
  if (texts.size >= mostTexts) texts.clear();
  const text = new Date(instant).toISOString();
  texts.set(instant, text);
  return text;
}

const texts = new Map<number, string>();
const mostTexts = 20_000;

/** Cuts the span to the bookable days, from today to the horizon. */
function withinHorizon({ from, days }: DaySpan, today: DayText): DaySpan {
  const end = addDays(today, horizonDays);
  const first = from < today ? today : from;
  if (first >= end) return { from: end, days: 0 };
  const daysLeft = Math.round((Date.parse(end) - Date.parse(first)) / 86_400_000);
  const daysOver = Math.round((Date.parse(first) - Date.parse(from)) / 86_400_000);
  return { from: first, days: Math.max(0, Math.min(days - daysOver, daysLeft)) };
}

type Times = { hours: Hours; exceptions: Exceptions; busy: Busy };

/** Builds the schedule. Busy times of external calendars block additional hours too. */
function scheduleOf(timeZone: string, slotMinutes: number, { hours, exceptions, busy }: Times): Schedule {
  const piecesOf = (wanted: "open" | "break") =>
    hours.filter(([, , , kind]) => kind === wanted).map(([weekday, from, to]) => ({ weekday, from, to }));
  return {
    timeZone,
    slotMinutes,
    weekly: piecesOf("open"),
    breaks: piecesOf("break"),
    exceptions: [
      ...exceptions.map(([day, from, to, kind]) => ({ day, from, to, kind })),
      ...busy.flatMap(([startTime, endTime]) => busyRanges({ startTime, endTime }, timeZone)),
    ],
  };
}
