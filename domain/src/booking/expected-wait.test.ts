import fc from "fast-check";
import { expect, test } from "vitest";
import {
  doctorStatus,
  doctorStatuses,
  expectedWait,
  isPlaceReserved,
  lateFrom,
  waitInMinutes,
  type WaitFacts,
} from "./expected-wait.ts";

const MINUTE = 60_000;
const start = Date.UTC(2027, 2, 1, 9);
const facts: WaitFacts = {
  startTime: start,
  appointmentMinutes: 20,
  usual: null,
  ahead: 0,
  withAnotherSince: null,
  doctor: "online",
};
const inMinutes = (given: Partial<WaitFacts>, now = start) => {
  const wait = expectedWait({ ...facts, ...given }, now);
  return wait && [(wait.from - now) / MINUTE, (wait.to - now) / MINUTE];
};

test.each<[string, Partial<WaitFacts>, number[] | null]>([
  ["free and on time: at once", {}, [0, 5]],
  ["one person before: half a visit to a quarter more than one", { ahead: 1 }, [10, 25]],
  ["two before", { ahead: 2 }, [20, 50]],
  ["with somebody for eight minutes", { doctor: "in_call", withAnotherSince: start - 8 * MINUTE }, [2, 17]],
  [
    "with somebody, and one before",
    { doctor: "in_call", withAnotherSince: start - 8 * MINUTE, ahead: 1 },
    [12, 42],
  ],
  [
    "a visit that has outlasted itself",
    { doctor: "in_call", withAnotherSince: start - 40 * MINUTE },
    [0, 10],
  ],
  ["a quick doctor", { ahead: 2, usual: { short: 6, long: 9 } }, [12, 18]],
  ["before the booked time nobody is expected", { startTime: start + 30 * MINUTE, ahead: 1 }, [30, 35]],
  ["away", { doctor: "away" }, null],
  ["nobody knows", { doctor: "unknown", ahead: 1 }, null],
  ["too many before for a range that helps", { ahead: 8 }, null],
])("the expected wait, %s", (_words, given, range) => {
  expect(inMinutes(given)).toEqual(range);
});

test("more people ahead never shorten the wait, and no range is empty, past or before the booked time", () => {
  fc.assert(
    fc.property(
      fc.record({
        appointmentMinutes: fc.integer({ min: 5, max: 60 }),
        ahead: fc.integer({ min: 0, max: 6 }),
        early: fc.integer({ min: -120, max: 60 }),
        elapsed: fc.option(fc.integer({ min: 0, max: 200 })),
      }),
      ({ appointmentMinutes, ahead, early, elapsed }) => {
        const given: WaitFacts = {
          ...facts,
          startTime: start + early * MINUTE,
          appointmentMinutes,
          ahead,
          doctor: elapsed === null ? "online" : "in_call",
          withAnotherSince: elapsed === null ? null : start - elapsed * MINUTE,
        };
        const wait = expectedWait(given, start);
        const more = expectedWait({ ...given, ahead: ahead + 1 }, start);
        fc.pre(wait !== null && more !== null);
        expect(wait.to - wait.from).toBeGreaterThanOrEqual(5 * MINUTE);
        expect(wait.from).toBeGreaterThanOrEqual(Math.max(start, given.startTime));
        expect(more.to).toBeGreaterThanOrEqual(wait.to);
      },
    ),
  );
});

test.each([
  [0, 5, { kind: "soon" }],
  [-20, 3, { kind: "soon" }],
  [2, 17, { kind: "within", to: 20 }],
  [10, 25, { kind: "range", from: 10, to: 25 }],
  [12, 42, { kind: "range", from: 10, to: 45 }],
])("%d to %d minutes are rounded to steps of five", (from, to, words) => {
  expect(waitInMinutes({ from: start + from * MINUTE, to: start + to * MINUTE }, start)).toEqual(words);
});

test("being with a patient overrides the clinic's statement, and no statement is unknown", () => {
  expect(doctorStatus({ isWithAnother: true, said: "away" })).toBe("in_call");
  expect(doctorStatus({ isWithAnother: false, said: "away" })).toBe("away");
  expect(doctorStatus({ isWithAnother: false, said: "online" })).toBe("online");
  expect(doctorStatus({ isWithAnother: false, said: null })).toBe("unknown");
  expect(doctorStatuses).toHaveLength(4);
});

test.each([
  [null, 10],
  [-30, 10],
  [25, 35],
])("after a first estimate of minute %s the wait counts as longer from minute %d on", (expectedBy, late) => {
  const first = expectedBy === null ? null : start + expectedBy * MINUTE;
  expect(lateFrom(start, first)).toBe(start + late * MINUTE);
});

test("a place is kept for half an hour", () => {
  expect(isPlaceReserved(null, start)).toBe(true);
  expect(isPlaceReserved(start - 30 * MINUTE, start)).toBe(true);
  expect(isPlaceReserved(start - 30 * MINUTE - 1, start)).toBe(false);
});
