import type { UrgentPlace } from "@anteroom/contract/health/urgent";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import { bookingKeys } from "../booking/erase-booking.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** What this browser stores of an alert to the clinic, without its text. Times in ms. */
export type StoredReceipt = {
  id: number;
  receipt: string;
  channel: string;
  sentAt: number;
  seenAt: number | null;
  /** Fingerprint of the text that was sent; null: unknown, counts as another text. */
  mark: number | null;
  /** Whether a phone number was sent; the number itself is not stored. Null: unknown. */
  hasNumber: boolean | null;
};

/**
 * Returns a 16-bit fingerprint of a trimmed text (FNV-1a, folded), to recognise the same text; others may
 * collide. Never use it for measured values: there are so few that a fingerprint would reveal them.
 */
export function fingerprintOf(words: string): number {
  let mark = 0x811c9dc5;
  for (const letter of words.trim()) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark ^ (mark >>> 16)) & 0xffff;
}

/** So long a message is shown to who comes back to the page, in ms. */
const shownFor = 2 * 3_600_000;

/**
 * Returns the last alert sent from this place by this browser; null without one, if malformed, or 2 hours
 * after it was sent. Erases nothing. `now` in ms.
 */
export function readReceipt(memory: DeviceMemory, place: UrgentPlace, now: number): StoredReceipt | null {
  const value = asRecord(memory.read(keyOf(place)));
  const id = asNumber(value?.["id"]);
  const sentAt = asNumber(value?.["sentAt"]);
  const receipt = value?.["receipt"];
  const channel = value?.["channel"];
  const hasNumber = value?.["hasNumber"];
  if (typeof receipt !== "string" || typeof channel !== "string" || id === null || sentAt === null)
    return null;
  if (now - sentAt > shownFor) return null;
  return {
    id,
    receipt,
    channel,
    sentAt,
    seenAt: asNumber(value?.["seenAt"]),
    mark: asNumber(value?.["mark"]),
    hasNumber: typeof hasNumber === "boolean" ? hasNumber : null,
  };
}

/** Places with typed text; the others report measured values and ticked answers. */
const typedPlaces: ReadonlySet<UrgentPlace> = new Set(["booking", "messages", "waiting_room"]);

/** Returns whether a place stores fingerprints of its texts; not for measured values and ticked answers. */
export const storesFingerprint = (place: UrgentPlace): boolean => typedPlaces.has(place);

/**
 * Stores an alert's receipt on this device, replacing that of the same place; without its fingerprint where
 * the place stores none.
 */
export function storeReceipt(memory: DeviceMemory, place: UrgentPlace, receipt: StoredReceipt): void {
  memory.write(keyOf(place), storesFingerprint(place) ? receipt : { ...receipt, mark: null });
}

const keyOf = (place: UrgentPlace) => (place === "booking" ? bookingKeys.urgent : `urgent-${place}`);
