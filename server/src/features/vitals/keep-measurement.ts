import { againWithin } from "@anteroom/domain/lifetimes";
import type { Measurement, MeasurementData } from "@anteroom/contract/vital-signs";
import type { ApplicationSettings } from "@anteroom/domain/settings";
import { enteredSources, problemsOfSources, problemsOfVitals } from "@anteroom/domain/vital-values";
import { embeddedVitals } from "@anteroom/domain/vitals-provider";
import { sql } from "kysely";
import type { Tx } from "../../platform/database.ts";
import { presentMeasurement } from "./measurements.ts";

type Sent = { source_system: "camera" | "manual"; data: MeasurementData };
type Slip = { path: string; code: string };

/** What is wrong with values that were sent; empty when they can be kept. */
export function slipsOf({ source_system, data }: Sent, settings: ApplicationSettings): Slip[] {
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
  return [...slips, ...slipsOfCamera({ source_system, data: { ...data, sources } })];
}

/** D.15: values of a camera say so, with its program and the patient's consent; others do not. */
function slipsOfCamera({ source_system, data }: Sent): Slip[] {
  const isCamera = Object.values(data.sources ?? {}).includes("camera");
  if (isCamera !== (source_system === "camera")) return [{ path: "body.source_system", code: "differs" }];
  if (!isCamera) return [];
  return (["algorithm_version", "consented_at"] as const)
    .filter((name) => data[name] === undefined)
    .map((name) => ({ path: `body.data.${name}`, code: "missing" }));
}

/** A visit, or a patient outside of one. */
type Owner = { tenantId: number; appointmentId: number | null; patientId: number | null };

/** The very same values as were kept a moment ago: the answer was lost, and they count once. */
export async function loadKeptBefore(
  tx: Tx,
  { appointmentId, patientId }: Owner,
  { source_system, data }: Sent,
  now: Date,
): Promise<Measurement | null> {
  const { vital_signs, quality = {}, sources = enteredSources(vital_signs) } = data;
  const consentedAt = data.consented_at === undefined ? null : new Date(data.consented_at);
  const row = await tx
    .selectFrom("vital_signs_measurements")
    .select(["measured_at", "source_system", "vital_signs", "sources", "quality"])
    .select(["algorithm_version", "pressure_readings"])
    .where("appointment_id", appointmentId === null ? "is" : "=", appointmentId)
    .where("patient_id", patientId === null ? "is" : "=", patientId)
    .where("measured_at", ">", new Date(now.getTime() - againWithin))
    .where("source_system", "=", source_system)
    .where(sql<boolean>`(vital_signs, sources, quality) =
      (${JSON.stringify(vital_signs)}::jsonb, ${JSON.stringify(sources)}::jsonb, ${JSON.stringify(quality)}::jsonb)`)
    .where(sql<boolean>`consented_at is not distinct from ${consentedAt}`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? presentMeasurement(row) : null;
}

/** Writes down values that were found to be in order. */
export async function insertMeasurement(
  tx: Tx,
  { tenantId, appointmentId, patientId }: Owner,
  { source_system, data }: Sent,
  now: Date,
): Promise<Measurement> {
  const row = {
    source_system,
    measured_at: now,
    algorithm_version: data.algorithm_version ?? null,
    pressure_readings: data.vital_signs.systolic === undefined ? null : (data.pressure_readings ?? 1),
  };
  const { vital_signs, quality = {}, sources = enteredSources(vital_signs) } = data;
  await tx
    .insertInto("vital_signs_measurements")
    .values({
      ...row,
      tenant_id: tenantId,
      appointment_id: appointmentId,
      patient_id: patientId,
      vital_signs: JSON.stringify(vital_signs),
      sources: JSON.stringify(sources),
      quality: JSON.stringify(quality),
      consented_at: data.consented_at === undefined ? null : new Date(data.consented_at),
    })
    .execute();
  return presentMeasurement({ ...row, vital_signs, sources, quality });
}
