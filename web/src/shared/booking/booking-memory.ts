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

/** The result of restoring a draft; an expired one is returned for the last time. */
export type RestoredDraft =
  | { kind: "none" }
  | { kind: "expired"; draft: SchedulingDraft }
  | { kind: "live"; draft: SchedulingDraft };

/**
 * Returns the scheduling draft of this device. An expired one is erased, and returned this once as `expired`
 * (S4.DRAFT.06). `now` in ms.
 */
export function restoreSchedulingDraft(memory: DeviceMemory, now: number): RestoredDraft {
  const draft = readSchedulingDraft(memory.read(bookingKeys.scheduling));
  if (!draft) return { kind: "none" };
  if (!isSchedulingDraftExpired(draft, now)) return { kind: "live", draft };
  memory.erase(bookingKeys.scheduling);
  return { kind: "expired", draft };
}

/** Merges changes into the draft, an expired one too, and stores it for another hour. `now` in ms. */
export function storeSchedulingDraft(
  memory: DeviceMemory,
  changes: Partial<Omit<SchedulingDraft, "savedAt" | "expiry">>,
  now: number,
): void {
  const known = readSchedulingDraft(memory.read(bookingKeys.scheduling));
  memory.write(bookingKeys.scheduling, saveSchedulingDraft({ ...known, ...changes }, now));
}

/** Erases the scheduling draft from this device. */
export function eraseSchedulingDraft(memory: DeviceMemory): void {
  memory.erase(bookingKeys.scheduling);
}

/**
 * Returns the patient data entered on this device, or null; erases expired ones (S4.DRAFT.04). `now` in ms.
 */
export function restorePatientInformation(memory: DeviceMemory, now: number): PatientInformation | null {
  const known = readPatientInformation(memory.read(bookingKeys.patient));
  if (!known || !isPatientInformationExpired(known, now)) return known;
  memory.erase(bookingKeys.patient);
  return null;
}

/**
 * Returns whether this device stores a motive or a person's details that somebody typed, expired or not. `hasTypedBooking` says the same
 * to pages that have not loaded this file.
 */
export function hasWrittenBooking(memory: DeviceMemory): boolean {
  const symptoms = readSchedulingDraft(memory.read(bookingKeys.scheduling))?.symptoms ?? "";
  return symptoms.trim() !== "" || memory.read(bookingKeys.patient) !== null;
}

/** Stores the entered patient data, replacing all earlier ones, with a new expiry. `now` in ms. */
export function storePatientInformation(
  memory: DeviceMemory,
  fields: Partial<Omit<PatientInformation, "expiry">>,
  now: number,
): void {
  memory.write(bookingKeys.patient, savePatientInformation(fields, now));
}

/**
 * Returns the appointment under way on this device; null without one or if malformed. It does not expire
 * here: see `sweepBooking`.
 */
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

/** Stores the appointment that replaces the hold, and erases the stored hold. */
export function storeBegunAppointment(memory: DeviceMemory, begun: BegunAppointment): void {
  memory.write(bookingKeys.begun, begun);
  memory.erase(bookingKeys.hold);
}

/** Erases the appointment under way from this device. */
export function forgetBegunAppointment(memory: DeviceMemory): void {
  memory.erase(bookingKeys.begun);
}
