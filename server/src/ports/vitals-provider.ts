import type { VitalValues } from "@anteroom/domain/vitals/vital-values";

/** A measurement of a patient's device, as the manufacturer's service reports it. */
export type DeliveredVitals = { measuredAt: Date; values: VitalValues };

/** An external source of a patient's vital signs, besides manual entry and the camera of their device. */
export type VitalsProvider = {
  /** The provider's name in clinics' settings and in `source_system` (D.15). */
  name: string;
  /**
   * Returns a patient's measurements since an instant, oldest first. Rejects when the service cannot be reached; the
   * next call then delivers everything.
   */
  measuredSince: (patient: { clinic: string; patientId: number }, since: Date) => Promise<DeliveredVitals[]>;
};
