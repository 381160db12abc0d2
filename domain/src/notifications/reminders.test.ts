import { expect, test } from "vitest";
import {
  isInQuietHours,
  isReminderWanted,
  isTextReminderWanted,
  nextReminderAt,
  reminderDue,
  textReminderAt,
  textReminderDue,
} from "./reminders.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.parse("2027-03-02T10:00:00Z");

test.each([
  [24 * hour + second, null],
  [24 * hour, "day"],
  [hour + second, "day"],
  [hour, "hour"],
  [10 * minute + second, "hour"],
  [10 * minute, "soon"],
  [second, "soon"],
  [0, null],
  [-second, null],
])("%d ms before the appointment the reminder of that time is %s", (before, kind) => {
  expect(reminderDue(start, start - before)).toBe(kind);
});

test.each([
  ["day", 24 * hour, false],
  ["day", 24 * hour + second, true],
  ["hour", hour, false],
  ["hour", hour + second, true],
  ["soon", 10 * minute, false],
  ["soon", 10 * minute + second, true],
] as const)("reminder %s for a time chosen %d ms before it: %s", (kind, before, isWanted) => {
  expect(isReminderWanted(kind, start, start - before)).toBe(isWanted);
});

const lisbon = "Europe/Lisbon";
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

test.each([
  ["2027-03-02T20:59:59Z", false],
  ["2027-03-02T21:00:00Z", true],
  ["2027-03-03T07:59:59Z", true],
  ["2027-03-03T08:00:00Z", false],
  // Summer time: 21:00 in Lisbon is 20:00 UTC.
  ["2027-07-02T20:00:00Z", true],
])("it is quiet in Lisbon at %s: %s", (at, isNight) => {
  expect(isInQuietHours(Date.parse(at), lisbon)).toBe(isNight);
});

test.each([
  ["day", "2027-03-02T10:00:00Z", lisbon, "2027-03-01T10:00:00.000Z"],
  ["hour", "2027-03-02T10:00:00Z", lisbon, "2027-03-02T09:00:00.000Z"],
  ["soon", "2027-03-02T10:00:00Z", lisbon, "2027-03-02T09:50:00.000Z"],
  // 22:00 the day before is quiet: half an hour before the quiet hours begin.
  ["day", "2027-03-02T22:00:00Z", lisbon, "2027-03-01T20:30:00.000Z"],
  // 07:30 is quiet: the evening before.
  ["hour", "2027-03-02T08:30:00Z", lisbon, "2027-03-01T20:30:00.000Z"],
  ["soon", "2027-03-02T08:05:00Z", lisbon, null],
  // The patient's clock counts: 10:00 in Lisbon is 06:00 in Santiago in March.
  ["hour", "2027-03-02T10:00:00Z", "America/Santiago", "2027-03-01T23:30:00.000Z"],
  // The night in which the clocks go forward.
  ["hour", "2027-03-28T07:30:00Z", lisbon, "2027-03-27T20:30:00.000Z"],
] as const)("text reminder %s of a start at %s in %s is sent at %s", (kind, at, zone, expected) => {
  expect(iso(textReminderAt(kind, Date.parse(at), zone))).toBe(expected);
});

test.each([
  ["2027-03-01T08:29:59Z", "2027-03-02T08:30:00Z", null],
  ["2027-03-01T08:30:00Z", "2027-03-02T08:30:00Z", "day"],
  ["2027-03-01T20:29:59Z", "2027-03-02T08:30:00Z", "day"],
  ["2027-03-01T20:30:00Z", "2027-03-02T08:30:00Z", "hour"],
  ["2027-03-01T21:00:00Z", "2027-03-02T08:30:00Z", null],
  ["2027-03-02T07:59:59Z", "2027-03-02T08:30:00Z", null],
  ["2027-03-02T08:20:00Z", "2027-03-02T08:30:00Z", "soon"],
  ["2027-03-02T08:30:00Z", "2027-03-02T08:30:00Z", null],
])("at %s the due text reminder of %s is %s", (now, at, kind) => {
  expect(textReminderDue(Date.parse(at), Date.parse(now), lisbon)).toBe(kind);
});

test("a booking after the evening's text gets no text for that event", () => {
  const startTime = Date.parse("2027-03-02T08:30:00Z");
  const booked = (at: string) => ({ startTime, timeChosenAt: Date.parse(at), timeZone: lisbon });
  expect(isTextReminderWanted("hour", booked("2027-03-01T20:29:59Z"))).toBe(true);
  expect(isTextReminderWanted("hour", booked("2027-03-01T22:00:00Z"))).toBe(false);
});

test("the job checks each mail and text time once, and none after the last", () => {
  const at = Date.parse("2027-03-02T08:30:00Z");
  const looks: (string | null)[] = [];
  let now: number | null = Date.parse("2027-02-01T00:00:00Z");
  while (now !== null) {
    now = nextReminderAt(at, now, lisbon);
    looks.push(iso(now));
  }
  expect(looks).toEqual([
    "2027-03-01T08:30:00.000Z",
    "2027-03-01T20:30:00.000Z",
    "2027-03-02T07:30:00.000Z",
    "2027-03-02T08:20:00.000Z",
    null,
  ]);
});
