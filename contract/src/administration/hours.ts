import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  ContentVersion,
  replaces,
  replacesOrNothing,
  replacesRule,
  versionedCollection,
} from "../replaces.ts";
import { collection, Day, entity, Id, PathId } from "../values.ts";

/** The most days of one absence, and of the range that `clinicListDays` lists. */
export const longestAbsenceDays = 366;

const DoctorParams = z.strictObject({ doctor_id: PathId });

/** A time in the clinic's time zone, as `08:30`; `24:00` ends a day. */
export const ClockTime = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** A range of every week: working hours, or a break in them. `weekday` 1 is Monday, 7 is Sunday. */
export const WeeklyPart = z.strictObject({
  weekday: z.int().check(z.gte(1), z.lte(7)),
  kind: z.enum(["open", "break"]),
  from: ClockTime,
  to: ClockTime,
});

/** An exception on one day: `off` is absent, `extra` additional working hours. */
export const DayPart = z.strictObject({ kind: z.enum(["off", "extra"]), from: ClockTime, to: ClockTime });

/** The exceptions of one day. */
export const DayRanges = z.object({ day: Day, parts: z.array(DayPart) });

/** The same, with a version; null without exceptions. */
const VersionedDay = z.extend(DayRanges, { version: z.nullable(ContentVersion) });

/** A doctor's token reads only its own doctor; others are `not_found`. */
export const clinicGetHours = endpoint({
  method: "GET",
  path: "/clinic/doctors/{doctor_id}/hours",
  summary: "Returns the weekly hours of a doctor, in the clinic's time zone",
  caller: "clinic",
  scope: "doctors:read",
  params: DoctorParams,
  response: versionedCollection(WeeklyPart),
});

/** 404 for a doctor's token and another doctor, as for all changes of hours. */
export const clinicSetHours = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}/hours",
  summary: "Replaces the weekly hours of a doctor; appointments stay",
  description: replacesRule,
  caller: "clinic",
  scope: "hours:write",
  params: DoctorParams,
  body: z.strictObject({ hours: z.array(WeeklyPart).check(z.maxLength(200)), replaces }),
  response: versionedCollection(WeeklyPart),
  problems: ["changed_elsewhere"],
});

/**
 * Both ends are included. A range of more than 366 days, or one that ends before it begins, is `validation_failed` at
 * `querystring.to`. A doctor's token reads only its own doctor; others are `not_found`.
 */
export const clinicListDays = endpoint({
  method: "GET",
  path: "/clinic/doctors/{doctor_id}/days",
  summary: `Lists days on which a doctor's hours differ from the week, of at most ${longestAbsenceDays} days from \`from\``,
  caller: "clinic",
  scope: "doctors:read",
  params: DoctorParams,
  query: z.strictObject({ from: Day, to: Day }),
  response: collection(VersionedDay),
});

/** Audited. Appointments stay. A doctor's token manages only its own doctor; others are `not_found`. */
export const clinicSetDay = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}/days/{day}",
  summary:
    "Replaces the exceptions of one day: blocked times, extra hours; without any the weekly hours apply",
  description: `${replacesRule} A day without exceptions has none: \`null\`.`,
  caller: "clinic",
  scope: "hours:write",
  params: z.strictObject({ doctor_id: PathId, day: Day }),
  body: z.strictObject({ parts: z.array(DayPart).check(z.maxLength(50)), replaces: replacesOrNothing }),
  response: entity(VersionedDay),
  problems: ["changed_elsewhere"],
});

/** Audited. A doctor's token manages only its own doctor; others are `not_found`. */
export const clinicAddAbsence = endpoint({
  method: "POST",
  path: "/clinic/doctors/{doctor_id}/absences",
  summary: "Blocks whole days of a doctor, the last one included, and returns the appointments in them",
  description:
    "Appointments stay: the clinic cancels or moves each. Extra hours of these days are removed. Idempotent.",
  caller: "clinic",
  scope: "hours:write",
  params: DoctorParams,
  body: z.strictObject({ from: Day, to: Day }),
  response: entity(z.object({ days: z.int(), appointment_ids: z.array(Id) })),
});
