import {
  isPatientInformationExpired,
  isSchedulingDraftExpired,
  readPatientInformation,
  readSchedulingDraft,
  savePatientInformation,
  saveSchedulingDraft,
  type PatientInformation,
  type SchedulingDraft,
} from "@anteroom/domain/booking/booking-drafts";
import { bookingKeys } from "./erase-booking.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** A doctor's slot. `startTime` is an ISO instant. */
export type SlotChoice = { doctorId: number; startTime: string };

/**
 * The appointment made of a slot whose booking is under way, so that a reload finds its payment or
 * confirmation.
 */
export type BegunAppointment = SlotChoice & {
  appointmentId: number;
  /** The voucher it was booked with, used again if the payment fails. */
  voucherCode?: string;
};

/** The result of restoring a draft. */
export type RestoredDraft =
  | { kind: "none" }
  | { kind: "expired"; draft: SchedulingDraft }
  | { kind: "live"; draft: SchedulingDraft };

/** Restores the scheduling draft; erases an expired one (S4.DRAFT.06). */
export function restoreSchedulingDraft(memory: DeviceMemory, now: number): RestoredDraft {
  const draft = readSchedulingDraft(memory.read(bookingKeys.scheduling));
  if (!draft) return { kind: "none" };
  if (!isSchedulingDraftExpired(draft, now)) return { kind: "live", draft };
  memory.erase(bookingKeys.scheduling);
  return { kind: "expired", draft };
}

/** Stores changes to the draft for another hour. */
export function storeSchedulingDraft(
  memory: DeviceMemory,
  changes: Partial<Omit<SchedulingDraft, "savedAt" | "expiry">>,
  now: number,
): void {
  const known = readSchedulingDraft(memory.read(bookingKeys.scheduling));
  memory.write(bookingKeys.scheduling, saveSchedulingDraft({ ...known, ...changes }, now));
}

/** Erases the draft. */
export function eraseSchedulingDraft(memory: DeviceMemory): void {
  memory.erase(bookingKeys.scheduling);
}

/** Returns the entered patient data, or null; erases them once expired (S4.DRAFT.04). */
export function restorePatientInformation(memory: DeviceMemory, now: number): PatientInformation | null {
  const known = readPatientInformation(memory.read(bookingKeys.patient));
  if (!known || !isPatientInformationExpired(known, now)) return known;
  memory.erase(bookingKeys.patient);
  return null;
}

/** Stores changes to the entered patient data. */
export function storePatientInformation(
  memory: DeviceMemory,
  fields: Partial<Omit<PatientInformation, "expiry">>,
  now: number,
): void {
  memory.write(bookingKeys.patient, savePatientInformation(fields, now));
}

/** Returns the appointment under way, or null. */
export function readBegunAppointment(memory: DeviceMemory): BegunAppointment | null {
  const value = memory.read(bookingKeys.begun);
  if (typeof value !== "object" || value === null) return null;
  const { appointmentId, doctorId, startTime, voucherCode } = value as Record<string, unknown>;
  if (typeof appointmentId !== "number" || typeof doctorId !== "number" || typeof startTime !== "string")
    return null;
  return {
    appointmentId,
    doctorId,
    startTime,
    ...(typeof voucherCode === "string" && voucherCode !== "" && { voucherCode }),
  };
}

/** Stores the appointment that replaces the hold. */
export function storeBegunAppointment(memory: DeviceMemory, begun: BegunAppointment): void {
  memory.write(bookingKeys.begun, begun);
  memory.erase(bookingKeys.hold);
}

/** Erases the appointment under way. */
export function forgetBegunAppointment(memory: DeviceMemory): void {
  memory.erase(bookingKeys.begun);
}
