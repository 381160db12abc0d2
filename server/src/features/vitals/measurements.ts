import type { Measurement } from "@anteroom/contract/vital-signs";
import type { VitalValues } from "@anteroom/domain/vital-values";
import type { Tx } from "../../platform/database.ts";

type Row = { measured_at: Date; source_system: string; vital_signs: VitalValues };

/** What was measured for a visit, the newest first. */
export async function loadMeasurements(tx: Tx, appointmentId: number, most: number): Promise<Measurement[]> {
  const rows = await tx
    .selectFrom("vital_signs_measurements")
    .select(["measured_at", "source_system", "vital_signs"])
    .where("appointment_id", "=", appointmentId)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(presentMeasurement);
}

/** The row in the specification's words. */
export function presentMeasurement({ measured_at, source_system, vital_signs }: Row): Measurement {
  return { date: measured_at.toISOString(), sourceSystem: source_system, vitalSigns: vital_signs };
}
