import type { Medfloat } from "./medfloat.ts";
import { type DeviceTime, hasBit, namesOfBits, openPacket, type Parsed } from "./packet.ts";

/** What a glucose meter reports about a record. */
export type MeterStatus =
  | "battery-low"
  | "malfunction"
  | "sample-too-small"
  | "strip-problem"
  | "above-range"
  | "below-range"
  | "wrong-room-temperature";

const statusBits: Readonly<Record<number, MeterStatus>> = {
  0: "battery-low",
  1: "malfunction",
  2: "sample-too-small",
  3: "strip-problem",
  4: "strip-problem",
  5: "above-range",
  6: "below-range",
  7: "wrong-room-temperature",
  8: "wrong-room-temperature",
  9: "strip-problem",
  10: "malfunction",
};

/** A record of a glucose meter as it was sent, not converted. */
export type GlucoseMeasurement = {
  sequence: number;
  time: DeviceTime | null;
  /** Minutes to add to `time`; the patient has set the clock of the meter since. */
  timeOffset: number;
  /** Null where this record has none. */
  concentration: { value: Medfloat; unit: "kg/L" | "mol/L" } | null;
  /** A test of the meter with control solution, not blood. */
  isControl: boolean;
  status: MeterStatus[];
  hasContext: boolean;
};

/**
 * Parses Glucose Measurement, 0x2A18 (Glucose Service 1.0.1, section 3.1; GATT Specification Supplement,
 * Glucose Measurement). Never throws: a packet that is too short gives the problem. `timeOffset` is not yet
 * added to the time.
 */
export function parseGlucose(bytes: Uint8Array): Parsed<GlucoseMeasurement> {
  const packet = openPacket(bytes);
  const flags = packet.uint8();
  const sequence = packet.uint16();
  const time = packet.time();
  const timeOffset = hasBit(flags, 0) ? packet.int16() : 0;
  const hasValue = hasBit(flags, 1);
  const value = hasValue ? packet.medfloat16() : 0;
  const sample = hasValue ? packet.uint8() : 0;
  const status = hasBit(flags, 3) ? namesOfBits(packet.uint16(), statusBits) : [];
  const unit = hasBit(flags, 2) ? "mol/L" : "kg/L";
  return packet.finish({
    sequence,
    time,
    timeOffset: isOffset(timeOffset) ? timeOffset : 0,
    concentration: hasValue ? { value, unit } : null,
    // Type in the low half: 10 is control solution; place in the high half: 4 is control solution.
    isControl: hasValue && (sample % 16 === 10 || Math.floor(sample / 16) === 4),
    status: [...new Set(status)],
    hasContext: hasBit(flags, 4),
  });
}

/** 0x7FFF is "overrun", 0x8000 "underrun" (Glucose Service 1.0.1, section 3.1.1.4). */
const isOffset = (minutes: number): boolean => minutes > -32_768 && minutes < 32_767;

/** Meals as Glucose Measurement Context names them, from 1. */
const meals = ["before-meal", "after-meal", "fasting", "casual", "bedtime"] as const;
/** The meal a glucose value refers to, by the patient's mark on the meter. */
export type Meal = (typeof meals)[number];

/** The meal mark of the record with the same `sequence`. */
export type GlucoseContext = { sequence: number; meal: Meal | null };

/**
 * Parses Glucose Measurement Context, 0x2A34 (Glucose Service 1.0.1, section 3.2); of it only the meal is
 * used, null for an unknown one. Never throws: a packet that is too short gives the problem.
 */
export function parseGlucoseContext(bytes: Uint8Array): Parsed<GlucoseContext> {
  const packet = openPacket(bytes);
  const flags = packet.uint8();
  const sequence = packet.uint16();
  if (hasBit(flags, 7)) packet.skip(1); // extended flags
  if (hasBit(flags, 0)) packet.skip(3); // carbohydrates
  const meal = hasBit(flags, 1) ? (meals[packet.uint8() - 1] ?? null) : null;
  if (hasBit(flags, 2)) packet.skip(1); // tester and health
  if (hasBit(flags, 3)) packet.skip(3); // exercise
  if (hasBit(flags, 4)) packet.skip(3); // medication
  if (hasBit(flags, 6)) packet.skip(2); // HbA1c
  return packet.finish({ sequence, meal });
}
