import type { Medfloat } from "./medfloat.ts";
import { type DeviceTime, hasBit, namesOfBits, openPacket, type Parsed } from "./packet.ts";

/** Problems that a blood pressure monitor reports. */
export type CuffStatus =
  | "body-moved"
  | "cuff-loose"
  | "irregular-pulse"
  | "pulse-too-high"
  | "pulse-too-low"
  | "wrong-position";

const statusBits: Readonly<Record<number, CuffStatus>> = {
  0: "body-moved",
  1: "cuff-loose",
  2: "irregular-pulse",
  5: "wrong-position",
};

/** A packet of a blood pressure monitor as it was sent: not converted, and not checked for plausibility. */
export type BloodPressureMeasurement = {
  unit: "mmHg" | "kPa";
  systolic: Medfloat;
  diastolic: Medfloat;
  mean: Medfloat;
  time: DeviceTime | null;
  pulse: Medfloat | null;
  /** The number of the device's user; null where it is missing or unknown. */
  user: number | null;
  status: CuffStatus[];
};

/**
 * Parses Blood Pressure Measurement, 0x2A35 (GATT Specification Supplement, section 3.31; Blood Pressure
 * Service 1.1.1, 3.1). Never throws: a packet that is too short gives the problem. Plausibility is checked by
 * `deviceReading`.
 */
export function parseBloodPressure(bytes: Uint8Array): Parsed<BloodPressureMeasurement> {
  const packet = openPacket(bytes);
  const flags = packet.uint8();
  const unit = hasBit(flags, 0) ? "kPa" : "mmHg";
  const [systolic, diastolic, mean] = [packet.medfloat16(), packet.medfloat16(), packet.medfloat16()];
  const time = hasBit(flags, 1) ? packet.time() : null;
  const pulse = hasBit(flags, 2) ? packet.medfloat16() : null;
  const user = hasBit(flags, 3) ? knownUser(packet.uint8()) : null;
  const status = hasBit(flags, 4) ? statusOf(packet.uint16()) : [];
  return packet.finish({ unit, systolic, diastolic, mean, time, pulse, user, status });
}

/** Returns the user's number; null for 0xFF, the unknown user. */
export const knownUser = (user: number): number | null => (user === 0xff ? null : user);

/** Bits 3 and 4 together are one field: 1 is above, 2 is below the range of the pulse. */
function statusOf(bits: number): CuffStatus[] {
  const range = Math.floor(bits / 8) % 4;
  const ofPulse: CuffStatus[] = range === 1 ? ["pulse-too-high"] : range === 2 ? ["pulse-too-low"] : [];
  return [...namesOfBits(bits, statusBits), ...ofPulse];
}
