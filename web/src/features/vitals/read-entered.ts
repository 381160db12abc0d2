import { meanPressure, type Pressure } from "@anteroom/domain/vitals/blood-pressure";
import type { readPressure, ReadPressure } from "@anteroom/domain/vitals/read-pressure";
import { latinDigits } from "@anteroom/domain/text/latin-digits";
import {
  type EnteredName,
  enteredNames,
  problemsOfVitals,
  type VitalProblem,
  type VitalValues,
} from "@anteroom/domain/vitals/vital-values";

/** Field names of the second blood pressure reading. */
export const secondReadingFields = { systolic: "systolic_2", diastolic: "diastolic_2" } as const;
/** A field of the entry form. */
export type FieldName = EnteredName | (typeof secondReadingFields)[keyof typeof secondReadingFields];

/** The values of the entry form, with its errors. */
export type EnteredVitals = {
  /**
   * Includes values with a slip, so check `slips` first. The blood pressure is the mean of the readings; with any
   * slip, the first reading.
   */
  values: VitalValues;
  /** Number of complete pressure readings; null without one. */
  pressureReadings: number | null;
  /** Empty if all is valid, also for an empty form. */
  slips: Partial<Record<FieldName, VitalProblem>>;
  /** How pressures written as "12/8" or in cmHg were read; shown, because these numbers were not typed. */
  readAs: ReadPressure[];
};

type Typed = Pick<FormData, "get">;

/**
 * Reads the entry form: values in stored units and errors by field. The blood pressure is the mean of the
 * complete readings; with any error it stays the first one. With the default `read`, only plain numbers are a
 * pressure. A glucose counts as mg/dL.
 */
export function readEntered(typed: Typed, read: typeof readPressure = () => null): EnteredVitals {
  const pressureOf = (upper: FieldName, lower: FieldName) => read(textOf(typed, upper), textOf(typed, lower));
  const readFirst = pressureOf("systolic", "diastolic");
  const readAgain = pressureOf(secondReadingFields.systolic, secondReadingFields.diastolic);
  const first = withPressure(readNumbers(enteredNames, typed), readFirst);
  const second = readNumbers(Object.values(secondReadingFields), typed);
  const again = withPressure(
    pairOf(second[secondReadingFields.systolic], second[secondReadingFields.diastolic]),
    readAgain,
  );
  const slipsOfSecond = problemsOfVitals(again);
  const slips: EnteredVitals["slips"] = { ...problemsOfVitals(first) };
  for (const name of ["systolic", "diastolic"] as const) {
    const slip = slipsOfSecond[name];
    if (slip) slips[secondReadingFields[name]] = slip;
  }
  const readings = [first, again].flatMap(asPressure);
  const mean = Object.keys(slips).length === 0 ? meanPressure(readings) : null;
  return {
    values: { ...first, ...mean },
    pressureReadings: readings.length || null,
    slips,
    readAs: [readFirst, readAgain].flatMap((read) => read ?? []),
  };
}

function textOf(typed: Typed, name: FieldName): string {
  const written = typed.get(name);
  return typeof written === "string" ? written : "";
}

/** The values with a pressure as it was read, where it was written otherwise than as two plain numbers. */
function withPressure(values: VitalValues, read: ReadPressure | null): VitalValues {
  if (!read) return values;
  const { systolic: _upper, diastolic: _lower, ...others } = values;
  return { ...others, ...pairOf(read.systolic, read.diastolic) };
}

const pairOf = (systolic: number | undefined, diastolic: number | undefined): VitalValues => ({
  ...(systolic === undefined ? {} : { systolic }),
  ...(diastolic === undefined ? {} : { diastolic }),
});

function asPressure({ systolic, diastolic }: VitalValues): Pressure[] {
  return systolic === undefined || diastolic === undefined ? [] : [{ systolic, diastolic }];
}

/** As people write one: `0x50` and `1e2` are none. */
const plainNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads fields as numbers; accepts decimal commas and Arabic digits. Empty fields are missing; other text
 * gives NaN.
 */
export function readNumbers<Name extends string>(
  names: readonly Name[],
  typed: Typed,
): Partial<Record<Name, number>> {
  const values: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const written = typed.get(name);
    const text = typeof written === "string" ? latinDigits(written.trim()).replace(/[,٫]/, ".") : "";
    if (text !== "") values[name] = plainNumber.test(text) ? Number(text) : Number.NaN;
  }
  return values;
}
