import { monthsOn } from "../account/age.ts";
import { isLowSystolic, isVeryHighPressure, isVeryLowPressure } from "./blood-pressure.ts";
import {
  adultMonths,
  isEmergencyInChild,
  isEmergencyInAdult,
  isVeryFastBreathing,
  isVeryFastPulse,
  isVerySlowPulse,
} from "./early-warning.ts";
import { isComparedAsChild, usualRange } from "./usual-ranges.ts";
import { veryLowSaturation, type VitalSources, type VitalValues } from "./vital-values.ts";

/** Dangerous findings in home measurements that cannot wait for the doctor, the most urgent first. */
export const readingDangers = [
  /** Several values that are an emergency only in combination. */
  "together",
  "fever-of-baby",
  "oxygen-very-low",
  "pressure-very-low",
  "breathing-very-slow",
  "breathing-very-fast",
  "glucose-very-low",
  "glucose-very-high",
  "pressure-very-high",
  "cold",
  "fever-very-high",
  "pulse-very-fast",
  "pulse-very-slow",
  "oxygen-low",
  "fever-of-infant",
  "breathing-fast-of-child",
  "glucose-low",
  "fever-if-baby",
  "fever-of-child",
  "pressure-low",
] as const;
/** A dangerous finding. */
export type ReadingDanger = (typeof readingDangers)[number];

/**
 * Returns whether a danger requires action now, whatever the symptoms: all above `oxygen-low` in the list.
 */
export function isUrgent(danger: ReadingDanger): boolean {
  return readingDangers.indexOf(danger) < readingDangers.indexOf("oxygen-low");
}

/** From here on a fever is very high at any age. */
const veryHighFever = 40.5;

const isInfantsFever = (temperature: number, months: number) => months <= 36 && temperature >= 39;

/** Returns whether a value is in a danger's range; `months` is the age in whole months, null if unknown. */
const isThere: Readonly<Record<ReadingDanger, (values: VitalValues, months: number | null) => boolean>> = {
  together: (values, months) => {
    const child = monthsOfChild(months);
    return child === null ? isEmergencyInAdult(values) : isEmergencyInChild(values, child);
  },
  "fever-of-baby": ({ temperature = 0 }, months) => months !== null && months < 3 && temperature >= 38,
  "fever-of-infant": ({ temperature = 0 }, months) =>
    months !== null && months >= 3 && isInfantsFever(temperature, months),
  "fever-if-baby": ({ temperature = 0 }, months) => months === null && temperature >= 38,
  "fever-of-child": ({ temperature = 0 }, months) =>
    months !== null &&
    months >= 3 &&
    months < adultMonths &&
    temperature >= 38 &&
    temperature < veryHighFever &&
    !isInfantsFever(temperature, months),
  "fever-very-high": ({ temperature = 0 }) => temperature >= veryHighFever,
  cold: ({ temperature = 37 }) => temperature < 35,
  "oxygen-very-low": ({ oxygen_saturation: share = 100 }) => share <= veryLowSaturation,
  "oxygen-low": ({ oxygen_saturation: share = 100 }) => share > veryLowSaturation && share <= 94,
  "glucose-very-low": ({ glucose = 100 }) => glucose < 54,
  "glucose-low": ({ glucose = 100 }) => glucose >= 54 && glucose < 70,
  "glucose-very-high": ({ glucose = 100 }) => glucose >= 300,
  "pressure-very-high": isVeryHighPressure,
  "pressure-very-low": isVeryLowPressure,
  "pressure-low": isLowSystolic,
  "breathing-very-slow": ({ respiration_rate = 14 }) => respiration_rate <= 8,
  "breathing-very-fast": ({ respiration_rate = 0 }, months) => isVeryFastBreathing(respiration_rate, months),
  "breathing-fast-of-child": ({ respiration_rate = 0 }, months) =>
    isComparedAsChild(months) &&
    respiration_rate > usualRange("respiration_rate", months).highest &&
    !isVeryFastBreathing(respiration_rate, months),
  "pulse-very-fast": ({ heart_rate: rate = 0 }, months) => {
    const child = monthsOfChild(months);
    return child === null ? rate >= 131 : isVeryFastPulse(rate, child);
  },
  "pulse-very-slow": ({ heart_rate: rate }, months) => {
    const child = monthsOfChild(months);
    return rate !== undefined && (child === null ? rate <= 40 : isVerySlowPulse(rate, child));
  },
};

/** Returns the age in months of a child; null for an adult or an unknown age. */
const monthsOfChild = (months: number | null) => (months !== null && months < adultMonths ? months : null);

/**
 * Returns the dangers of values (in stored units) at an age in whole months, the most urgent first; empty
 * without any. With null months the limits are an adult's, and a fever adds `fever-if-baby`. Leave out what
 * does not count (`judgedValues`).
 */
export function dangersOfReading(values: VitalValues, months: number | null): ReadingDanger[] {
  return readingDangers.filter((danger) => isThere[danger](values, months));
}

/** Returns the values that advice is based on; excludes the camera's pulse, which is an estimate. */
export function judgedValues(values: VitalValues, sources: VitalSources): VitalValues {
  const { heart_rate: pulse, ...others } = values;
  return pulse === undefined || sources.heart_rate === "camera" ? others : values;
}

/** How long a value describes the present condition, in ms: a day; older ones are measured again. */
const actedOnFor = 86_400_000;

/**
 * Returns whether a measurement (ISO 8601) is less than a day old at `now` (ms), so that it describes the
 * present condition; false for an invalid time.
 */
export function isReadingCurrent(measuredAt: string, now: number): boolean {
  return now - Date.parse(measuredAt) < actedOnFor;
}

/**
 * Returns the whole calendar months from a birth date (`2026-08-30`) to an instant in ms; null without a date, or
 * for an invalid or future one.
 */
export function ageInMonths(birthdate: string | null, now: number): number | null {
  if (birthdate === null) return null;
  const born = Date.parse(birthdate);
  return Number.isNaN(born) || born > now ? null : monthsOn(birthdate, now);
}
