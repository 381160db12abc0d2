import type {
  VitalDevices,
  VitalName,
  VitalSource,
  VitalSources,
  VitalValues,
} from "@anteroom/domain/vitals/vital-values";
import { vitalNames } from "@anteroom/domain/vitals/vital-values";
import {
  concept,
  loinc,
  ownSystems,
  patientId,
  referenceTo,
  resource,
  terminology,
  ucum,
  type Concept,
} from "./resource.ts";
import type { Resource } from "./resource.ts";

type Coded = { code: Concept; unit: string; unitCode: string };

const ofLoinc = (code: string, display: string, unitCode: string, unit = unitCode): Coded => ({
  code: concept(loinc, code, display),
  unit,
  unitCode,
});
const ofOwn = (code: VitalName, display: string, unitCode: string): Coded => ({
  code: concept(ownSystems.vitalSign, code, display),
  unit: unitCode,
  unitCode,
});

/**
 * LOINC code and UCUM unit of each value, as in HL7's vital signs profile. The last three have our own codes,
 * because LOINC has none.
 */
export const vitalCodes: Readonly<Record<VitalName, Coded>> = {
  heart_rate: ofLoinc("8867-4", "Heart rate", "/min", "beats/minute"),
  respiration_rate: ofLoinc("9279-1", "Respiratory rate", "/min", "breaths/minute"),
  systolic: ofLoinc("8480-6", "Systolic blood pressure", "mm[Hg]", "mmHg"),
  diastolic: ofLoinc("8462-4", "Diastolic blood pressure", "mm[Hg]", "mmHg"),
  oxygen_saturation: {
    code: {
      coding: [
        { system: loinc, code: "2708-6", display: "Oxygen saturation in Arterial blood" },
        { system: loinc, code: "59408-5", display: "Oxygen saturation in Arterial blood by Pulse oximetry" },
      ],
    },
    unit: "%",
    unitCode: "%",
  },
  temperature: ofLoinc("8310-5", "Body temperature", "Cel", "°C"),
  weight: ofLoinc("29463-7", "Body weight", "kg"),
  glucose: ofLoinc("2339-0", "Glucose [Mass/volume] in Blood", "mg/dL"),
  sdnn: ofLoinc("80404-7", "R-R interval.standard deviation (Heart rate variability)", "ms"),
  rmssd: ofOwn("rmssd", "Root mean square of successive differences of R-R intervals", "ms"),
  pnn50: ofOwn("pnn50", "Share of successive R-R intervals that differ by more than 50 ms", "%"),
  stress_index: ofOwn("stress_index", "Baevsky stress index", "1"),
};

/** Code of the observation that contains both pressures. */
export const pressurePanel = concept(loinc, "85354-9", "Blood pressure panel with all children optional");

/** Values that become their own observation, in a fixed order. */
export const observedNames = vitalNames.filter((name) => name !== "diastolic");

/** Values that HL7's `vital-signs` profile covers. */
const profiled: ReadonlySet<VitalName> = new Set([
  "heart_rate",
  "respiration_rate",
  "systolic",
  "oxygen_saturation",
  "temperature",
  "weight",
]);

/**
 * One row for each value of a measurement: the measurement, and which of its values (`name`) is
 * meant.
 */
export type MeasurementRow = {
  id: number;
  /** The value's name; `systolic` stands for both pressures. */
  name: VitalName;
  measured_at: Date;
  /** Null where the reader does not know it: in a patient's own summary. */
  saved_at: Date | null;
  source_system: string;
  vital_signs: VitalValues;
  sources: VitalSources;
  quality: VitalValues;
  devices: VitalDevices;
  algorithm_version: string | null;
  pressure_readings: number | null;
  /** Null for a value outside of appointments. */
  appointment_id: number | null;
  patient_id: number | null;
  guest_id: number | null;
};

const methods: Readonly<Record<VitalSource, string>> = {
  camera: "Read by the camera of the patient's own device",
  cuff: "Read off a cuff and entered by the patient",
  oximeter: "Read off an oximeter and entered by the patient",
  scale: "Read off a scale and entered by the patient",
  self_reported: "Entered by the patient",
  device: "Sent by a device of the patient",
  photo: "Read on a photograph of a device's display and confirmed by the patient",
  provider: "Delivered by another system",
};

