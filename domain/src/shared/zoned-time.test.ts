import { expect, test } from "vitest";
import {
  dayInZone,
  instantOf,
  instantsOf,
  isTimeZone,
  minuteInZone,
  offsetAt,
  weekdayOf,
} from "./zoned-time.ts";

test.each([
  ["Europe/Lisbon", "2026-07-01T12:00:00Z", "2026-07-01", 13 * 60],
  ["Europe/Lisbon", "2026-12-31T23:30:00Z", "2026-12-31", 23 * 60 + 30],
  ["America/Sao_Paulo", "2026-11-24T01:00:00Z", "2026-11-23", 22 * 60],
  ["Asia/Kathmandu", "2026-11-24T20:00:00Z", "2026-11-25", 105],
  ["America/Santiago", "1969-07-20T20:17:40Z", "1969-07-20", 16 * 60 + 17],
])("in %s the clocks at %s show %s, minute %d", { tags: ["S1.07"] }, (zone, instant, day, minute) => {
  expect(dayInZone(Date.parse(instant), zone)).toBe(day);
  expect(minuteInZone(Date.parse(instant), zone)).toBe(minute);
});

test.each([
  ["an ordinary afternoon", "2026-11-24", 14 * 60, ["2026-11-24T14:00:00.000Z"]],
  ["the hour that spring skips", "2026-03-29", 90, []],
  [
    "the hour that autumn repeats",
    "2026-10-25",
    90,
    ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
  ],
  ["the midnight that ends a day", "2026-10-25", 1440, ["2026-10-26T00:00:00.000Z"]],
])(
  "in Lisbon, %s happens as often as the clocks show it",
  { tags: ["S1.07"] },
  (_which, day, minute, instants) => {
    expect(instantsOf(day, minute, "Europe/Lisbon").map((at) => new Date(at).toISOString())).toEqual(
      instants,
    );
  },
);

test("a closing time that spring skips moves on by the skipped hour", { tags: ["S1.07"] }, () => {
  expect(new Date(instantOf("2026-03-29", 90, "Europe/Lisbon")).toISOString()).toBe(
    "2026-03-29T01:30:00.000Z",
  );
});

test("weekdays are counted from Monday, zones are known by their IANA names", { tags: ["S1.07"] }, () => {
  expect([weekdayOf("2026-11-23"), weekdayOf("2026-11-29")]).toEqual([1, 7]);
  expect([isTimeZone("America/Santiago"), isTimeZone("Mars/Olympus")]).toEqual([true, false]);
  expect(offsetAt(Date.UTC(2026, 6, 1, 0, 0, 0, 500), "Europe/Lisbon")).toBe(3_600_000);
});
