import type { MeasurementData } from "@anteroom/contract/health/vital-signs";
import type {
  CameraName,
  VitalDevices,
  VitalSources,
  VitalValues,
} from "@anteroom/domain/vitals/vital-values";
import { enteredSources, sourceSystemOf } from "@anteroom/domain/vitals/vital-values";
import type { RefusalReason } from "@anteroom/vitals/reading";
import type { Failure } from "../../platform/api.ts";
import type { EnteredVitals } from "./read-entered.ts";

/**
 * Whether a result is saved in the patient's record. "guest": nobody is signed in, so it is in this tab only.
 */
export type SavingState = "no" | "saving" | "saved" | "removed" | "guest" | { failure: Failure };

/** Vital signs measured or entered together, in stored units, before or after saving. */
export type TakenVitals = {
  values: VitalValues;
  sources: VitalSources;
  /** Signal quality of the camera's values, 0 to 1. */
  quality: VitalValues;
  pressureReadings: number | null;
  /** Of what a device has sent by Bluetooth. */
  devices: VitalDevices;
  /** ISO instant of a stored measurement of a device, or of the camera's or a guest's reading; null for now. */
  measuredAt: string | null;
  /** Of the program that read the camera; null when all was entered. */
  algorithmVersion: string | null;
  /** ISO instant at which one agreed to be read by the camera. */
  consentedAt: string | null;
  /** What the camera looked for and did not find, and why. */
  refused: Partial<Record<CameraName, readonly RefusalReason[]>>;
};

/** No vital signs yet. */
export const noVitals: TakenVitals = {
  values: {},
  sources: {},
  quality: {},
  pressureReadings: null,
  devices: {},
  measuredAt: null,
  algorithmVersion: null,
  consentedAt: null,
  refused: {},
};

/**
 * Returns a new result with entered values added; a value already there is not overwritten. The time stays
 * that of the camera, else it becomes that of saving (`measuredAt` null).
 */
export function addEntered(before: TakenVitals, { values, pressureReadings }: EnteredVitals): TakenVitals {
  return {
    ...before,
    measuredAt: sourceSystemOf(before.sources) === "camera" ? before.measuredAt : null,
    values: { ...values, ...before.values },
    sources: { ...enteredSources(values), ...before.sources },
    pressureReadings: pressureReadings ?? before.pressureReadings,
  };
}

/**
 * Returns the request body of the API for a result. Quality, algorithm and consent are sent only if a value
 * comes from the camera; `refused` never is.
 */
export function vitalsToBody(taken: TakenVitals): {
  source_system: ReturnType<typeof sourceSystemOf>;
  data: MeasurementData;
} {
  const { values, sources, quality, pressureReadings, algorithmVersion, consentedAt } = taken;
  const { devices, measuredAt } = taken;
  const system = sourceSystemOf(sources);
  const isCamera = system === "camera";
  return {
    source_system: system,
    data: {
      vital_signs: values,
      sources,
      ...(Object.keys(devices).length > 0 ? { devices } : {}),
      ...(measuredAt === null ? {} : { measured_at: measuredAt }),
      ...(pressureReadings === null ? {} : { pressure_readings: pressureReadings }),
      ...(isCamera && algorithmVersion !== null ? { quality, algorithm_version: algorithmVersion } : {}),
      ...(isCamera && consentedAt !== null ? { consented_at: consentedAt } : {}),
    },
  };
}
