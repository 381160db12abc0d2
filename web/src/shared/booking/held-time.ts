import { holdHeader } from "@anteroom/contract/appointment/booking";
import { asNumber, asRecord, asText } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "./erase-booking.ts";

/** Returns the headers that prove a guest's hold; null without one. */
export function heldTimeHeaders(memory: DeviceMemory, now: number): Record<string, string> | null {
  const hold = asRecord(memory.read(bookingKeys.hold));
  const [id, secret, expiresAt] = [asNumber(hold?.id), asText(hold?.secret, 100), asNumber(hold?.expiresAt)];
  if (id === null || secret === null || expiresAt === null || expiresAt < now) return null;
  return { [holdHeader]: `${id}.${secret}` };
}
