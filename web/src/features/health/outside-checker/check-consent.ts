import { asNumber, asRecord, asText } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";

/** A little less than the server's day, so that a check does not end between two questions, in ms. */
const lifetime = 23 * 3_600_000;

/** The number of the check that this device agreed to, for this company; null where nobody agreed, or a day ago. */
export function readCheckConsent(memory: DeviceMemory, company: string, now: number): string | null {
  const fields = asRecord(memory.read(bookingKeys.checkConsent));
  const check = asText(fields?.["check"], 60);
  const until = asNumber(fields?.["until"]) ?? 0;
  return check !== null && fields?.["company"] === company && until > now ? check : null;
}

export function keepCheckConsent(
  memory: DeviceMemory,
  { company, check }: { company: string; check: string },
  now: number,
): void {
  memory.write(bookingKeys.checkConsent, { company, check, until: now + lifetime });
}

export function eraseCheckConsent(memory: DeviceMemory): void {
  memory.erase(bookingKeys.checkConsent);
}
