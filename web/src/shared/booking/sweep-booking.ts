import { isTriageDraftExpired, readTriageExpiry } from "@anteroom/domain/booking/booking-drafts";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import {
  forgetBegunAppointment,
  readBegunAppointment,
  restorePatientInformation,
  restoreSchedulingDraft,
} from "./booking-memory.ts";
import { bookingKeys } from "./erase-booking.ts";

/** Places from which the clinic is alerted of a danger, and for how long that is shown, in ms. */
const urgentPlaces = ["booking", "waiting_room", "vitals", "health_assessment", "messages"];
const urgentFor = 2 * 3_600_000;

/**
 * Erases what has expired of a booking on this device: draft with person and answers, patient data, check,
 * hold, alerts (2 hours), and the appointment under way once joining it has closed. Call it at each start
 * (D.64). `meetsDraft`: leaves the draft to the page, which says that it has expired.
 */
export function sweepBooking(memory: DeviceMemory, now: number, meetsDraft: boolean): void {
  if (!meetsDraft) restoreSchedulingDraft(memory, now);
  if (memory.read(bookingKeys.scheduling) === null) {
    memory.erase(bookingKeys.bookedFor);
    memory.erase(bookingKeys.fields);
  }
  restorePatientInformation(memory, now);
  const triage = readTriageExpiry(memory.read(bookingKeys.triage));
  if (!triage || isTriageDraftExpired(triage, now)) memory.erase(bookingKeys.triage); // S4.DRAFT.05
  if (endOfHold(memory.read(bookingKeys.hold)) < now) memory.erase(bookingKeys.hold);
  for (const place of urgentPlaces)
    if (now - (asNumber(asRecord(memory.read(`urgent-${place}`))?.["sentAt"]) ?? 0) > urgentFor)
      memory.erase(`urgent-${place}`);
  const begun = readBegunAppointment(memory);
  if (begun && now > joinClosesAt(Date.parse(begun.startTime))) forgetBegunAppointment(memory);
}

function endOfHold(stored: unknown): number {
  return asNumber(asRecord(stored)?.["expiresAt"]) ?? 0;
}
