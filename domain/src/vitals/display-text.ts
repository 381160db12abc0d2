import type { DeviceKind } from "./gatt/device-reading.ts";
import { latinDigits } from "../text/latin-digits.ts";
import { roundAsStored, storedValue } from "./measuring-units.ts";
import { problemsOfVitals, type VitalValues } from "./vital-values.ts";

/**
 * Reads the values on a photograph of a device's display from recognised lines of text, in stored units; null where
 * none are found or they are not plausible. The person confirms them.
 */
export function readDisplay(kind: DeviceKind, lines: readonly string[]): VitalValues | null {
  const cleaned = lines.map(withDigits);
  const values = readers[kind]({ lines: cleaned, numbers: cleaned.flatMap(numbersIn) });
  return values && Object.keys(problemsOfVitals(values)).length === 0 ? values : null;
}

type Found = { lines: readonly string[]; numbers: readonly number[] };

/** Letters that resemble the segments of digits, within a number. */
function withDigits(line: string): string {
  return latinDigits(line)
    .replaceAll("٫", ".")
    .replaceAll(/(?<=\d)[Oo](?=[\d.,\s]|$)|(?<=^|\s)[Oo](?=[.,]\d)/g, "0")
    .replaceAll(/(?<=\d)[Il|](?=[\d.,\s]|$)|(?<=^|\s)[Il|](?=\d)/g, "1");
}

/** Numbers that are no part of a time of day or a date. */
function numbersIn(line: string): number[] {
  const without = line.replaceAll(/\d{1,4}(?:[:/-]\d{1,4})+/g, " ");
  return (without.match(/(?<![\d.,])\d{1,4}(?:[.,]\d{1,2})?(?![\d.,])/g) ?? []).map((text) =>
    Number(text.replace(",", ".")),
  );
}

const isBetween = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

/** The number on the line of a label, or on the line before or after it. */
function numberBeside(
  { lines }: Found,
  label: RegExp,
  isRight: (value: number) => boolean,
): number | undefined {
  const at = lines.findIndex((line) => label.test(line));
  if (at < 0) return undefined;
  return [lines[at], lines[at + 1], lines[at - 1]].flatMap((line) => numbersIn(line ?? "")).find(isRight);
}

const readers: Readonly<Record<DeviceKind, (found: Found) => VitalValues | null>> = {
  "blood-pressure": readPressure,
  oxygen: readOxygen,
  temperature: readTemperature,
  weight: readWeight,
  glucose: readGlucose,
};

const isUpper = (value: number | undefined) => isBetween(value, 60, 300) && Number.isInteger(value);
const isLower = (value: number | undefined) => isBetween(value, 30, 200) && Number.isInteger(value);
const isPulse = (value: number | undefined): value is number =>
  isBetween(value, 30, 220) && Number.isInteger(value);

/** A cuff shows the upper number above the lower one, and the pulse below both. */
function readPressure({ numbers }: Found): VitalValues | null {
  for (const [at, systolic] of numbers.entries()) {
    const [diastolic, pulse] = [numbers[at + 1], numbers[at + 2]];
    if (!isUpper(systolic) || !isLower(diastolic) || diastolic === undefined || diastolic >= systolic)
      continue;
    return { systolic, diastolic, ...(isPulse(pulse) ? { heart_rate: pulse } : {}) };
  }
  return null;
}

function readOxygen(found: Found): VitalValues | null {
  const isShare = (value: number) => isBetween(value, 50, 100) && Number.isInteger(value);
  const share = numberBeside(found, /sp\s*o|sat|%/i, isShare) ?? found.numbers.find(isShare);
  if (share === undefined) return null;
  const others = found.numbers.filter((value) => value !== share && isPulse(value));
  const pulse = others.length === 1 ? others[0] : undefined;
  return { oxygen_saturation: share, ...(pulse === undefined ? {} : { heart_rate: pulse }) };
}

function readTemperature({ lines, numbers }: Found): VitalValues | null {
  const celsius = numbers.find((value) => isBetween(value, 30, 43.9));
  const fahrenheit = numbers.find((value) => isBetween(value, 90, 111));
  const isFahrenheit = lines.some((line) => /°?\s*F\b/.test(line));
  if (fahrenheit !== undefined && (isFahrenheit || celsius === undefined))
    return { temperature: storedValue("temperature", fahrenheit, "°F") };
  return celsius === undefined ? null : { temperature: roundAsStored("temperature", celsius) };
}

function readWeight({ lines, numbers }: Found): VitalValues | null {
  const weight =
    numbers.find((value) => !Number.isInteger(value) && isBetween(value, 0.5, 900)) ??
    numbers.find((value) => isBetween(value, 2, 900));
  if (weight === undefined) return null;
  const isPounds = lines.some((line) => /lbs?\b/i.test(line));
  return { weight: storedValue("weight", weight, isPounds ? "lb" : "kg") };
}

/** Below 35 with a decimal mark it can only be mmol/L; a whole number of at least 36 only mg/dL. */
function readGlucose({ lines, numbers }: Found): VitalValues | null {
  const isNamed = lines.some((line) => /mmol/i.test(line));
  const millimoles = numbers.find(
    (value) => isBetween(value, 0.6, 35) && (isNamed || !Number.isInteger(value)),
  );
  if (millimoles !== undefined) return { glucose: storedValue("glucose", millimoles, "mmol/L") };
  const milligrams = numbers.find((value) => Number.isInteger(value) && isBetween(value, 36, 700));
  return milligrams === undefined || isNamed ? null : { glucose: milligrams };
}
