import { bookingKeys } from "./erase-booking.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** The dependent whom the booking under way is for; null: it is for the patient. Goes with the drafts (D.64). */
export function readBookedFor(memory: DeviceMemory): number | null {
  const value = memory.read(bookingKeys.bookedFor);
  return typeof value === "number" ? value : null;
}

export function keepBookedFor(memory: DeviceMemory, dependentId: number | null): void {
  if (dependentId === null) memory.erase(bookingKeys.bookedFor);
  else memory.write(bookingKeys.bookedFor, dependentId);
}
