import { type VitalName, vitalBounds } from "./vital-values.ts";

/** Values with two common units; the first is the stored one, as in `vitalUnits`. */
export const twoUnits = {
  temperature: ["°C", "°F"],
  weight: ["kg", "lb"],
  glucose: ["mg/dL", "mmol/L"],
} as const satisfies Partial<Record<VitalName, readonly [string, string]>>;
/** The name of a value with two common units. */
export type TwoUnitName = keyof typeof twoUnits;
/** A unit of such a value. */
export type MeasuringUnit = (typeof twoUnits)[TwoUnitName][number];

/** The exact international pound. */
const kilogramsOfPound = 0.45359237;
/** mg/dL in one mmol/L: glucose has 180.156 g/mol. */
const milligramsOfMillimole = 18.0156;

const toStored: Readonly<Record<MeasuringUnit, (value: number) => number>> = {
  "°C": (value) => value,
  "°F": (value) => ((value - 32) * 5) / 9,
  kg: (value) => value,
  lb: (value) => value * kilogramsOfPound,
  "mg/dL": (value) => value,
  "mmol/L": (value) => value * milligramsOfMillimole,
};

const fromStored: Readonly<Record<MeasuringUnit, (value: number) => number>> = {
  "°C": (value) => value,
  "°F": (value) => (value * 9) / 5 + 32,
  kg: (value) => value,
  lb: (value) => value / kilogramsOfPound,
  "mg/dL": (value) => value,
  "mmol/L": (value) => value / milligramsOfMillimole,
};

const digitsOf: Readonly<Record<MeasuringUnit, 0 | 1>> = {
  "°C": 1,
  "°F": 1,
  kg: 1,
  lb: 1,
  "mg/dL": 0,
  "mmol/L": 1,
};

/** Rounds a value to the digits it is stored with. */
export function roundAsStored(name: VitalName, value: number): number {
  return Number(value.toFixed(vitalBounds[name].digits));
}

/**
 * Converts a value in `unit` to the stored unit, rounded as stored. The unit must be one of the value's two:
 * it is not checked.
 */
export function storedValue(name: TwoUnitName, value: number, unit: MeasuringUnit): number {
  return roundAsStored(name, toStored[unit](value));
}

/** Converts a stored value to a unit, rounded as people read it: mg/dL whole, others to one decimal. */
export function convertStoredTo(unit: MeasuringUnit, stored: number): number {
  return Number(fromStored[unit](stored).toFixed(digitsOf[unit]));
}

/** Returns the other of the two units. */
export function otherUnit(name: TwoUnitName, unit: MeasuringUnit): MeasuringUnit {
  const [first, second] = twoUnits[name];
  return unit === first ? second : first;
}

/** Regions with degrees Fahrenheit (Unicode CLDR, unitPreferenceData, temperature). */
const fahrenheitRegions = ["US", "BS", "BZ", "KY", "PR", "PW", "LR", "FM", "MH"];
/** Regions where people weigh themselves in pounds. */
const poundRegions = ["US", "LR", "MM", "PR"];
/** Regions where home glucose meters usually show mmol/L. Only a first guess: the screen lets people change it. */
const millimoleRegions =
  "GB IE AU NZ CA ZA NL SE NO DK FI IS CH CZ SK HU SI HR EE LV LT RU UA CN HK SG MY BH KW QA OM".split(" ");

/**
 * Returns the units a person probably uses, by the first browser language that names a region: `en-US`, `ar-QA`.
 * Without a region, °C, kg and mg/dL.
 */
export function usualUnits(languages: readonly string[]): Readonly<Record<TwoUnitName, MeasuringUnit>> {
  const region = languages
    .map((tag) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase())
    .find((found) => found !== undefined);
  const isIn = (regions: readonly string[]) => region !== undefined && regions.includes(region);
  return {
    temperature: isIn(fahrenheitRegions) ? "°F" : "°C",
    weight: isIn(poundRegions) ? "lb" : "kg",
    glucose: isIn(millimoleRegions) ? "mmol/L" : "mg/dL",
  };
}
