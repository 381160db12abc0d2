import * as shapes from "@anteroom/contract/administration/hours";
import { upcomingStates } from "@anteroom/domain/appointment/appointment-state";
import { clockTimeOf, faultyRanges, minuteOf } from "@anteroom/domain/booking/day-parts";
import { addDays, instantOf } from "@anteroom/domain/shared/zoned-time";
import type * as z from "zod/mini";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import { mount } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { contentVersion, refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit, type AuditAction } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { lockDoctors } from "../../shared/appointment/held-slot.ts";
import { isOwn } from "./doctors.ts";

type WeeklyPart = z.infer<typeof shapes.WeeklyPart>;
type DayPart = z.infer<typeof shapes.DayPart>;
type Change = { tenant: Tenant; caller: ClinicCaller; doctorId: number; action: AuditAction };

/**
 * Registers the routes to read and replace doctors' weekly hours, days with exceptions, and absences, which
 * also return the appointments booked in them. Booked appointments are not changed. A doctor's token manages
 * that doctor's own, else `not_found`. With `replaces` only what was read is replaced. Changes are audited and lock
 * the doctor.
 */
export function clinicHoursRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicGetHours, ({ caller, params: { doctor_id: doctorId }, tx }) =>
    tx(async (one) => {
      const isKnown = isOwn(caller, doctorId) && (await isDoctor(one, doctorId));
      return isKnown ? { data: versionedHours(await readHours(one, doctorId)) } : problem("not_found");
    }),
  );
  mount(app, shapes.clinicSetHours, async ({ tenant, caller, params, body, tx }) => {
    const { doctor_id: doctorId } = params;
    const rows = body.hours.map((part) => ({ ...part, from: minuteOf(part.from), to: minuteOf(part.to) }));
    const refusal = refuseRanges("hours", rows);
    if (refusal) return refusal;
    return tx(async (one) => {
      const change = { tenant, caller, doctorId, action: "doctor.hours" } as const;
      const unread = await beginChange(one, change, async () => {
        const { version } = versionedHours(await readHours(one, doctorId));
        return refuseUnread(body.replaces, version, versionedHours(body.hours).version === version);
      });
      if (unread) return unread;
      await replaceHours(one, { tenantId: tenant.id, doctorId, rows });
      return { data: versionedHours(await readHours(one, doctorId)) };
    });
  });
  mount(app, shapes.clinicListDays, async ({ caller, params: { doctor_id: doctorId }, query, tx }) => {
    const refusal = refuseSpan("querystring", query);
    if (refusal) return refusal;
    return tx(async (one) => {
      const isKnown = isOwn(caller, doctorId) && (await isDoctor(one, doctorId));
      return isKnown ? { data: { collection: await readDays(one, doctorId, query) } } : problem("not_found");
    });
  });
  mount(app, shapes.clinicSetDay, async ({ tenant, caller, params, body, tx }) => {
    const { doctor_id: doctorId, day } = params;
    const rows = body.parts.map((part) => ({ ...part, from: minuteOf(part.from), to: minuteOf(part.to) }));
    const refusal = refuseRanges("parts", rows);
    if (refusal) return refusal;
    return tx(async (one) => {
      const unread = await beginChange(one, { tenant, caller, doctorId, action: "doctor.day" }, async () => {
        const [stored] = await readDays(one, doctorId, { from: day, to: day });
        const version = stored?.version ?? null;
        return refuseUnread(body.replaces, version, versionOfDay(body.parts) === version);
      });
      if (unread) return unread;
      await one
        .deleteFrom("doctor_exceptions")
        .where("doctor_id", "=", doctorId)
        .where("day", "=", day)
        .execute();
      const values = rows.map(({ kind, from, to }) => ({
        tenant_id: tenant.id,
        doctor_id: doctorId,
        day,
        kind,
        from_minute: from,
        to_minute: to,
      }));
      if (values.length > 0) await one.insertInto("doctor_exceptions").values(values).execute();
      const [entity = { day, parts: [], version: null }] = await readDays(one, doctorId, {
        from: day,
        to: day,
      });
      return { data: { entity } };
    });
  });
  mount(app, shapes.clinicAddAbsence, async ({ tenant, caller, params, body, tx }) => {
    const { doctor_id: doctorId } = params;
    const refusal = refuseSpan("body", body);
    if (refusal) return refusal;
    return tx(async (one) => {
      const unknown = await beginChange(one, { tenant, caller, doctorId, action: "doctor.absence" });
      if (unknown) return unknown;
      const days = daysOf(body);
      await one
        .deleteFrom("doctor_exceptions")
        .where("doctor_id", "=", doctorId)
        .where("day", ">=", body.from)
        .where("day", "<=", body.to)
        .execute();
      const whole = {
        tenant_id: tenant.id,
        doctor_id: doctorId,
        kind: "off" as const,
        from_minute: 0,
        to_minute: 1440,
      };
      await one
        .insertInto("doctor_exceptions")
        .values(days.map((day) => ({ ...whole, day })))
        .execute();
      const appointment_ids = await bookedIn(one, tenant, doctorId, body);
      return { data: { entity: { days: days.length, appointment_ids } } };
    });
  });
}

