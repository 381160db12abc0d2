import type { Medfloat } from "./medfloat.ts";
import { type DeviceTime, hasBit, namesOfBits, openPacket, type Parsed } from "./packet.ts";

/** What an oximeter reports about a measurement; several bits may share a name. */
export type OximeterStatus =
  | "ongoing"
  | "early"
  | "from-memory"
  | "demonstration"
  | "testing"
  | "unavailable"
  | "questionable"
  | "invalid"
  | "malfunction"
  | "poor-signal"
  | "no-finger";

/** Measurement Status (Pulse Oximeter Service 1.0.1, table 3.4). */
const measurementBits: Readonly<Record<number, OximeterStatus>> = {
  5: "ongoing",
  6: "early",
  9: "from-memory",
  10: "demonstration",
  11: "testing",
  13: "unavailable",
  14: "questionable",
  15: "invalid",
};

/** Device and Sensor Status (Pulse Oximeter Service 1.0.1, table 3.5). */
const sensorBits: Readonly<Record<number, OximeterStatus>> = {
  1: "malfunction",
  2: "poor-signal",
  3: "poor-signal",
  4: "poor-signal",
  5: "poor-signal",
  6: "poor-signal",
  7: "poor-signal",
  8: "questionable",
  11: "no-finger",
  13: "no-finger",
  14: "malfunction",
  15: "no-finger",
};

/** A measurement of an oximeter as it was sent: saturation in percent, pulse per minute. */
export type PulseOximeterMeasurement = {
  saturation: Medfloat;
  pulse: Medfloat;
  time: DeviceTime | null;
  status: OximeterStatus[];
};

/**
 * Parses PLX Spot-Check Measurement, 0x2A5E (Pulse Oximeter Service 1.0.1, section 3.1); `time` is null where
 * the device's clock was never set. Never throws: a packet that is too short gives the problem.
 */
export function parseSpotCheck(bytes: Uint8Array): Parsed<PulseOximeterMeasurement> {
  const packet = openPacket(bytes);
  const flags = packet.uint8();
  const [saturation, pulse] = [packet.medfloat16(), packet.medfloat16()];
  const time = hasBit(flags, 0) ? packet.time() : null;
  const measurement = hasBit(flags, 1) ? packet.uint16() : 0;
  const sensor = hasBit(flags, 2) ? packet.uint24() : 0;
  if (hasBit(flags, 3)) packet.skip(2); // pulse amplitude index
  // Bit 4: the clock was never set.
  return packet.finish({
    saturation,
    pulse,
    time: hasBit(flags, 4) ? null : time,
    status: statusOf(measurement, sensor),
  });
}

/**
 * Parses PLX Continuous Measurement, 0x2A5F (Pulse Oximeter Service 1.0.1, section 3.2): its normal pair of
 * values; `time` is always null.
 */
export function parseContinuous(bytes: Uint8Array): Parsed<PulseOximeterMeasurement> {
  const packet = openPacket(bytes);
  const flags = packet.uint8();
  const [saturation, pulse] = [packet.medfloat16(), packet.medfloat16()];
  for (const pair of [0, 1])
    // fast and slow
    if (hasBit(flags, pair)) packet.skip(4);
  const measurement = hasBit(flags, 2) ? packet.uint16() : 0;
  const sensor = hasBit(flags, 3) ? packet.uint24() : 0;
  if (hasBit(flags, 4)) packet.skip(2); // pulse amplitude index
  return packet.finish({ saturation, pulse, time: null, status: statusOf(measurement, sensor) });
}

function statusOf(measurement: number, sensor: number): OximeterStatus[] {
  return [...new Set([...namesOfBits(measurement, measurementBits), ...namesOfBits(sensor, sensorBits)])];
}
