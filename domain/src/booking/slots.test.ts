import { defaultBookingOffsetMinutes } from "../shared/constants.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  effectiveBookingOffset,
  freeSlots,
  isBookable,
  nearestAlternatives,
  type Schedule,
  scheduleSlots,
  slotAt,
  slotsByDay,
} from "./slots.ts";
import { addDays, dayInZone, instantOf, minuteInZone, weekdayOf } from "../shared/zoned-time.ts";

const minute = 60_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const onCall = (timeZone: string): Schedule => ({
  timeZone,
  slotMinutes: 10,
  weekly: everyDay.map((weekday) => ({ weekday, from: 0, to: 1440 })),
  breaks: [],
  exceptions: [],
});
const mornings: Schedule = {
  timeZone: "Europe/Lisbon",
  slotMinutes: 30,
  weekly: [{ weekday: 2, from: 9 * 60, to: 12 * 60 }],
  breaks: [{ weekday: 2, from: 10 * 60, to: 10 * 60 + 15 }],
  exceptions: [],
};
const tuesday = "2026-11-24";
const clock = (instant: number, timeZone: string) => {
  const at = minuteInZone(instant, timeZone);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
};
const labels = (schedule: Schedule, day: string) =>
  scheduleSlots(schedule, { from: day, days: 1 }).map(({ startTime }) => clock(startTime, schedule.timeZone));

test.each([
  ["weekly hours with a break", mornings, ["09:00", "09:30", "10:15", "10:45", "11:15"]],
  ["a day off", { ...mornings, exceptions: [{ kind: "off", day: tuesday }] } satisfies Schedule, []],
  [
    "an hour off",
    { ...mornings, exceptions: [{ kind: "off", day: tuesday, from: 660, to: 720 }] } satisfies Schedule,
    ["09:00", "09:30", "10:15"],
  ],
  [
    "a day off with extra hours in the evening",
    {
      ...mornings,
      exceptions: [
        { kind: "off", day: tuesday },
        { kind: "extra", day: tuesday, from: 1140, to: 1200 },
      ],
    } satisfies Schedule,
    ["19:00", "19:30"],
  ],
  [
    "extra hours over the weekly ones",
    {
      ...mornings,
      breaks: [],
      exceptions: [{ kind: "extra", day: tuesday, from: 660, to: 780 }],
    } satisfies Schedule,
    ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "12:00", "12:30"],
  ],
  [
    "extra hours in which another calendar is busy",
    {
      ...mornings,
      weekly: [],
      breaks: [],
      exceptions: [
        { kind: "busy", day: tuesday, from: 1140, to: 1170 },
        { kind: "extra", day: tuesday, from: 1140, to: 1200 },
      ],
    } satisfies Schedule,
    ["19:30"],
  ],
])("a doctor's Tuesday with %s has the expected slots", { tags: ["S1.07"] }, (_what, schedule, expected) => {
  expect(labels(schedule, tuesday)).toEqual(expected);
});

test.each([
  ["Lisbon in spring", "Europe/Lisbon", "2026-03-29", 138, "01:"],
  ["Santiago in spring, at midnight", "America/Santiago", "2026-09-06", 138, "00:"],
])("no slot lies in the hour skipped by %s", { tags: ["S1.07"] }, (_where, zone, day, count, skipped) => {
  const day1 = labels(onCall(zone), day);
  expect(day1).toHaveLength(count);
  expect(day1.filter((label) => label.startsWith(skipped))).toEqual([]);
});

test.each([
  ["Lisbon", "Europe/Lisbon", "2026-10-25"],
  ["Santiago", "America/Santiago", "2026-04-04"],
])(
  "every time is offered once when autumn repeats an hour in %s",
  { tags: ["S1.07"] },
  (_where, zone, day) => {
    const repeated = labels(onCall(zone), day);
    expect(repeated).toHaveLength(144);
    expect(new Set(repeated).size).toBe(144);
  },
);

test.each([
  [30 * minute, false],
  [30 * minute + 1, true],
])("a slot that begins in %d ms is offered: %s", { tags: ["D.73", "S9.DEF.01"] }, (ahead, offered) => {
  expect(isBookable(ahead, 0)).toBe(offered);
});

