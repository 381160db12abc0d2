import { roundAsStored, storedValue } from "../measuring-units.ts";
import { problemsOfVitals, type VitalValues } from "../vital-values.ts";
import {
  type BloodPressureMeasurement,
  type CuffStatus,
  parseBloodPressure,
} from "./blood-pressure-measurement.ts";
import { type GlucoseMeasurement, type Meal, type MeterStatus, parseGlucose } from "./glucose-measurement.ts";
import type { Medfloat } from "./medfloat.ts";
import type { DeviceTime, Parsed } from "./packet.ts";
import {
  type OximeterStatus,
  parseContinuous,
  parseSpotCheck,
  type PulseOximeterMeasurement,
} from "./pulse-oximeter-measurement.ts";
import { parseTemperature, type TemperatureMeasurement } from "./temperature-measurement.ts";
import { parseWeight, type WeightMeasurement } from "./weight-measurement.ts";

/** The kinds of home devices with a standard GATT service. */
export const deviceKinds = ["blood-pressure", "oxygen", "temperature", "weight", "glucose"] as const;
/** A kind of home device. */
export type DeviceKind = (typeof deviceKinds)[number];

type Protocol = {
  service: number;
  /** Characteristics with measurements; a device has at least one of them. */
  measurements: readonly number[];
};

/** GATT services and characteristics of each kind (assigned numbers of the Bluetooth SIG). */
export const deviceProtocols: Readonly<Record<DeviceKind, Protocol>> = {
  "blood-pressure": { service: 0x1810, measurements: [0x2a35] },
  oxygen: { service: 0x1822, measurements: [0x2a5e, 0x2a5f] },
  temperature: { service: 0x1809, measurements: [0x2a1c] },
  weight: { service: 0x181d, measurements: [0x2a9d] },
  glucose: { service: 0x1808, measurements: [0x2a18] },
};

/** What a device reports about a measurement that counts all the same. */
export type DeviceWarning =
  | Exclude<CuffStatus, "pulse-too-high" | "pulse-too-low">
  | "poor-signal"
  | "battery-low";

/** One measurement, in the units and digits in which values are stored. */
export type DeviceReading = {
  values: VitalValues;
  time: DeviceTime | null;
  user: number | null;
  warnings: DeviceWarning[];
  /** Part of a continuous measurement, to be used only once it is steady (`steadyReading`). */
  isContinuous: boolean;
  /** Sequence number of a meter's record; its context has the same one. */
  sequence: number | null;
  meal: Meal | null;
};

/** Why a packet gives no reading. */
export type NoReadingReason =
  /** The packet is no valid measurement. */
  | "garbled"
  /** The device reports that it could not measure. */
  | "failed"
  /** Control solution, a demonstration or a test of the device. */
  | "not-of-a-person"
  /** The device shows "HI" or "LO" without a number. */
  | "above-range"
  | "below-range"
  | "no-finger"
  /** A value outside the plausible bounds. */
  | "not-plausible";

/** The reading of a packet, or why there is none. */
export type DeviceOutcome = { ok: true; reading: DeviceReading } | { ok: false; reason: NoReadingReason };

const refused = (reason: NoReadingReason): DeviceOutcome => ({ ok: false, reason });

/**
 * Parses the value of a measurement characteristic (its 16-bit number) into stored units, checked by
 * `problemsOfVitals`. An unknown characteristic or a short packet is "garbled". An implausible pulse beside a pressure or
 * saturation is left out; any other implausible value refuses the packet. Never throws.
 */
export function deviceReading(characteristic: number, bytes: Uint8Array): DeviceOutcome {
  switch (characteristic) {
    case 0x2a35:
      return read(parseBloodPressure(bytes), ofPressure);
    case 0x2a5e:
      return read(parseSpotCheck(bytes), (measurement) => ofOximeter(measurement, false));
    case 0x2a5f:
      return read(parseContinuous(bytes), (measurement) => ofOximeter(measurement, true));
    case 0x2a1c:
      return read(parseTemperature(bytes), ofThermometer);
    case 0x2a9d:
      return read(parseWeight(bytes), ofScale);
    case 0x2a18:
      return read(parseGlucose(bytes), ofMeter);
    default:
      return refused("garbled");
  }
}

function read<T>(parsed: Parsed<T>, meaning: (value: T) => DeviceOutcome): DeviceOutcome {
  if (!parsed.ok) return refused("garbled");
  const outcome = meaning(parsed.value);
  if (!outcome.ok) return outcome;
  const { values } = outcome.reading;
  const isPlausible = Object.keys(values).length > 0 && Object.keys(problemsOfVitals(values)).length === 0;
  return isPlausible ? outcome : refused("not-plausible");
}

type ReadingFields = Partial<DeviceReading> & Pick<DeviceReading, "values">;
const accepted = (parts: ReadingFields): DeviceOutcome => ({
  ok: true,
  reading: {
    time: null,
    user: null,
    warnings: [],
    isContinuous: false,
    sequence: null,
    meal: null,
    ...parts,
  },
});

const numberOf = (value: Medfloat | null): number | null => (typeof value === "number" ? value : null);

/** A status about the pulse's range is no warning: the pulse itself shows it. */
const isWarning = (status: CuffStatus): status is Extract<DeviceWarning, CuffStatus> =>
  status !== "pulse-too-high" && status !== "pulse-too-low";

/** mmHg in one kPa (BIPM SI brochure: 133.322 Pa). */
const mmHgOfKilopascal = 7.500_617;

