import { knownUser } from "./blood-pressure-measurement.ts";
import { type DeviceTime, hasBit, openPacket, type Parsed } from "./packet.ts";

/** A measurement of a scale in its own unit. */
export type WeightMeasurement = {
  unit: "kg" | "lb";
  /** Null where the scale reports a failed measurement. */
  weight: number | null;
  time: DeviceTime | null;
  user: number | null;
  /** In kg/m2; this and `height` (m) only where the scale knows the height. */
  bodyMassIndex: number | null;
  height: number | null;
};

/** 0xFFFF: the measurement was unsuccessful (Weight Scale Service 1.0.1, section 3.2.1.2). */
const unsuccessful = 0xffff;

/**
 * Parses Weight Measurement, 0x2A9D (GATT Specification Supplement, Weight Measurement): steps of 0.005 kg or
 * of 0.01 lb. Never throws: a packet that is too short gives the problem.
 */
export function parseWeight(bytes: Uint8Array): Parsed<WeightMeasurement> {
  const packet = openPacket(bytes);
  const flags = packet.uint8();
  const isImperial = hasBit(flags, 0);
  const steps = packet.uint16();
  const time = hasBit(flags, 1) ? packet.time() : null;
  const user = hasBit(flags, 2) ? knownUser(packet.uint8()) : null;
  const hasHeight = hasBit(flags, 3);
  const bodyMassIndex = hasHeight ? packet.uint16() / 10 : null;
  const height = hasHeight ? packet.uint16() : null;
  return packet.finish({
    unit: isImperial ? "lb" : "kg",
    weight: steps === unsuccessful ? null : steps / (isImperial ? 100 : 200),
    time,
    user,
    bodyMassIndex,
    height: height === null ? null : isImperial ? (height * 0.0254) / 10 : height / 1000,
  });
}