test.each([
  [undefined, 20],
  [5, 20],
  [60, 60],
])("a clinic that asks for %s minutes gets %d", { tags: ["D.73", "S9.DEF.01"] }, (requested, used) => {
  expect(defaultBookingOffsetMinutes).toBe(20);
  expect(effectiveBookingOffset(requested)).toBe(used);
});

test("a scheduled slot is found by its start, and other starts are none", { tags: ["S1.07"] }, () => {
  const nine = instantOf(tuesday, 540, "Europe/Lisbon");
  expect(slotAt(mornings, nine)).toEqual({ startTime: nine, endTime: nine + 30 * minute });
  expect(slotAt(mornings, nine + minute)).toBeNull();
});

test("the loser of a race is offered the three nearest times in order", { tags: ["S8.MSG.12"] }, () => {
  const slots = [0, 30, 60, 90, 120, 150].map((at) => ({ startTime: at, endTime: at + 30 }));
  expect(nearestAlternatives(slots, 60, 3).map(({ startTime }) => startTime)).toEqual([0, 30, 90]);
  expect(nearestAlternatives([], 60, 3)).toEqual([]);
});

test("slots are grouped by the clinic's calendar days", { tags: ["S1.07"] }, () => {
  const days = slotsByDay(scheduleSlots(mornings, { from: tuesday, days: 8 }), mornings.timeZone);
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
    [tuesday, 5],
    ["2026-12-01", 5],
  ]);
});

const part = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1435 }), fc.integer({ min: 5, max: 900 }))
  .map(([weekday, from, length]) => ({ weekday, from, to: Math.min(1440, from + length) }));

test(
  "free slots of any schedule have one length, lie in the hours, do not overlap, and are far enough ahead",
  { tags: ["S1.07", "D.73"] },
  () => {
    fc.assert(
      fc.property(
        fc.record({
          timeZone: fc.constantFrom(
            "Europe/Lisbon",
            "America/Sao_Paulo",
            "America/Santiago",
            "Australia/Lord_Howe",
          ),
          slotMinutes: fc.integer({ min: 5, max: 90 }),
          weekly: fc.array(part, { minLength: 1, maxLength: 8 }),
          breaks: fc.array(part, { maxLength: 3 }),
          exceptions: fc.constant([]),
        }),
        fc.constantFrom("2026-03-28", "2026-04-03", "2026-09-05", "2026-10-03", "2026-10-24", "2026-06-01"),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4320 }), fc.integer({ min: 1, max: 200 })), {
          maxLength: 6,
        }),
        (schedule: Schedule, from, busy) => {
          const now = Date.parse(from);
          const taken = busy.map(([start, length]) => ({
            startTime: now + start * minute,
            endTime: now + (start + length) * minute,
          }));
          const slots = freeSlots(schedule, { from, days: 3, taken, now });
          for (const [index, { startTime, endTime }] of slots.entries()) {
            expect(endTime - startTime).toBe(schedule.slotMinutes * minute);
            expect(startTime - now).toBeGreaterThan(30 * minute);
            expect(startTime).toBeGreaterThanOrEqual(slots[index - 1]?.endTime ?? 0);
            expect(taken.some((range) => range.startTime < endTime && startTime < range.endTime)).toBe(false);
            const day = dayInZone(startTime, schedule.timeZone);
            const at = minuteInZone(startTime, schedule.timeZone);
            const hours = schedule.weekly.filter(({ weekday }) => weekday === weekdayOf(day));
            expect(hours.some((one) => one.from <= at && at < one.to)).toBe(true);
            expect(hours.some((one) => endTime <= instantOf(day, one.to, schedule.timeZone))).toBe(true);
            const pauses = schedule.breaks.filter(({ weekday }) => weekday === weekdayOf(day));
            expect(pauses.some((one) => one.from <= at && at < one.to)).toBe(false);
          }
        },
      ),
      { numRuns: 300 },
    );
  },
);

test("two weeks of twelve doctors on call contain every slot", { tags: ["S1.07"] }, () => {
  const from = "2026-10-20";
  const count = Array.from({ length: 12 }, () =>
    freeSlots(onCall("Europe/Lisbon"), { from, days: 14, taken: [], now: Date.parse(addDays(from, -1)) }),
  ).flat().length;
  expect(count).toBe(12 * 14 * 144);
});
