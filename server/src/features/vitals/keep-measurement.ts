import { repeatWindowMs } from "@anteroom/domain/shared/lifetimes";
import type { Measurement, MeasurementData } from "@anteroom/contract/health/vital-signs";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import {
  isPlausibleEntryTime,
  isPlausibleReadingTime,
  mostAheadMs,
} from "@anteroom/domain/vitals/measured-at";
import {
  enteredSources,
  problemsOfSources,
  problemsOfVitals,
  sourceSystemOf,
  vitalNames,
} from "@anteroom/domain/vitals/vital-values";
import { embeddedVitals } from "@anteroom/domain/vitals/vitals-provider";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { secondsUntilRoom } from "../../shared/appointment/quota.ts";
import { presentMeasurement } from "./measurements.ts";

/** Vital signs as a patient sends them. */
export type Sent = { source_system: "camera" | "device" | "manual"; data: MeasurementData };
type Slip = { path: string; code: string };

/**
 * Returns the problems of sent values, by field; empty when they can be stored: ranges, sources, the camera's
 * consent and version, devices and their time.
 */
export function measurementProblems(
  { source_system, data }: Sent,
  settings: ApplicationSettings,
  now: Date,
): Slip[] {
  const { vital_signs, quality = {}, sources = enteredSources(vital_signs) } = data;
  const isCameraOn = settings.vitalSignsProvider === embeddedVitals;
  const found = {
    ...problemsOfSources(vital_signs, { sources, quality, isCameraOn }),
    ...problemsOfVitals(vital_signs),
  };
  const slips: Slip[] = Object.entries(found).map(([name, code]) => ({
    path: `body.data.vital_signs.${name}`,
    code,
  }));
  if (Object.keys(vital_signs).length === 0) slips.push({ path: "body.data.vital_signs", code: "missing" });
  return [
    ...slips,
    ...slipsOfSystem({ source_system, data: { ...data, sources } }),
    ...slipsOfDevice({ ...data, sources }, now),
  ];
}

/** D.15: values of a camera must have that source, its algorithm's version and the patient's consent. */
function slipsOfSystem({ source_system, data }: Sent): Slip[] {
  if (source_system !== sourceSystemOf(data.sources ?? {}))
    return [{ path: "body.source_system", code: "differs" }];
  if (source_system !== "camera") return [];
  return (["algorithm_version", "consented_at"] as const)
    .filter((name) => data[name] === undefined)
    .map((name) => ({ path: `body.data.${name}`, code: "missing" }));
}

/**
 * Checks that models belong to values of devices, and the time: up to 30 days ago where all values are of devices, else
 * as old as a reading may be that a page has shown since (D.35).
 */
function slipsOfDevice({ sources = {}, devices = {}, measured_at }: MeasurementData, now: Date): Slip[] {
  const slips: Slip[] = vitalNames
    .filter((name) => devices[name] !== undefined && sources[name] !== "device")
    .map((name) => ({ path: `body.data.devices.${name}`, code: "wrong-source" }));
  if (measured_at === undefined) return slips;
  const isOfDevice = Object.values(sources).every((source) => source === "device");
  const isPlausible = isOfDevice ? isPlausibleReadingTime : isPlausibleEntryTime;
  return isPlausible(Date.parse(measured_at), now.getTime())
    ? slips
    : [...slips, { path: "body.data.measured_at", code: "out-of-bounds" }];
}

/** An appointment, or a patient outside of one. */
type Owner = { tenantId: number; appointmentId: number | null; patientId: number | null };

/**
 * Returns this owner's measurement with the same values and sources of the last 10 minutes, as after a lost
 * response; null without one. Values with a device's time match that time instead, or the time of saving where
 * the device's clock was ahead. Lock the owner's row first.
 */
