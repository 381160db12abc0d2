import { holdHeader } from "@anteroom/contract/appointment/booking";
import { asNumber, asRecord, asText } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "./erase-booking.ts";

/**
 * Returns the headers that prove this browser's hold to the server; null without a hold, its secret, or once
 * it has expired. `now` in ms.
 */
export function heldTimeHeaders(memory: DeviceMemory, now: number): Record<string, string> | null {
  const hold = asRecord(memory.read(bookingKeys.hold));
  const [id, secret] = [asNumber(hold?.id), asText(hold?.secret, 100)];
  if (id === null || secret === null || heldUntil(memory, now) === null) return null;
  return { [holdHeader]: `${id}.${secret}` };
}

/** Returns until when this browser holds a time, in ms; null without a hold, or once it has ended. */
export function heldUntil(memory: DeviceMemory, now: number): number | null {
  const expiresAt = asNumber(asRecord(memory.read(bookingKeys.hold))?.expiresAt);
  return expiresAt === null || expiresAt < now ? null : expiresAt;
}
