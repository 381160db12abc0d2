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
  /** Tells whether other words were sent; nothing can be read from it. */
  mark: number;
};

/** 32 bits of a text (FNV-1a), by which the same words are known again and from which no word can be got. */
export function markOf(words: string): number {
  let mark = 0x811c9dc5;
  for (const letter of words.trim()) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mark >>> 0;
}

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
  return {
    id,
    receipt,
    channel,
    sentAt,
    seenAt: asNumber(value?.["seenAt"]),
    mark: asNumber(value?.["mark"]) ?? -1,
  };
}

export function keepReceipt(memory: DeviceMemory, place: UrgentPlace, receipt: StoredReceipt): void {
  memory.write(keyOf(place), receipt);
}

const keyOf = (place: UrgentPlace) => (place === "booking" ? bookingKeys.urgent : `urgent-${place}`);
