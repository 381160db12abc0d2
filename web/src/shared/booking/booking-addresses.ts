import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import type { SlotChoice } from "./booking-memory.ts";

type Step = "/scheduling/patient" | "/appointment-checkout";

/** The address of a step of the booking of one slot. */
export function bookingAddress(step: Step, { doctorId, startTime }: SlotChoice): string {
  return `${step}?${new URLSearchParams({ doctorId: String(doctorId), appointmentDate: startTime })}`;
}

/** The doctor's free times around a slot. */
export function timesAddress({ doctorId, startTime }: SlotChoice, timeZone: string): string {
  return `/doctors/${doctorId}?selectedDate=${dayInZone(Date.parse(startTime), timeZone)}`;
}

/** Whether a path belongs to a booking: signing in and paying are parts of it, everything else leaves it. */
export function isBookingPath(path: string): boolean {
  return /^\/(scheduling\/|appointment-checkout|login|sign-up|appointments\/\d+\/pay)/.test(path);
}
