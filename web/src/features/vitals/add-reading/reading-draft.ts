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

/** What devices show; breaths are counted. */
export type RequestedName = Exclude<EnteredName, "respiration_rate">;

/** The fields of each kind; the pulse is asked for beside what shows it, and may stay empty. */
export const requestedNames: Readonly<Record<DeviceKind, readonly RequestedName[]>> = {
  "blood-pressure": ["systolic", "diastolic", "heart_rate"],
  oxygen: ["oxygen_saturation", "heart_rate"],
  temperature: ["temperature"],
  weight: ["weight"],
  glucose: ["glucose"],
};

export type Units = Readonly<Record<TwoUnitName, MeasuringUnit>>;
export const hasTwoUnits = (name: string): name is TwoUnitName => name in twoUnits;

/** Where the fields were filled from, as long as nobody changes what a device has sent. */
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

export type ReadingDraft = {
  kind: DeviceKind;
  units: Units;
  /** Somebody tapped the unit of this kind, or a device told it: the number says nothing against it. */
  isUnitPicked: boolean;
  /** As they stand in the fields. */
  texts: Partial<Record<EnteredName, string>>;
  origin: ReadingOrigin | null;
};

/** What was confirmed, ready to be kept. */
export type ConfirmedReading = {
  values: VitalValues;
  sources: VitalSources;
  devices: VitalDevices;
  measuredAt: string | null;
};

/** The fields of a draft in stored units: a comma is as good as a point, Arabic digits as good as others. Words are NaN. */
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

/** The draft with what was typed; a glucose is taken in the unit that alone can show such a number, unless a unit was tapped. */
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

/** Whether a glucose can have been read in either unit, and nobody has said in which. */
export function isUnitUnclear(draft: ReadingDraft): boolean {
  const text = draft.kind === "glucose" && !draft.isUnitPicked ? (draft.texts.glucose ?? "").trim() : "";
  return text !== "" && !Number.isNaN(valuesOf(draft).glucose) && unitOfGlucose(text) === null;
}

/** What is wrong with the fields; no meter shows a glucose of more than 33.3 mmol/L. */
export function problemsOfDraft(draft: ReadingDraft): ReturnType<typeof problemsOfVitals> {
  const values = valuesOf(draft);
  const problems = problemsOfVitals(values);
  const most = storedValue("glucose", mostMillimoles, "mmol/L");
  const isTooMuch = draft.units.glucose === "mmol/L" && values.glucose !== undefined && values.glucose > most;
  return isTooMuch ? { ...problems, glucose: "out-of-bounds" } : problems;
}

/** What a pressure means that was written as "12/8" or in centimetres of mercury; null otherwise. */
export function pressureReadAs({ kind, texts }: Pick<ReadingDraft, "kind" | "texts">): ReadPressure | null {
  return kind === "blood-pressure" ? readPressure(texts.systolic ?? "", texts.diastolic ?? "") : null;
}

/** Those of the values that can be meant: advice is given on them alone. */
export function plausibleValues(draft: ReadingDraft): VitalValues {
  const problems = problemsOfDraft(draft);
  const unsure = isUnitUnclear(draft) ? "glucose" : null;
  return Object.fromEntries(
    Object.entries(valuesOf(draft)).filter(([name]) => !(name in problems) && name !== unsure),
  );
}

/** The reading as it is kept: values with where each comes from. */
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

/** As it is sent. */
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