/**
 * Returns the FHIR id of a measurement's value, such as `12-heart-rate`; both pressures are
 * `12-blood-pressure`.
 */
export const observationId = (measurementId: number, name: VitalName) =>
  `${measurementId}-${name === "systolic" ? "blood-pressure" : name.replaceAll("_", "-")}`;

/** Parses an observation's id into measurement and value, or returns null. */
export function readObservationId(id: string): { measurementId: number; name: VitalName } | null {
  const [, number = "", rest = ""] = /^([1-9]\d{0,14})-([a-z0-9-]+)$/.exec(id) ?? [];
  const name = observedNames.find((one) => observationId(1, one) === `1-${rest}`);
  return name === undefined ? null : { measurementId: Number(number), name };
}

/**
 * Maps one value of a measurement, or both pressures, to FHIR's Observation, with method, device and the
 * camera's quality.
 */
export function mapObservation(row: MeasurementRow): Resource {
  const { name } = row;
  const source = row.sources[name] ?? null;
  const patient = patientId(row);
  const isOfClinic = row.source_system === clinicSystem;
  const device = deviceOf(row, source);
  const quality = row.quality[name];
  return resource("Observation", observationId(row.id, name), {
    meta: profiled.has(name) ? { profile: ["http://hl7.org/fhir/StructureDefinition/vitalsigns"] } : null,
    contained: device && [device],
    status: "final",
    category: [concept(terminology("observation-category"), "vital-signs", "Vital Signs")],
    code: name === "systolic" ? pressurePanel : vitalCodes[name].code,
    subject: patient && referenceTo("Patient", patient),
    encounter: row.appointment_id === null ? null : referenceTo("Encounter", row.appointment_id),
    effectiveDateTime: row.measured_at.toISOString(),
    issued: row.saved_at?.toISOString(),
    performer: isOfClinic || patient === null ? null : [referenceTo("Patient", patient)],
    valueQuantity: name === "systolic" ? null : quantityOf(name, row.vital_signs),
    method: source && { ...concept(ownSystems.vitalSource, source, methods[source]), text: methods[source] },
    device: device && { reference: "#device" },
    note:
      name === "systolic" && row.pressure_readings !== null && row.pressure_readings > 1
        ? [{ text: `Mean of ${row.pressure_readings} readings` }]
        : null,
    component: [
      ...(name === "systolic" ? pressuresOf(row.vital_signs) : []),
      ...(quality === undefined ? [] : [qualityOf(quality)]),
    ],
  });
}

/** The `source_system` of values that a clinic's program has stored. */
export const clinicSystem = "clinic";

function quantityOf(name: VitalName, values: VitalValues) {
  const value = values[name];
  const { unit, unitCode } = vitalCodes[name];
  return value === undefined ? null : { value, unit, system: ucum, code: unitCode };
}

const pressuresOf = (values: VitalValues) =>
  (["systolic", "diastolic"] as const)
    .filter((name) => values[name] !== undefined)
    .map((name) => ({ code: vitalCodes[name].code, valueQuantity: quantityOf(name, values) }));

/** In percent: R4's profile of vital signs knows no unit 1. */
const qualityOf = (value: number) => ({
  code: concept(ownSystems.vitalSign, "quality", "How sure the reading is, in percent"),
  valueQuantity: { value: Math.round(value * 1000) / 10, unit: "%", system: ucum, code: "%" },
});

/** The device that sent a value, by the model that it names, or the program that read the camera. */
function deviceOf(
  { name, devices, algorithm_version }: MeasurementRow,
  source: VitalSource | null,
): Resource | null {
  const model = devices[name];
  if (model !== undefined)
    return { resourceType: "Device", id: "device", deviceName: [{ name: model, type: "model-name" }] };
  if (source !== "camera") return null;
  return {
    resourceType: "Device",
    id: "device",
    deviceName: [{ name: "Camera reading of the patient app", type: "user-friendly-name" }],
    ...(algorithm_version === null ? {} : { version: [{ value: algorithm_version }] }),
  };
}
