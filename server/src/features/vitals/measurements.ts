import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Tables, Tx } from "../../platform/database/database.ts";

type Row = Omit<
  Selectable<Tables["vital_signs_measurements"]>,
  "tenant_id" | "appointment_id" | "consented_at" | "saved_at"
> & { is_sent_in_call?: boolean };

/**
 * The values of `source_system` that patients save, move and delete themselves. A provider's values would
 * return after their removal.
 */
export const ownSystems = ["camera", "device", "manual"] as const;

/** Returns at most `most` measurements of an appointment, newest first. Does not check access. */
export function loadMeasurements(tx: Tx, appointmentId: number, most: number): Promise<Measurement[]> {
  return load(tx, sql`appointment_id = ${appointmentId}`, most);
}

/**
 * Returns at most `most` measurements of a patient, in and outside appointments, newest first. Does not check
 * access.
 */
export function loadOwnMeasurements(tx: Tx, patientId: number, most: number): Promise<Measurement[]> {
  // An `or` of the two would read the measurements of the whole clinic.
  const own = sql<boolean>`id = any(array(
    select m.id from vital_signs_measurements m where m.patient_id = ${patientId}
    union all
    select m.id from appointments a
      join vital_signs_measurements m on m.tenant_id = a.tenant_id and m.appointment_id = a.id
      where a.patient_id = ${patientId}))`;
  return load(tx, own, most);
}

async function load(tx: Tx, which: RawBuilder<boolean>, most: number): Promise<Measurement[]> {
  const rows = await tx
    .selectFrom("vital_signs_measurements")
    .select(["id", "patient_id", "measured_at", "source_system", "vital_signs", "sources", "quality"])
    .select(["algorithm_version", "pressure_readings", "devices"])
    // The answer that completes a request of the doctor is saved in the same instant.
    .select(
      sql<boolean>`exists (select from visit_requests r
        where r.appointment_id = vital_signs_measurements.appointment_id and r.kind = 'vitals'
          and r.state = 'done' and r.changed_at = vital_signs_measurements.saved_at)`.as("is_sent_in_call"),
    )
    .where(which)
    .orderBy("measured_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(presentMeasurement);
}

/**
 * Maps the row to the API's measurement. It has an `id` only when the patient may remove it: made outside
 * appointments, and not by a provider.
 */
export function presentMeasurement(row: Row): Measurement {
  const isRemovable = row.patient_id !== null && ownSystems.some((one) => one === row.source_system);
  return {
    ...(isRemovable ? { id: row.id } : {}),
    date: row.measured_at.toISOString(),
    sourceSystem: row.source_system,
    vitalSigns: row.vital_signs,
    sources: row.sources,
    quality: row.quality,
    devices: row.devices,
    ...(row.is_sent_in_call === true ? { isSentInCall: true as const } : {}),
    algorithmVersion: row.algorithm_version,
    pressureReadings: row.pressure_readings,
  };
}
