import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "./erase-booking.ts";

const { scheduling, patient, bookedFor, fields, triage, hold, begun } = bookingKeys;
const mayExpire = new Set<string>([scheduling, patient, bookedFor, fields, triage, hold, begun]);

/** Returns whether these storage keys include a booking that may have expired, so that `sweepBooking` need be loaded. */
export function hasStoredBooking(keys: readonly string[]): boolean {
  return keys.some((key) => mayExpire.has(key) || key.startsWith("urgent-"));
}

/** Returns whether this device stores a motive or a person's details that somebody typed in a booking. */
export function hasTypedBooking(memory: DeviceMemory): boolean {
  const { symptoms = "" } = (memory.read(scheduling) ?? {}) as { symptoms?: string };
  return symptoms.trim() !== "" || memory.read(patient) !== null;
}
