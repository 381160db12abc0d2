import type { Medfloat } from "./medfloat.ts";
import { type DeviceTime, hasBit, openPacket, type Parsed } from "./packet.ts";

/** The place of measurement (GATT Specification Supplement, Temperature Type), by its number from 1. */
const temperaturePlaces = [
  "armpit",
  "body",
  "ear",
  "finger",
  "gut",
  "mouth",
  "rectum",
  "toe",
  "eardrum",
] as const;
/** Where a temperature was measured. */
export type TemperaturePlace = (typeof temperaturePlaces)[number];

/** A measurement of a thermometer as it was sent, not converted. */
export type TemperatureMeasurement = {
  unit: "°C" | "°F";
  temperature: Medfloat;
  time: DeviceTime | null;
  place: TemperaturePlace | null;
};

/**
 * Parses Temperature Measurement, 0x2A1C (GATT Specification Supplement, Temperature Measurement; Health
 * Thermometer Service 1.0, 3.1). Never throws: a packet that is too short gives the problem.
 */
export function parseTemperature(bytes: Uint8Array): Parsed<TemperatureMeasurement> {
  const packet = openPacket(bytes);
  const flags = packet.uint8();
  const temperature = packet.medfloat32();
  const time = hasBit(flags, 1) ? packet.time() : null;
  const place = hasBit(flags, 2) ? (temperaturePlaces[packet.uint8() - 1] ?? null) : null;
  return packet.finish({ unit: hasBit(flags, 0) ? "°F" : "°C", temperature, time, place });
}
