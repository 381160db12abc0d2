import { bookingKeys } from "./erase-booking.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/**
 * Returns the id of the dependent whom the booking is for; null for the patient, and also if nothing was
 * chosen: see `isBookedForChosen`. Erased with the drafts (D.64).
 */
export function readBookedFor(memory: DeviceMemory): number | null {
  const value = memory.read(bookingKeys.bookedFor);
  return typeof value === "number" ? value : null;
}

/** Returns whether the booking's person was chosen explicitly, including the patient. */
export function isBookedForChosen(memory: DeviceMemory): boolean {
  return memory.read(bookingKeys.bookedFor) !== null;
}

/** Stores whom the booking is for on this device; null: the patient, which counts as chosen. */
export function storeBookedFor(memory: DeviceMemory, dependentId: number | null): void {
  memory.write(bookingKeys.bookedFor, dependentId ?? "self");
}

/** Erases the choice of person, so that it is asked. */
export function eraseBookedFor(memory: DeviceMemory): void {
  memory.erase(bookingKeys.bookedFor);
}
