import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import type { SlotChoice } from "./booking-memory.ts";

type Step = "/scheduling/patient" | "/appointment-checkout";

/** Returns the address of a booking step for a slot, with `doctorId` and `appointmentDate`. */
export function bookingAddress(step: Step, { doctorId, startTime }: SlotChoice): string {
  return `${step}?${new URLSearchParams({ doctorId: String(doctorId), appointmentDate: startTime })}`;
}

/** Returns the address of the doctor's free times on the day of a slot in `timeZone` (the clinic's). */
export function timesAddress({ doctorId, startTime }: SlotChoice, timeZone: string): string {
  return `/doctors/${doctorId}?selectedDate=${dayInZone(Date.parse(startTime), timeZone)}`;
}

/**
 * Returns whether a path belongs to a booking, including sign-in, sign-up and payment. A hold survives on
 * these.
 */
export function isBookingPath(path: string): boolean {
  return /^\/(scheduling\/|appointment-checkout|login|sign-up|appointments\/\d+\/pay)/.test(path);
}
