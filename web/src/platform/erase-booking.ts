import type { DeviceMemory } from "./device-memory.ts";

/** Names under which a booking is kept on the device. */
export const bookingKeys = {
  hold: "appointment-hold",
  scheduling: "scheduling-draft",
  patient: "patient-information",
  begun: "begun-appointment",
  bookedFor: "booked-for",
} as const;

/** D.64: what was typed and held is erased once the visit is booked; which appointment it became is no health datum. */
export function eraseDrafts(memory: DeviceMemory): void {
  const { hold, scheduling, patient, bookedFor } = bookingKeys;
  for (const key of [hold, scheduling, patient, bookedFor]) memory.erase(key);
}

/** D.64: nothing of a booking outlives a session. */
export function eraseBooking(memory: DeviceMemory): void {
  eraseDrafts(memory);
  memory.erase(bookingKeys.begun);
}
