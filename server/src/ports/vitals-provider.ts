import type { VitalValues } from "@anteroom/domain/vitals/vital-values";

/** What a device of the patient has measured, as its maker's service tells it. */
export type DeliveredVitals = { measuredAt: Date; values: VitalValues };

/** Where a clinic's patients have vital signs besides what they enter and what the camera of their own device reads. */
export type VitalsProvider = {
  /** As a clinic's setting names it, and as `source_system` says (D.15). */
  name: string;
  /**
   * What it has of a patient from an instant on, the oldest first. The patient is named as in the clinic's own records.
   * Rejects when the service cannot be reached: then nothing is delivered now, and all of it the next time.
   */
  measuredSince: (patient: { clinic: string; patientId: number }, since: Date) => Promise<DeliveredVitals[]>;
};
