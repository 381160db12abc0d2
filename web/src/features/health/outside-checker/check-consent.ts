import { asNumber, asRecord, asText } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";

/** A little less than the server's day, so that a check does not end between two questions, in ms. */
const lifetime = 23 * 3_600_000;

/**
 * Returns the id of the check that this device consented to for a company; null without consent, for another
 * company, or after 23 hours. `now` in ms.
 */
export function readCheckConsent(memory: DeviceMemory, company: string, now: number): string | null {
  const fields = asRecord(memory.read(bookingKeys.checkConsent));
  const check = asText(fields?.["check"], 60);
  const until = asNumber(fields?.["until"]) ?? 0;
  return check !== null && fields?.["company"] === company && until > now ? check : null;
}

/**
 * Stores the consent to a check on this device for 23 hours, a little less than the server's day, replacing
 * any other. `now` in ms.
 */
export function storeCheckConsent(
  memory: DeviceMemory,
  { company, check }: { company: string; check: string },
  now: number,
): void {
  memory.write(bookingKeys.checkConsent, { company, check, until: now + lifetime });
}

/** Erases the stored consent to an outside check. */
export function eraseCheckConsent(memory: DeviceMemory): void {
  memory.erase(bookingKeys.checkConsent);
}
