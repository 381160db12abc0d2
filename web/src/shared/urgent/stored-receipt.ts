import type { UrgentPlace } from "@anteroom/contract/health/urgent";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import { bookingKeys } from "../booking/erase-booking.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** What this browser knows of a message to the clinic: no word of what it said. Times in ms. */
export type StoredReceipt = {
  id: number;
  receipt: string;
  channel: string;
  sentAt: number;
  seenAt: number | null;
};

/** So long a message is shown to who comes back to the page, in ms. */
const shownFor = 2 * 3_600_000;

/** The message last sent from this place, or null. */
export function readReceipt(memory: DeviceMemory, place: UrgentPlace, now: number): StoredReceipt | null {
  const value = asRecord(memory.read(keyOf(place)));
  const id = asNumber(value?.["id"]);
  const sentAt = asNumber(value?.["sentAt"]);
  const receipt = value?.["receipt"];
  const channel = value?.["channel"];
  if (typeof receipt !== "string" || typeof channel !== "string" || id === null || sentAt === null)
    return null;
  if (now - sentAt > shownFor) return null;
  return { id, receipt, channel, sentAt, seenAt: asNumber(value?.["seenAt"]) };
}

export function keepReceipt(memory: DeviceMemory, place: UrgentPlace, receipt: StoredReceipt): void {
  memory.write(keyOf(place), receipt);
}

const keyOf = (place: UrgentPlace) => (place === "booking" ? bookingKeys.urgent : `urgent-${place}`);
