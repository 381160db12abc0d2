import { expect, test } from "vitest";
import {
  waitlistEntryEnd,
  isWaitlistOffered,
  planOffers,
  readWaitlist,
  type WaitlistEntry,
} from "./waitlist.ts";

const defaultWaitlist = { offerMinutes: 15, perAccount: 5 };
const HOUR = 3_600_000;
const now = Date.UTC(2027, 2, 1, 9);
const slot = (hours: number) => ({ startTime: now + hours * HOUR, endTime: now + hours * HOUR + HOUR / 3 });
const waits = (entryId: number, more: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  entryId,
  startTime: now + 100 * HOUR,
  hasOpenOffer: false,
  restsUntil: -Infinity,
  offered: [],
  busy: [],
  ...more,
});
const plan = (waiting: WaitlistEntry[], hours: number[]) =>
  planOffers({
    waiting,
    free: hours.map(slot),
    now,
    offerMinutes: 15,
    bookingOffsetMinutes: undefined,
  }).map((offer) => [offer.entryId, (offer.slot.startTime - now) / HOUR]);

test.each<[string, WaitlistEntry[], number[], number[][]]>([
  ["the first in line has the only time", [waits(1), waits(2)], [5], [[1, 5]]],
  [
    "each has one time, the earliest first",
    [waits(1), waits(2)],
    [5, 6, 7],
    [
      [1, 5],
      [2, 6],
    ],
  ],
  ["nobody has a second offer", [waits(1, { hasOpenOffer: true }), waits(2)], [5], [[2, 5]]],
  [
    "whoever has just declined a time rests, and the next in line is asked",
    [waits(1, { restsUntil: now + 1 }), waits(2)],
    [5],
    [[2, 5]],
  ],
  ["whoever has rested is asked again", [waits(1, { restsUntil: now })], [5], [[1, 5]]],
  [
    "a time is not offered twice to one person",
    [waits(1, { offered: [now + 5 * HOUR] }), waits(2)],
    [5],
    [[2, 5]],
  ],
  ["a later time is no earlier one", [waits(1, { startTime: now + 5 * HOUR }), waits(2)], [5], [[2, 5]]],
  ["nobody is asked to be in two places", [waits(1, { busy: [slot(5.1)] }), waits(2)], [5], [[2, 5]]],
  [
    "an appointment that ends as the time begins is no obstacle",
    [waits(1, { busy: [slot(5 - 1 / 3)] })],
    [5],
    [[1, 5]],
  ],
  ["a time too near to be booked after the offer is not offered", [waits(1)], [0.4], []],
  [
    "whoever has no bound is offered the earliest time",
    [waits(1, { startTime: Infinity })],
    [5000, 6000],
    [[1, 5000]],
  ],
  ["without a free time nobody is asked", [waits(1)], [], []],
])("%s", (_title, waiting, free, wanted) => {
  expect(plan(waiting, free)).toEqual(wanted);
});

test.each([
  [null, null],
  [{}, defaultWaitlist],
  [
    { offerMinutes: 30, perAccount: 1 },
    { offerMinutes: 30, perAccount: 1 },
  ],
  [{ offerMinutes: 4, perAccount: 51 }, defaultWaitlist],
  [{ offerMinutes: 15.5, perAccount: "3" }, defaultWaitlist],
  ["on", undefined],
])("the setting %j is read as %j", (given, read) => {
  expect(readWaitlist(given)).toEqual(read);
});

test.each([
  ["sixty days where no time was free", null, 60 * 24],
  ["sixty days where the first free time is later", now + 61 * 24 * HOUR, 60 * 24],
  ["until the first free time", now + 5 * HOUR, 5],
])("a request without an appointment lasts %s", (_title, before, hours) => {
  expect(waitlistEntryEnd(now, before)).toBe(now + hours * HOUR);
});

test.each([
  ["no time is free", null, true],
  ["the first free time is tomorrow", now + 13 * HOUR, true],
  ["the first free time is within twelve hours", now + 12 * HOUR, false],
])("waiting availability is decided when %s", (_title, first, isOffered) => {
  expect(isWaitlistOffered(first, now)).toBe(isOffered);
});
