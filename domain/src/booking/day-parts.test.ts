import fc from "fast-check";
import { expect, test } from "vitest";
import { clockTimeOf, faultyRanges, minuteOf } from "./day-parts.ts";

test("a formatted time parses to the minute it was written from", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => minuteOf(clockTimeOf(minute)) === minute),
  );
  expect([clockTimeOf(510), minuteOf("24:00")]).toEqual(["08:30", 1440]);
});

test("parts that end before they begin or overlap one of their kind are invalid", () => {
  const open = { kind: "open", weekday: 1 };
  const parts = [
    { ...open, from: 480, to: 720 },
    { ...open, from: 720, to: 1080 },
    { ...open, from: 700, to: 730 },
    { ...open, weekday: 2, from: 480, to: 720 },
    { kind: "break", weekday: 1, from: 600, to: 615 },
    { ...open, weekday: 3, from: 720, to: 720 },
  ];
  expect(faultyRanges(parts)).toEqual([2, 5]);
});
