import type { MeasurementData } from "@anteroom/contract/health/vital-signs";
import type { DeviceKind, DeviceWarning } from "@anteroom/domain/vitals/gatt/device-reading";
import type { Meal } from "@anteroom/domain/vitals/gatt/glucose-measurement";
import { mostMillimoles, unitOfGlucose } from "@anteroom/domain/vitals/glucose-offer";
import { latinDigits } from "@anteroom/domain/text/latin-digits";
import {
  type MeasuringUnit,
  storedValue,
  type TwoUnitName,
  twoUnits,
} from "@anteroom/domain/vitals/measuring-units";
import { readPressure, type ReadPressure } from "@anteroom/domain/vitals/read-pressure";
import {
  type EnteredName,
  enteredSources,
  problemsOfVitals,
  sourceSystemOf,
  type VitalDevices,
  type VitalSources,
  type VitalValues,
} from "@anteroom/domain/vitals/vital-values";

/** A value that devices show; respiration is counted by hand instead. */
export type RequestedName = Exclude<EnteredName, "respiration_rate">;

/** The fields of each kind of device; the first is required, the pulse is optional. */
export const requestedNames: Readonly<Record<DeviceKind, readonly RequestedName[]>> = {
  "blood-pressure": ["systolic", "diastolic", "heart_rate"],
  oxygen: ["oxygen_saturation", "heart_rate"],
  temperature: ["temperature"],
  weight: ["weight"],
  glucose: ["glucose"],
};

/** The chosen unit of each value that has two. */
export type Units = Readonly<Record<TwoUnitName, MeasuringUnit>>;
/** Returns whether a value has two common units. */
export const hasTwoUnits = (name: string): name is TwoUnitName => name in twoUnits;

/**
 * Where the fields were filled from. A device's origin is removed once a person changes a value; a photo's
 * stays.
 */
export type ReadingOrigin =
  | {
      by: "device";
      model: string | null;
      /** By the device's clock, in ms; null where that cannot be right, and now counts. */
      at: number | null;
      user: number | null;
      warnings: readonly DeviceWarning[];
      meal: Meal | null;
    }
  | { by: "photo"; picture: Blob };

/** The state of the form. */
export type ReadingDraft = {
  kind: DeviceKind;
  units: Units;
  /** The person or the device chose the unit, so the number does not change it. */
  isUnitPicked: boolean;
  /** The text of each field. */
  texts: Partial<Record<EnteredName, string>>;
  origin: ReadingOrigin | null;
};

/** A confirmed reading, ready to be saved, in stored units. `measuredAt`: ISO 8601, or null for now. */
export type ConfirmedReading = {
  values: VitalValues;
  sources: VitalSources;
  devices: VitalDevices;
  measuredAt: string | null;
};

/**
 * Returns the values of a draft in stored units (glucose in mg/dL); empty fields are missing. Accepts decimal
 * commas, Arabic digits and a pressure such as "12/8"; other text gives NaN.
 */
export function valuesOf({ kind, units, texts }: ReadingDraft): VitalValues {
  const values: VitalValues = {};
  for (const name of requestedNames[kind]) {
    const text = latinDigits((texts[name] ?? "").trim()).replace(/[,٫]/, ".");
    if (text === "") continue;
    values[name] = hasTwoUnits(name) ? storedValue(name, Number(text), units[name]) : Number(text);
  }
  const read = pressureReadAs({ kind, texts });
  if (!read) return values;
  const { systolic: _upper, diastolic: _lower, ...others } = values;
  const { systolic, diastolic } = read;
  return { systolic, ...(diastolic === undefined ? {} : { diastolic }), ...others };
}

/**
 * Returns the draft with a changed field; removes a device as origin. A glucose number possible in one unit
 * only sets that unit, unless one was chosen.
 */
export function setDraftText(draft: ReadingDraft, name: EnteredName, text: string): ReadingDraft {
  const unit = name === "glucose" && !draft.isUnitPicked ? unitOfGlucose(text) : null;
  return {
    ...draft,
    units: unit === null ? draft.units : { ...draft.units, glucose: unit },
    texts: { ...draft.texts, [name]: text },
    // What a device has sent and somebody changes is typed from then on; a photograph was only ever a help.
    origin: draft.origin?.by === "device" ? null : draft.origin,
  };
}

/** Returns whether a valid glucose number is possible in both units and none was chosen. */
export function isUnitUnclear(draft: ReadingDraft): boolean {
  const text = draft.kind === "glucose" && !draft.isUnitPicked ? (draft.texts.glucose ?? "").trim() : "";
  return text !== "" && !Number.isNaN(valuesOf(draft).glucose) && unitOfGlucose(text) === null;
}

/**
 * Returns what is wrong with the fields, by name; glucose above 33.3 mmol/L is rejected if typed in mmol/L.
 * An unclear unit is not among them: see `isUnitUnclear`.
 */
export function problemsOfDraft(draft: ReadingDraft): ReturnType<typeof problemsOfVitals> {
  const values = valuesOf(draft);
  const problems = problemsOfVitals(values);
  const most = storedValue("glucose", mostMillimoles, "mmol/L");
  const isTooMuch = draft.units.glucose === "mmol/L" && values.glucose !== undefined && values.glucose > most;
  return isTooMuch ? { ...problems, glucose: "out-of-bounds" } : problems;
}

/**
 * Returns the reading of a pressure written as "12/8" or in cmHg; null for plain mmHg and for other kinds.
 */
export function pressureReadAs({ kind, texts }: Pick<ReadingDraft, "kind" | "texts">): ReadPressure | null {
  return kind === "blood-pressure" ? readPressure(texts.systolic ?? "", texts.diastolic ?? "") : null;
}

/**
 * Returns the values without problems and of a clear unit; advice is given on those only. None of a pressure
 * whose numbers may be swapped.
 */
export function plausibleValues(draft: ReadingDraft): VitalValues {
  const problems = problemsOfDraft(draft);
  if (problems.systolic === "pressures-swapped") problems.diastolic ??= "pressures-swapped";
  const unsure = isUnitUnclear(draft) ? "glucose" : null;
  return Object.fromEntries(
    Object.entries(valuesOf(draft)).filter(([name]) => !(name in problems) && name !== unsure),
  );
}

/**
 * Returns the reading to save: values with their sources, the device's model and time. Does not validate:
 * call `problemsOfDraft` before.
 */
export function confirmedReading(draft: ReadingDraft): ConfirmedReading {
  const values = valuesOf(draft);
  const names = requestedNames[draft.kind].filter((name) => values[name] !== undefined);
  const { origin } = draft;
  if (origin === null) return { values, sources: enteredSources(values), devices: {}, measuredAt: null };
  const each = <T>(value: T) => Object.fromEntries(names.map((name) => [name, value]));
  const sources: VitalSources = each(origin.by);
  if (origin.by === "photo") return { values, sources, devices: {}, measuredAt: null };
  return {
    values,
    sources,
    devices: origin.model === null ? {} : each(origin.model),
    measuredAt: origin.at === null ? null : new Date(origin.at).toISOString(),
  };
}

/** Returns the request body of the API for a reading; devices and time are left out where unknown. */
export function readingToBody({ values, sources, devices, measuredAt }: ConfirmedReading): {
  source_system: ReturnType<typeof sourceSystemOf>;
  data: MeasurementData;
} {
  return {
    source_system: sourceSystemOf(sources),
    data: {
      vital_signs: values,
      sources,
      ...(Object.keys(devices).length > 0 ? { devices } : {}),
      ...(measuredAt === null ? {} : { measured_at: measuredAt }),
    },
  };
}
