import { maxInCall } from "./call-places.ts";

/** Patient and doctor always have their places. */
const maxGuestsInCall = maxInCall - 2;
/** So many may hold a link at once; who of them comes is let in while there is room. */
export const mostInvitations = 6;
/** Who came by code and was never let in counts too: nobody fills a visit's list from outside. */
export const mostWaitingByCode = 10;

/** So many appointments booked as a guest are remembered in one browser. */
export const mostGuestAppointments = 20;

/** So long after the visit a guest's session from a personal link opens the appointment, in days. */
export const guestAccessDays = 30;

/** Who somebody is to the patient; `other` is said in own words. */
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
export type Relationship = (typeof relationships)[number];

/** Whether one more guest may be let in beside those who are. */
export function hasRoomForGuest(admitted: number): boolean {
  return admitted < maxGuestsInCall;
}

/** `/guest/video/{token}`: an invited guest's token, and not that of the guest who has booked the visit. */
export function isInvitationToken(token: string): boolean {
  return /^invited_[\w-]{43}$/.test(token);
}

export type GuestFacts = {
  isAdmitted: boolean;
  /** Waits on the guest's page right now. */
  isKnocking: boolean;
  /** Is present in the call right now. */
  isInside: boolean;
};
export type GuestStanding = "invited" | "waiting" | "admitted" | "inside";

/** Where a guest stands, as the patient and the clinic see it. */
export function guestStanding({ isAdmitted, isKnocking, isInside }: GuestFacts): GuestStanding {
  if (!isAdmitted) return isKnocking ? "waiting" : "invited";
  return isInside ? "inside" : "admitted";
}
