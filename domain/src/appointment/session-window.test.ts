import { sessionWindow } from "../shared/constants.ts";
import { expect, test } from "vitest";
import { isSessionOpen, joinClosesAt, joinOpensAt, opensEveningBefore } from "./session-window.ts";

const second = 1000;
const hour = 3600 * second;
const startTime = Date.UTC(2026, 10, 24, 14);
const endTime = startTime + hour / 2;

test.each([
  ["one second before the hour begins", startTime - hour - second, false],
  ["exactly one hour before the visit", startTime - hour, true],
  ["when the visit begins", startTime, true],
])("%s the room is open: %s", { tags: ["S4.VALID.01", "S9.CONST.09"] }, (_when, now, isOpen) => {
  expect(isSessionOpen({ startTime, endTime }, now)).toBe(isOpen);
});

test.each([
  ["exactly twelve hours after the end", endTime + 12 * hour, true],
  ["one second later", endTime + 12 * hour + second, false],
])("%s the room is open: %s", { tags: ["S4.VALID.02", "S9.CONST.10", "D.73"] }, (_when, now, isOpen) => {
  expect(isSessionOpen({ startTime, endTime }, now)).toBe(isOpen);
});

test(
  "the room opens 1 hour before the start and closes 12 hours after the end",
  { tags: ["S9.CONST.09", "S9.CONST.10"] },
  () => {
    expect(sessionWindow).toEqual({ opensBefore: hour, closesAfter: 12 * hour });
    expect(joinOpensAt(startTime)).toBe(startTime - hour);
    expect(joinClosesAt(endTime)).toBe(endTime + 12 * hour);
  },
);

test.each([
  ["00:20", "2026-11-24T00:20:00Z", "Europe/Lisbon", true],
  ["01:00, when it opens at midnight", "2026-11-24T01:00:00Z", "Europe/Lisbon", false],
  ["00:20 somewhere else", "2026-11-24T00:20:00Z", "America/Sao_Paulo", false],
])("the room of an appointment at %s opens the evening before: %s %s %s", (_time, start, zone, isBefore) => {
  expect(opensEveningBefore(Date.parse(start), zone)).toBe(isBefore);
});
