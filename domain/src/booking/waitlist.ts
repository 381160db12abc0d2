import { asNumber, asRecord } from "../shared/record.ts";
import { isBookable, type Slot } from "./slots.ts";

const MINUTE = 60_000;

/** How a clinic offers times that free up; null where it does not. */
export type WaitlistSettings = {
  /** How long one person may think about an offer. */
  offerMinutes: number;
  /** For how many earlier times one account, with everybody it cares for, may wait at once. */
  perAccount: number;
};

const defaultWaitlist: WaitlistSettings = { offerMinutes: 15, perAccount: 5 };

/** Reads a clinic's settings; a part that is missing or out of bounds has its default. Undefined: no settings at all were given. */
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

/** So many days somebody waits without an appointment; then they are asked to join again. */
export const requestDays = 60;

/** Until when somebody waits without an appointment: until the first time that was free as they joined, `requestDays` at most. */
export function endOfRequest(joinedAt: number, before: number | null): number {
  return Math.min(joinedAt + requestDays * 24 * 60 * MINUTE, before ?? Infinity);
}

/** Within so long a free time is near enough: nobody is asked to wait for an earlier one. */
const nearMs = 12 * 60 * MINUTE;

/** Whether waiting without an appointment is offered, given the first free time. */
export function isWorthWaiting(firstFree: number | null, now: number): boolean {
  return firstFree === null || firstFree - now > nearMs;
}

/** Whoever declined a time is offered no other for so long, in ms: they have just said no. */
export const restAfterDecline = 60 * MINUTE;

/** Somebody in line for an earlier time. Instants in ms. */
export type Waiting = {
  entryId: number;
  /** Only earlier times are of use: the start of the appointment they have, or the first time that was free; else infinite. */
  startTime: number;
  hasOpenOffer: boolean;
  /** Until when nothing is offered, because a time was declined. */
  restsUntil: number;
  /** Starts that were offered before, whatever became of the offer. */
  offered: readonly number[];
  /** When the person is somewhere else. */
  busy: readonly Slot[];
};

type Line = {
  /** In the order in which they joined. */
  waiting: readonly Waiting[];
  free: readonly Slot[];
  now: number;
  offerMinutes: number;
  bookingOffsetMinutes: number | undefined;
};

/**
 * Who is offered which free time (decision 33): in the order of joining, each the earliest time that fits and that can still
 * be booked once the offer has ended. Nobody has two offers, no time is offered twice, and whoever declined one rests for an hour.
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