function ofPressure({
  unit,
  systolic,
  diastolic,
  pulse,
  time,
  user,
  status,
}: BloodPressureMeasurement): DeviceOutcome {
  const [upper, lower] = [numberOf(systolic), numberOf(diastolic)];
  if (upper === null || lower === null) return refused("failed");
  const factor = unit === "kPa" ? mmHgOfKilopascal : 1;
  const values: VitalValues = {
    systolic: roundAsStored("systolic", upper * factor),
    diastolic: roundAsStored("diastolic", lower * factor),
  };
  return accepted({
    values: withPulse(values, numberOf(pulse)),
    time,
    user,
    warnings: status.filter(isWarning),
  });
}

/** A pulse that cannot be one is left out: the cuff measures the pressure. */
function withPulse(values: VitalValues, pulse: number | null): VitalValues {
  if (pulse === null) return values;
  const heartRate = { heart_rate: roundAsStored("heart_rate", pulse) };
  return Object.keys(problemsOfVitals(heartRate)).length > 0 ? values : { ...values, ...heartRate };
}

const failures: Readonly<Partial<Record<OximeterStatus, NoReadingReason>>> = {
  demonstration: "not-of-a-person",
  testing: "not-of-a-person",
  unavailable: "failed",
  invalid: "failed",
  malfunction: "failed",
  "no-finger": "no-finger",
};

function ofOximeter(
  { saturation, pulse, time, status }: PulseOximeterMeasurement,
  isContinuous: boolean,
): DeviceOutcome {
  const failure = status.map((one) => failures[one]).find((reason) => reason !== undefined);
  if (failure) return refused(failure);
  const share = numberOf(saturation);
  if (share === null || (isContinuous && status.includes("early"))) return refused("failed");
  const isPoor = status.includes("poor-signal") || status.includes("questionable");
  return accepted({
    values: withPulse({ oxygen_saturation: roundAsStored("oxygen_saturation", share) }, numberOf(pulse)),
    time,
    warnings: isPoor ? ["poor-signal"] : [],
    isContinuous,
  });
}

function ofThermometer({ unit, temperature, time }: TemperatureMeasurement): DeviceOutcome {
  const degrees = numberOf(temperature);
  if (degrees === null) return refused("failed");
  return accepted({ values: { temperature: storedValue("temperature", degrees, unit) }, time });
}

function ofScale({ unit, weight, time, user }: WeightMeasurement): DeviceOutcome {
  if (weight === null) return refused("failed");
  return accepted({ values: { weight: storedValue("weight", weight, unit) }, time, user });
}

const meterFailures: Readonly<Partial<Record<MeterStatus, NoReadingReason>>> = {
  malfunction: "failed",
  "sample-too-small": "failed",
  "strip-problem": "failed",
  "wrong-room-temperature": "failed",
  "above-range": "above-range",
  "below-range": "below-range",
};

function ofMeter({
  sequence,
  concentration,
  isControl,
  time,
  timeOffset,
  status,
}: GlucoseMeasurement): DeviceOutcome {
  if (isControl) return refused("not-of-a-person");
  const failure = status.map((one) => meterFailures[one]).find((reason) => reason !== undefined);
  if (failure) return refused(failure);
  if (concentration?.value === "positive-infinity") return refused("above-range");
  if (concentration?.value === "negative-infinity") return refused("below-range");
  const amount = numberOf(concentration?.value ?? null);
  if (amount === null) return refused("failed");
  // 1 kg/L is 100,000 mg/dL; 1 mol/L is 1,000 mmol/L.
  const glucose =
    concentration?.unit === "mol/L"
      ? storedValue("glucose", amount * 1_000, "mmol/L")
      : storedValue("glucose", amount * 100_000, "mg/dL");
  return accepted({
    values: { glucose },
    sequence,
    time: time && withOffset(time, timeOffset),
    warnings: status.includes("battery-low") ? ["battery-low"] : [],
  });
}

function withOffset({ year, month, day, hour, minute, second }: DeviceTime, minutes: number): DeviceTime {
  const moved = new Date(Date.UTC(year, month - 1, day, hour, minute + minutes, second));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: moved.getUTCHours(),
    minute: moved.getUTCMinutes(),
    second: moved.getUTCSeconds(),
  };
}

/** How many consecutive readings must be alike before the middle one counts. */
const steadyCount = 5;
const mostApart = { oxygen_saturation: 2, heart_rate: 10 } as const;

/**
 * Returns the reading on which continuous ones have settled: the median of the last five, with all their
 * warnings. Null while there are fewer or they differ by more than 2 % of saturation or 10 beats. The newest
 * is last.
 */
export function steadyReading(readings: readonly DeviceReading[]): DeviceReading | null {
  const last = readings.slice(-steadyCount);
  const newest = last.at(-1);
  if (newest === undefined || last.length < steadyCount) return null;
  const sortedOf = (name: keyof typeof mostApart) =>
    last.flatMap(({ values }) => values[name] ?? []).sort((a, b) => a - b);
  const values: VitalValues = {};
  for (const name of ["oxygen_saturation", "heart_rate"] as const) {
    const sorted = sortedOf(name);
    const [least, most, middle] = [sorted[0], sorted.at(-1), sorted[Math.floor(sorted.length / 2)]];
    if (least === undefined || most === undefined || middle === undefined) continue;
    if (most - least > mostApart[name]) return null;
    values[name] = middle;
  }
  const warnings = [...new Set(last.flatMap((one) => one.warnings))];
  return { ...newest, values, warnings };
}

/**
 * Returns the newest of several stored readings by the device's clock; one without a time counts as newest, of
 * equal ones the last received. Null without readings.
 */
export function newestReading(readings: readonly DeviceReading[]): DeviceReading | null {
  const timeOf = ({ time }: DeviceReading) =>
    time === null
      ? Number.POSITIVE_INFINITY // measured now
      : Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  return readings.reduce<DeviceReading | null>(
    (newest, one) => (newest === null || timeOf(one) >= timeOf(newest) ? one : newest),
    null,
  );
}
