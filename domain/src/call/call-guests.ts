import { maxInCall } from "./call-places.ts";

/** Patient and doctor always have their places. */
const maxGuestsInCall = maxInCall - 2;
/**
 * The most invitation links of one appointment at a time; the call's places limit separately how many are admitted.
 */
export const mostInvitations = 6;
/**
 * The most people who entered by code in one appointment's waiting list, including those never admitted: it
 * protects against flooding.
 */
export const mostWaitingByCode = 10;

/** The most appointments booked as a guest that one browser remembers. */
export const mostGuestAppointments = 20;

/** How many days after the appointment a guest's session from a personal link still opens it. */
export const guestAccessDays = 30;

/** A guest's relationship to the patient; `other` is described in own words. */
export const relationships = [
  "mother",
  "father",
  "partner",
  "child",
  "relative",
  "friend",
  "carer",
  "interpreter",
  "other",
] as const;
/** A guest's relationship to the patient. */
export type Relationship = (typeof relationships)[number];

/** Returns whether one more guest may be admitted beside `admitted` others: at most `maxInCall` less patient and doctor. */
export function hasRoomForGuest(admitted: number): boolean {
  return admitted < maxGuestsInCall;
}

/**
 * Returns whether the token of `/guest/video/{token}` belongs to an invited guest, not to the guest who booked the
 * appointment. Checks the format alone, not whether the invitation exists.
 */
export function isInvitationToken(token: string): boolean {
  return /^invited_[\w-]{43}$/.test(token);
}

/** What the server knows of a guest of a call. */
export type GuestFacts = {
  isAdmitted: boolean;
  /** Is in the waiting room of the guest's page right now. */
  isKnocking: boolean;
  /** Is present in the call right now. */
  isInside: boolean;
};
/** Progress of a guest: link sent, in the waiting room, admitted, present in the call. */
export type GuestStatus = "invited" | "waiting" | "admitted" | "inside";

/**
 * Returns a guest's status as the patient and the clinic see it. Somebody admitted who knocks again stays
 * `admitted`.
 */
export function guestStatus({ isAdmitted, isKnocking, isInside }: GuestFacts): GuestStatus {
  if (!isAdmitted) return isKnocking ? "waiting" : "invited";
  return isInside ? "inside" : "admitted";
}