/**
 * Locks the doctor, so that bookings wait, and audits the change. Returns `not_found` when there is no such doctor, and
 * what `refuse` returns once the doctor is locked; null to go on.
 */
async function beginChange(
  tx: Tx,
  { tenant, caller, doctorId, action }: Change,
  refuse: () => Promise<ProblemOutcome | null> = () => Promise.resolve(null),
): Promise<ProblemOutcome | null> {
  const [doctor] = isOwn(caller, doctorId) ? await lockDoctors(tx, [doctorId]) : [];
  if (!doctor) return problem("not_found");
  const refusal = await refuse();
  if (refusal) return refusal;
  await audit(tx, tenant.id, { actor: actorOf(caller), action, object: `doctor/${doctorId}` });
  return null;
}

async function isDoctor(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

function refuseRanges(field: string, rows: Parameters<typeof faultyRanges>[0]): ProblemOutcome | null {
  const fields = faultyRanges(rows).map((place) => ({ path: `body.${field}.${place}`, code: "overlap" }));
  return fields.length > 0 ? problem("validation_failed", { fields }) : null;
}

type Span = { from: string; to: string };

function refuseSpan(place: "body" | "querystring", { from, to }: Span): ProblemOutcome | null {
  const isRight = from <= to && to < addDays(from, shapes.longestAbsenceDays);
  return isRight
    ? null
    : problem("validation_failed", { fields: [{ path: `${place}.to`, code: "invalid" }] });
}

function daysOf({ from, to }: Span): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * A weekly range of working or break time. `weekday` 1 is Monday; `from` and `to` in minutes since midnight,
 * at most 1440.
 */
export type WeeklyMinutes = { weekday: number; kind: "open" | "break"; from: number; to: number };

/**
 * Deletes a doctor's weekly hours and inserts `rows`. Lock the doctor before (`lockDoctors`) and validate the
 * ranges; does not audit.
 */
export async function replaceHours(
  tx: Tx,
  { tenantId, doctorId, rows }: { tenantId: number; doctorId: number; rows: readonly WeeklyMinutes[] },
): Promise<void> {
  await tx.deleteFrom("doctor_hours").where("doctor_id", "=", doctorId).execute();
  const values = rows.map(({ weekday, kind, from, to }) => ({
    tenant_id: tenantId,
    doctor_id: doctorId,
    weekday,
    kind,
    from_minute: from,
    to_minute: to,
  }));
  if (values.length > 0) await tx.insertInto("doctor_hours").values(values).execute();
}

/** Returns a doctor's weekly hours by weekday and start, with clock times `HH:MM`. */
export async function readHours(tx: Tx, doctorId: number) {
  const rows = await tx
    .selectFrom("doctor_hours")
    .select(["weekday", "kind", "from_minute", "to_minute"])
    .where("doctor_id", "=", doctorId)
    .orderBy("weekday")
    .orderBy("from_minute")
    .execute();
  return rows.map(({ weekday, kind, from_minute, to_minute }) => ({
    weekday,
    kind,
    from: clockTimeOf(from_minute),
    to: clockTimeOf(to_minute),
  }));
}

async function readDays(tx: Tx, doctorId: number, { from, to }: Span) {
  const rows = await tx
    .selectFrom("doctor_exceptions")
    .select(["day", "kind", "from_minute", "to_minute"])
    .where("doctor_id", "=", doctorId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("from_minute")
    .execute();
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, ofDay]) => {
    const parts = ofDay.map(({ kind, from_minute, to_minute }): DayPart => ({
      kind,
      from: clockTimeOf(from_minute),
      to: clockTimeOf(to_minute),
    }));
    return { day, parts, version: versionOfDay(parts) };
  });
}

/** Adds the version, which does not depend on the order of the parts. */
function versionedHours(collection: WeeklyPart[]) {
  const parts = collection.map(({ weekday, kind, from, to }) => [weekday, kind, from, to].join(" "));
  return { collection, version: contentVersion(parts.toSorted()) };
}

/** Returns the version of a day's exceptions, in any order; null without any. */
function versionOfDay(parts: readonly DayPart[]): string | null {
  const written = parts.map(({ kind, from, to }) => [kind, from, to].join(" "));
  return written.length > 0 ? contentVersion(written.toSorted()) : null;
}

/** Returns the doctor's upcoming appointments on these days in the clinic's time zone. */
async function bookedIn(
  tx: Tx,
  { settings }: Tenant,
  doctorId: number,
  { from, to }: Span,
): Promise<number[]> {
  const first = new Date(instantOf(from, 0, settings.timeZone));
  const end = new Date(instantOf(addDays(to, 1), 0, settings.timeZone));
  const rows = await tx
    .selectFrom("appointments")
    .select("id")
    .where("doctor_id", "=", doctorId)
    .where("start_time", "<", end)
    .where("end_time", ">", first)
    .where("status", "in", upcomingStates)
    .orderBy("start_time")
    .execute();
  return rows.map(({ id }) => id);
}
