import { mostCalendarAddresses } from "@anteroom/domain/clinic/token-scopes";
import * as z from "zod/mini";
import { AppointmentStatus } from "../appointment/appointments.ts";
import { endpoint } from "../endpoint.ts";
import { collection, Day, entity, Id, Instant, PathId, ServiceType, text } from "../values.ts";
import { DayRanges, WeeklyPart } from "./hours.ts";

/** The most days that one request for a calendar or for schedules may span. */
export const longestCalendarDays = 8;

/** An appointment as a calendar shows it: when, who and what, without health data. */
export const CalendarEntry = z.object({
  id: Id,
  doctor_id: Id,
  patient_name: z.string(),
  service_type: ServiceType,
  status: AppointmentStatus,
  start_time: Instant,
  end_time: Instant,
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** A time in which another calendar of the doctor is busy. */
const BusyTime = z.object({ start_time: Instant, end_time: Instant });

/** What decides when a doctor works: the week, the days that differ from it, and busy times of other calendars. */
export const DoctorSchedule = z.object({
  doctor_id: Id,
  /** With the title, in the language of the request. */
  doctor_name: z.string(),
  is_listed: z.boolean(),
  hours: z.array(WeeklyPart),
  days: z.array(DayRanges),
  busy: z.array(BusyTime),
});
export type DoctorSchedule = z.infer<typeof DoctorSchedule>;

/** A doctor's token lists only its own doctor's; another doctor is `not_found`. The request is written to the audit log. */
export const clinicListCalendar = endpoint({
  method: "GET",
  path: "/clinic/calendar",
  summary: `Lists the appointments of all doctors, or of one, that take place within at most ${longestCalendarDays} days`,
  description:
    "Also those that begin before `from` and end after it; `to` is not included. In every status, without holds. Smaller than the list of appointments: no motive, amounts or reviews.",
  caller: "clinic",
  scope: "appointments:read",
  query: z.strictObject({ from: Instant, to: Instant, doctor_id: z.optional(PathId) }),
  response: collection(CalendarEntry),
});

/** By name. A doctor's token lists only its own doctor's; another doctor is `not_found`. */
export const clinicListSchedules = endpoint({
  method: "GET",
  path: "/clinic/schedules",
  summary: `Lists the hours, changed days and busy times of all doctors, or of one, on at most ${longestCalendarDays} days`,
  description:
    "`to` is included. Weekly hours are those of now, also for days in the past. Clock times are the clinic's.",
  caller: "clinic",
  scope: "doctors:read",
  query: z.strictObject({ from: Day, to: Day, doctor_id: z.optional(PathId) }),
  response: collection(DoctorSchedule),
});

/** An address at which a doctor's appointments are read as a calendar, without the address itself. */
export const CalendarAddress = z.object({
  id: Id,
  /** Where it is read. */
  label: z.string(),
  created_at: Instant,
  /** When a calendar program last read it, exact to a minute; null: never. */
  last_read_at: z.nullable(Instant),
});
export type CalendarAddress = z.infer<typeof CalendarAddress>;

/** A new address; `url` is returned only this once. */
const NewCalendarAddress = z.extend(CalendarAddress, { url: z.string() });

const DoctorParams = z.strictObject({ doctor_id: PathId });

/** A doctor's token lists only its own doctor's; another doctor is `not_found`. */
export const clinicListCalendarAddresses = endpoint({
  method: "GET",
  path: "/clinic/doctors/{doctor_id}/calendar_addresses",
  summary: "Lists the addresses at which a doctor's appointments can be read as a calendar, newest first",
  description: "Those that can be used: tokens of this doctor with the only scope `calendar:read`.",
  caller: "clinic",
  scope: "calendar:write",
  params: DoctorParams,
  response: collection(CalendarAddress),
  problems: ["not_found"],
});

/** Audited. A doctor's token makes only its own doctor's; another doctor is `not_found`. */
export const clinicAddCalendarAddress = endpoint({
  method: "POST",
  path: "/clinic/doctors/{doctor_id}/calendar_addresses",
  summary:
    "Makes an address at which a calendar program reads a doctor's appointments, returned only this once",
  description: `The iCalendar feed has times and kinds of the appointments of 31 days back and 366 ahead, and no patient's name. Whoever has the address reads it until it is revoked. At most ${mostCalendarAddresses} a doctor (\`status_conflict\`).`,
  caller: "clinic",
  scope: "calendar:write",
  params: DoctorParams,
  body: z.strictObject({ label: text(80).check(z.minLength(1)) }),
  status: 201,
  response: entity(NewCalendarAddress),
  problems: ["not_found", "status_conflict"],
});

/** Audited. */
export const clinicRevokeCalendarAddress = endpoint({
  method: "DELETE",
  path: "/clinic/doctors/{doctor_id}/calendar_addresses/{address_id}",
  summary: "Revokes an address of a doctor's calendar at once",
  caller: "clinic",
  scope: "calendar:write",
  params: z.extend(DoctorParams, { address_id: PathId }),
  status: 204,
  problems: ["not_found"],
});
