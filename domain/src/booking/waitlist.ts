import { asNumber, asRecord } from "../shared/record.ts";
import { isBookable, type Slot } from "./slots.ts";

const MINUTE = 60_000;

/** How a clinic offers slots that become free; null where it does not. */
export type WaitlistSettings = {
  /** How long an offer stays open, in minutes. */
  offerMinutes: number;
  /** For how many appointments one account, dependents included, may wait at once. */
  perAccount: number;
};

const defaultWaitlist: WaitlistSettings = { offerMinutes: 15, perAccount: 5 };

/**
 * Reads a clinic's settings. A value that is missing, not whole or out of bounds (`offerMinutes` 5 to 120,
 * `perAccount` 1 to 50) gets its default. Null: the clinic has no waiting list. Undefined: not an object.
 */
export function readWaitlist(given: unknown): WaitlistSettings | null | undefined {
  if (given === null) return null;
  const fields = asRecord(given);
  if (!fields) return undefined;
  const read = (name: keyof WaitlistSettings, [least, most]: [number, number]) => {
    const number = asNumber(fields[name]);
    const isIn = number !== null && Number.isInteger(number) && number >= least && number <= most;
    return isIn ? number : defaultWaitlist[name];
  };
  return { offerMinutes: read("offerMinutes", [5, 120]), perAccount: read("perAccount", [1, 50]) };
}

/** How many days a waiting-list entry without an appointment lasts; then the person is asked to join again. */
export const waitlistEntryDays = 60;

/**
 * Returns when (ms) an entry without an appointment ends: at the first slot that was free on joining (`before`), at
 * most `waitlistEntryDays` later. `before` (ms) is null where no slot was free.
 */
export function waitlistEntryEnd(joinedAt: number, before: number | null): number {
  return Math.min(joinedAt + waitlistEntryDays * 24 * 60 * MINUTE, before ?? Infinity);
}

/** A free slot within this time is near enough: no waiting list is offered. */
const nearMs = 12 * 60 * MINUTE;

/**
 * Returns whether the waiting list is offered to people without an appointment: no slot is free within 12 hours of
 * `now`. `firstFree` is the start of the first free slot (ms), null without one. Does not check the clinic's setting.
 */
export function isWaitlistOffered(firstFree: number | null, now: number): boolean {
  return firstFree === null || firstFree - now > nearMs;
}

/** How long an entry is offered nothing after a declined offer, in ms. */
export const restAfterDecline = 60 * MINUTE;

/** An entry of the waiting list; instants in ms. */
export type WaitlistEntry = {
  entryId: number;
  /**
   * Only earlier slots are offered: the start of the present appointment, or the first slot that was free; else
   * infinite.
   */
  startTime: number;
  hasOpenOffer: boolean;
  /** Nothing is offered until this instant, after a declined offer. */
  restsUntil: number;
  /** Starts (ms) that were offered before, whatever became of the offer. */
  offered: readonly number[];
  /** Other appointments of the person. */
  busy: readonly Slot[];
};

type Line = {
  /** In the order in which they joined. */
  waiting: readonly WaitlistEntry[];
  free: readonly Slot[];
  now: number;
  offerMinutes: number;
  bookingOffsetMinutes: number | undefined;
};

/**
 * Returns which entry is offered which free slot (docs/decisions/0033). Entries in order of joining each get the first
 * of `free` (sorted by start) that is before `startTime`, overlaps no other appointment, was not offered before and is
 * bookable until the offer ends. Entries with an open offer or a rest get none. Each slot is offered once.
 */
export function planOffers({ waiting, free, now, offerMinutes, bookingOffsetMinutes }: Line) {
  const endOfOffer = now + offerMinutes * MINUTE;
  const left = free.filter(({ startTime }) => isBookable(startTime, endOfOffer, bookingOffsetMinutes));
  return waiting.flatMap((one) => {
    if (one.hasOpenOffer || one.restsUntil > now) return [];
    const index = left.findIndex(
      (slot) =>
        slot.startTime < one.startTime &&
        !one.offered.includes(slot.startTime) &&
        !one.busy.some((other) => other.startTime < slot.endTime && slot.startTime < other.endTime),
    );
    const [slot] = index === -1 ? [] : left.splice(index, 1);
    return slot ? [{ entryId: one.entryId, slot }] : [];
  });
}
