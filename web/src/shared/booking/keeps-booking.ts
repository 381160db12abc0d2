import { bookingKeys } from "./erase-booking.ts";

const { scheduling, patient, bookedFor, fields, triage, hold, begun } = bookingKeys;
const mayExpire = new Set<string>([scheduling, patient, bookedFor, fields, triage, hold, begun]);

/** Whether something of a booking is kept that may have expired; without any the sweep need not even be fetched. */
export function hasStoredBooking(keys: readonly string[]): boolean {
  return keys.some((key) => mayExpire.has(key) || key.startsWith("urgent-"));
}