export async function findSavedDuplicate(
  tx: Tx,
  { appointmentId, patientId }: Owner,
  { source_system, data }: Sent,
  now: Date,
): Promise<Measurement | null> {
  const { vital_signs, quality = {}, sources = enteredSources(vital_signs) } = data;
  const consentedAt = data.consented_at === undefined ? null : new Date(data.consented_at);
  const named = data.measured_at === undefined ? null : new Date(data.measured_at);
  const row = await tx
    .selectFrom("vital_signs_measurements")
    .select(["id", "patient_id", "measured_at", "source_system", "vital_signs", "sources", "quality"])
    .select(["algorithm_version", "pressure_readings", "devices"])
    .where("appointment_id", appointmentId === null ? "is" : "=", appointmentId)
    .where("patient_id", patientId === null ? "is" : "=", patientId)
    .where((where) =>
      named === null
        ? where("saved_at", ">", new Date(now.getTime() - repeatWindowMs))
        : where.and([
            // `insertMeasurement` stores the time of saving instead of a later one.
            where("measured_at", "=", (is) => is.fn<Date>("least", [is.val(named), "saved_at"])),
            where("saved_at", ">=", new Date(named.getTime() - mostAheadMs)),
          ]),
    )
    .where("source_system", "=", source_system)
    .where(sql<boolean>`(vital_signs, sources, quality) =
      (${JSON.stringify(vital_signs)}::jsonb, ${JSON.stringify(sources)}::jsonb, ${JSON.stringify(quality)}::jsonb)`)
    .where(sql<boolean>`consented_at is not distinct from ${consentedAt}`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? presentMeasurement(row) : null;
}

/**
 * Stores values that `measurementProblems` has accepted, with a time that is never later than `now`, and
 * returns the measurement. Does not look for duplicates or audit.
 */
export async function insertMeasurement(
  tx: Tx,
  { tenantId, appointmentId, patientId }: Owner,
  { source_system, data }: Sent,
  now: Date,
): Promise<Measurement> {
  const row = {
    source_system,
    measured_at: measuredAt(data, now),
    algorithm_version: data.algorithm_version ?? null,
    pressure_readings: data.vital_signs.systolic === undefined ? null : (data.pressure_readings ?? 1),
  };
  const { vital_signs, quality = {}, devices = {}, sources = enteredSources(vital_signs) } = data;
  const { id } = await tx
    .insertInto("vital_signs_measurements")
    .values({
      ...row,
      tenant_id: tenantId,
      appointment_id: appointmentId,
      patient_id: patientId,
      vital_signs: JSON.stringify(vital_signs),
      sources: JSON.stringify(sources),
      quality: JSON.stringify(quality),
      devices: JSON.stringify(devices),
      saved_at: now,
      consented_at: data.consented_at === undefined ? null : new Date(data.consented_at),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return presentMeasurement({ ...row, id, patient_id: patientId, vital_signs, sources, quality, devices });
}

/** Returns the time of the measurement, at most `now`. */
function measuredAt({ measured_at }: MeasurementData, now: Date): Date {
  const at = measured_at === undefined ? now : new Date(measured_at);
  return at > now ? now : at;
}

type SavedForPatient = { measurement: Measurement; /** The same was stored before. */ isAgain: boolean };

/**
 * Stores a person's values outside appointments, or returns those stored before (`isAgain`). At most 50 a day
 * of one person, else `too_many_today`. Locks the patient's row. Does not validate or audit.
 */
export async function storeForPatient(
  tx: Tx,
  { tenantId, patientId }: { tenantId: number; patientId: number },
  sent: Sent,
  now: Date,
): Promise<SavedForPatient | ProblemOutcome> {
  // The same request sent twice at once waits here for the first.
  await sql`select 1 from patients where id = ${patientId} for no key update`.execute(tx);
  const owner = { tenantId, appointmentId: null, patientId };
  const before = await findSavedDuplicate(tx, owner, sent, now);
  if (before) return { measurement: before, isAgain: true };
  const wait = await secondsToWait(tx, patientId, now);
  if (wait !== null) return problem("too_many_today", { retry_after: wait });
  return { measurement: await insertMeasurement(tx, owner, sent, now), isAgain: false };
}

/** Most measurements a day outside appointments, against scripts. */
const aDay = { most: 50, span: 86_400_000 };

/** Returns the seconds until one more may be saved for a person; null when it is allowed now. */
async function secondsToWait(tx: Tx, patientId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ saved_at: Date }>`
    select saved_at from vital_signs_measurements
    where patient_id = ${patientId} and source_system in ('camera', 'device', 'manual')
      and saved_at > ${new Date(now.getTime() - aDay.span)}
    order by saved_at desc limit ${aDay.most}`.execute(tx);
  const before = rows.map(({ saved_at: at }) => at);
  return secondsUntilRoom(before, aDay, now);
}
