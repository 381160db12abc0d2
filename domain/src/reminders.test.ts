import { expect, test } from "vitest";
import { isReminderWanted, reminderDue } from "./reminders.ts";

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
])("%d ms before the visit the reminder of that time is %s", (before, kind) => {
  expect(reminderDue(start, start - before)).toBe(kind);
});

test.each([
  ["day", 24 * hour, false],
  ["day", 24 * hour + second, true],
  ["hour", hour, false],
  ["hour", hour + second, true],
  ["soon", 10 * minute, false],
  ["soon", 10 * minute + second, true],
] as const)("reminder %s for a time that was chosen %d ms before it: %s", (kind, before, isWanted) => {
  expect(isReminderWanted(kind, start, start - before)).toBe(isWanted);
});
