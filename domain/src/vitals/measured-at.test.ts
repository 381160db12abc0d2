import { expect, test } from "vitest";
import { instantOfDevice, isPlausibleEntryTime, isPlausibleReadingTime } from "./measured-at.ts";

const now = new Date(2026, 10, 26, 12).getTime();
const minute = 60_000;
const day = 1_440 * minute;

test.each([
  [0, true],
  [5 * minute, true],
  [6 * minute, false],
  [-30 * day, true],
  [-31 * day, false],
])("a reading %d ms from now is accepted: %s", (distance, isTaken) => {
  expect(isPlausibleReadingTime(now + distance, now)).toBe(isTaken);
});

test.each([
  [0, true],
  [5 * minute, true],
  [6 * minute, false],
  [-day - 5 * minute, true],
  [-day - 6 * minute, false],
])("typed values %d ms from now are accepted: %s", (distance, isTaken) => {
  expect(isPlausibleEntryTime(now + distance, now)).toBe(isTaken);
});

const at = { year: 2026, month: 11, day: 26, hour: 8, minute: 15, second: 30 };
test.each([
  ["of this morning", at, now - 3.75 * 60 * minute + 30_000],
  ["a little ahead", { ...at, hour: 12, minute: 2 }, now],
  ["of another year", { ...at, year: 2019 }, null],
  ["none", null, null],
])("the device clock %s gives the measurement time", (_, time, wanted) => {
  expect(instantOfDevice(time, now)).toBe(wanted);
});
