import * as shapes from "@anteroom/contract/administration/calendar";
import { asAppointmentStatus, type AppointmentState } from "@anteroom/domain/appointment/appointment-state";
import { clockTimeOf } from "@anteroom/domain/booking/day-parts";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { addDays, instantOf } from "@anteroom/domain/shared/zoned-time";
import { sql } from "kysely";
import type { Services } from "../../../platform/config/services.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import { mount } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import { isWithin } from "../../../shared/appointment/is-within.ts";

const longestSpan = shapes.longestCalendarDays * 86_400_000;

/**
 * Registers the routes that a calendar of the clinic reads: appointments, and schedules of doctors, each of all doctors in one statement.
 * A doctor's token reads that doctor only. Appointments that were read are audited.
 */
export function calendarRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicListCalendar, async ({ tenant, caller, query, tx }) => {
    const [first, last] = [new Date(query.from), new Date(query.to)];
    const span = last.getTime() - first.getTime();
    if (span < 0 || span > longestSpan) return refuseSpan();
    const doctorId = doctorOf(caller, query.doctor_id);
    if (doctorId === "none") return problem("not_found");
    return tx(async (one) => {
      if (doctorId !== null && !(await isDoctor(one, doctorId))) return problem("not_found");
      const found = await readEntries(one, doctorId, first, last);
      const object = `appointment/${found.map(({ id }) => id).join(",")}`;
      if (found.length > 0)
        await audit(one, tenant.id, { actor: actorOf(caller), action: "appointment.list", object });
      return { data: { collection: found.map(presentEntry) } };
    });
  });
  mount(app, shapes.clinicListSchedules, async ({ tenant, caller, locale, query, tx }) => {
    const { from, to } = query;
    if (from > to || to >= addDays(from, shapes.longestCalendarDays)) return refuseSpan();
    const doctorId = doctorOf(caller, query.doctor_id);
    if (doctorId === "none") return problem("not_found");
    const { timeZone } = tenant.settings;
    const rows = await tx((one) => readSchedules(one, doctorId, { from, to, timeZone }));
    if (doctorId !== null && rows.length === 0) return problem("not_found");
    const collection = rows
      .map((row) => presentSchedule(row, locale))
      .toSorted((a, b) => a.doctor_name.localeCompare(b.doctor_name, locale) || a.doctor_id - b.doctor_id);
    return { data: { collection } };
  });
}

function refuseSpan(): ProblemOutcome {
  return problem("validation_failed", { fields: [{ path: "querystring.to", code: "span" }] });
}

/** Returns the one doctor that is read; null for all, "none" where the token is another doctor's. */
function doctorOf({ doctorId: own }: ClinicCaller, wanted: number | undefined): number | null | "none" {
  if (own === null) return wanted ?? null;
  return wanted === undefined || wanted === own ? own : "none";
}

async function isDoctor(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

type EntryRow = Omit<shapes.CalendarEntry, "status" | "start_time" | "end_time"> & {
  status: AppointmentState;
  start_time: Date;
  end_time: Date;
};

/** By doctor, so that each one's index by time is read; one statement for all of them. */
async function readEntries(tx: Tx, doctorId: number | null, first: Date, last: Date): Promise<EntryRow[]> {
  const isWanted = doctorId === null ? sql<boolean>`true` : sql<boolean>`d.id = ${doctorId}`;
  const { rows } = await sql<EntryRow>`
    select a.id, a.doctor_id, coalesce(p.name, g.name) as patient_name, a.service_type, a.status, a.start_time, a.end_time
    from doctors d
      cross join lateral (
        select * from appointments a
        where a.tenant_id = d.tenant_id and a.doctor_id = d.id and a.status not in ${appointmentStateLists.holds}
          and ${isWithin("a", first, last)}
        offset 0) a
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where ${isWanted}
    order by a.start_time, a.id`.execute(tx);
  return rows;
}

function presentEntry({ status: state, start_time, end_time, ...row }: EntryRow): shapes.CalendarEntry {
  const status = asAppointmentStatus(state);
  if (status === null) throw new Error(`Appointment ${row.id} is a mere hold`);
  return { ...row, status, start_time: start_time.toISOString(), end_time: end_time.toISOString() };
}

type ScheduleRow = {
  id: number;
  doctor: NamedDoctor;
  is_listed: boolean;
  hours: [weekday: number, kind: "open" | "break", from: number, to: number][];
  days: [day: string, kind: "off" | "extra", from: number, to: number][];
  busy: [start: number, end: number][];
};

type Days = { from: string; to: string; timeZone: string };

async function readSchedules(
  tx: Tx,
  doctorId: number | null,
  { from, to, timeZone }: Days,
): Promise<ScheduleRow[]> {
  const first = new Date(instantOf(from, 0, timeZone));
  const last = new Date(instantOf(addDays(to, 1), 0, timeZone));
  const isWanted = doctorId === null ? sql<boolean>`true` : sql<boolean>`d.id = ${doctorId}`;
  const { rows } = await sql<ScheduleRow>`
    select d.id, ${namedDoctor("d")} as doctor, d.is_listed,
      (select coalesce(json_agg(json_build_array(h.weekday, h.kind, h.from_minute, h.to_minute)
          order by h.weekday, h.from_minute), '[]')
        from doctor_hours h where h.tenant_id = d.tenant_id and h.doctor_id = d.id) as hours,
      (select coalesce(json_agg(json_build_array(e.day::text, e.kind, e.from_minute, e.to_minute)
          order by e.day, e.from_minute), '[]')
        from doctor_exceptions e where e.tenant_id = d.tenant_id and e.doctor_id = d.id
          and e.day >= ${from}::date and e.day <= ${to}::date) as days,
      (select coalesce(json_agg(json_build_array((extract(epoch from b.start_time) * 1000)::bigint,
          (extract(epoch from b.end_time) * 1000)::bigint) order by b.start_time, b.end_time), '[]')
        from busy_blocks b where b.tenant_id = d.tenant_id and b.doctor_id = d.id
          and b.start_time < ${last} and b.end_time > ${first}) as busy
    from doctors d
    where ${isWanted}`.execute(tx);
  return rows;
}

function presentSchedule(row: ScheduleRow, locale: Locale): shapes.DoctorSchedule {
  const clock = (from: number, to: number) => ({ from: clockTimeOf(from), to: clockTimeOf(to) });
  const byDay = Map.groupBy(row.days, ([day]) => day);
  return {
    doctor_id: row.id,
    doctor_name: doctorName(row.doctor, locale),
    is_listed: row.is_listed,
    hours: row.hours.map(([weekday, kind, from, to]) => ({ weekday, kind, ...clock(from, to) })),
    days: [...byDay].map(([day, parts]) => ({
      day,
      parts: parts.map(([, kind, from, to]) => ({ kind, ...clock(from, to) })),
    })),
    busy: row.busy.map(([start, end]) => ({
      start_time: new Date(start).toISOString(),
      end_time: new Date(end).toISOString(),
    })),
  };
}
