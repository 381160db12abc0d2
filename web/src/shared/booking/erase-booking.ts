import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { forgetPaymentChoice } from "./last-payment-choice.ts";

/** Storage keys of a booking. */
export const bookingKeys = {
  hold: "appointment-hold",
  /** Proves that a hold is this browser's, also one whose answer was lost on the way. */
  holdSecret: "hold-secret",
  scheduling: "scheduling-draft",
  patient: "patient-information",
  begun: "begun-appointment",
  bookedFor: "booked-for",
  /** Other answers of the booking's forms, by the names of their fields. */
  fields: "booking-fields",
  /** A symptom check on its way to a booking. */
  triage: "triage-session",
  /** That one agreed to another company's symptom checker, for a day. */
  checkConsent: "check-consent",
  /** Alerts sent to the clinic, without their text. */
  urgent: "urgent-booking",
  /** What of booked visits is to be read without a connection (D.99). */
  passes: "offline-passes",
  /** Where somebody was who makes an account on the way. */
  signUpFrom: "sign-up-from",
  /** What a guest wants to be told of, until somebody signs in. */
  waitlistRequest: "waitlist-request",
  /** The number of the patient whose all of this is. */
  owner: "booking-owner",
} as const;

/**
 * Erases drafts, hold, symptom check, consent to another company's checker and where a sign-up began from
 * this device, once the appointment is booked. Keeps the appointment under way, alerts, passes and the
 * waitlist request (D.64).
 */
export function eraseDrafts(memory: DeviceMemory): void {
  const { hold, holdSecret, scheduling, patient, bookedFor, fields } = bookingKeys;
  const { triage, checkConsent, signUpFrom } = bookingKeys;
  const stored = [hold, holdSecret, scheduling, patient, bookedFor, fields, triage, checkConsent];
  for (const key of [...stored, signUpFrom]) memory.erase(key);
}

/**
 * Erases everything about a booking from this device when a session ends: drafts, appointment under way,
 * alerts, offline passes, waitlist request, payment choice (D.64).
 */
export function eraseBooking(memory: DeviceMemory): void {
  eraseDrafts(memory);
  memory.erase(bookingKeys.begun);
  memory.eraseAll("urgent-"); // alerts sent from other places, too
  memory.erase(bookingKeys.passes);
  memory.erase(bookingKeys.waitlistRequest);
  memory.erase(bookingKeys.owner);
  forgetPaymentChoice();
}

/**
 * Marks the stored booking as this patient's, at sign-in. Erases all of what another patient left; of a
 * guest's booking only patient data and form answers (D.64). Does nothing for the same patient.
 */
export function claimBooking(memory: DeviceMemory, patientId: number): void {
  const owner = memory.read(bookingKeys.owner);
  if (owner === patientId) return;
  if (owner !== null) eraseBooking(memory);
  memory.erase(bookingKeys.patient);
  memory.erase(bookingKeys.fields);
  memory.write(bookingKeys.owner, patientId);
}

/**
 * Erases a patient's booking whose session ended without sign-out, in another tab or by the browser (D.64); a
 * guest's stays. Call it only while signed out.
 */
export function eraseAbandonedBooking(memory: DeviceMemory): void {
  if (memory.read(bookingKeys.owner) !== null) eraseBooking(memory);
}
