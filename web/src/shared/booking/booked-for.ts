import { bookingKeys } from "./erase-booking.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** The dependent whom the booking under way is for; null: it is for the patient. Goes with the drafts (D.64). */
export function readBookedFor(memory: DeviceMemory): number | null {
  const value = memory.read(bookingKeys.bookedFor);
  return typeof value === "number" ? value : null;
}

/** Whether somebody said whom the booking under way is for, also where that is the patient. */
export function isBookedForChosen(memory: DeviceMemory): boolean {
  return memory.read(bookingKeys.bookedFor) !== null;
}

export function keepBookedFor(memory: DeviceMemory, dependentId: number | null): void {
  memory.write(bookingKeys.bookedFor, dependentId ?? "self");
}

/** Nobody has said whom the booking is for: it is asked. */
export function eraseBookedFor(memory: DeviceMemory): void {
  memory.erase(bookingKeys.bookedFor);
}
