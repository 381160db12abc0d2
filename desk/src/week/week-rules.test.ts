import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf } from "@anteroom/domain/shared/zoned-time";
import {
  clockChange,
  firstWeekday,
  hoursOfDay,
  inLanes,
  offsetIfRepeated,
  partOnDay,
  readDay,
  shownHours,
  spanOf,
  weekOf,
  clipTo,
} from "./week-rules.ts";

const lisbon = "Europe/Lisbon";
const at = (text: string) => Date.parse(text);

test("a week begins on Monday, in Brazil on Sunday, in Arabic on Saturday", () => {
  expect(weekOf("2026-11-29", firstWeekday("en"))[0]).toBe("2026-11-23");
  expect(weekOf("2026-11-29", firstWeekday("pt-BR"))[0]).toBe("2026-11-29");
  expect(weekOf("2026-11-29", firstWeekday("ar"))).toEqual([
    "2026-11-28",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
  ]);
});

test("every day is in its week, which begins on the first weekday", () => {
  const days = fc.date({ min: new Date("2001-01-01"), max: new Date("2098-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 7 }), (date, first) => {
      const day = date.toISOString().slice(0, 10);
      const week = weekOf(day, first);
      expect(week).toContain(day);
      expect(new Set(week).size).toBe(7);
      expect(new Date(week[0] ?? "").getUTCDay() || 7).toBe(first);
    }),
  );
});

test.each([
  ["2026-11-24", "2026-11-24"],
  ["2026-02-29", null],
  ["2026-02-30", null],
  ["1999-01-01", null],
  ["2026-11-24T00:00", null],
  ["", null],
  [null, null],
])("the text %o parses to the day %o", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test("the span of days includes the last day, across clock changes too", () => {
  const week = weekOf("2026-10-25", 1);
  const { from, to } = spanOf(week, lisbon);
  expect([new Date(from).toISOString(), new Date(to).toISOString()]).toEqual([
    "2026-10-18T23:00:00.000Z",
    "2026-10-26T00:00:00.000Z",
  ]);
});

test.each([
  ["2026-10-24", lisbon, 0],
  ["2026-10-25", lisbon, -60],
  ["2027-03-28", lisbon, 60],
  ["2026-09-06", "America/Santiago", 60],
  ["2026-04-04", "America/Santiago", -60],
  ["2026-10-04", "Australia/Lord_Howe", 30],
])("on %s in %s the clocks change by %i minutes", (day, zone, change) => {
  expect(clockChange(day, zone)).toBe(change);
});

test("a repeated time states its offset, and no other does", () => {
  expect(offsetIfRepeated(at("2026-10-25T00:30:00Z"), lisbon)).toBe("UTC+1");
  expect(offsetIfRepeated(at("2026-10-25T01:30:00Z"), lisbon)).toBe("UTC+0");
  expect(offsetIfRepeated(at("2026-10-25T02:30:00Z"), lisbon)).toBeNull();
  expect(offsetIfRepeated(at("2026-04-05T02:30:00Z"), "America/Santiago")).toBe("UTC\u22123");
  expect(offsetIfRepeated(at("2026-04-04T14:45:00Z"), "Australia/Lord_Howe")).toBe("UTC+11");
  expect(offsetIfRepeated(at("2026-04-04T15:15:00Z"), "Australia/Lord_Howe")).toBe("UTC+10:30");
});

test("an appointment over midnight has a part on both days only", () => {
  const over = { start: at("2026-11-23T23:40:00Z"), end: at("2026-11-24T00:10:00Z") };
  expect(partOnDay(over, "2026-11-23", lisbon)).toEqual({
    from: 1420,
    to: 1440,
    beganBefore: false,
    endsLater: true,
  });
  expect(partOnDay(over, "2026-11-24", lisbon)).toEqual({
    from: 0,
    to: 10,
    beganBefore: true,
    endsLater: false,
  });
  expect(partOnDay(over, "2026-11-22", lisbon)).toBeNull();
  expect(partOnDay(over, "2026-11-25", lisbon)).toBeNull();
});

test("an appointment ending at midnight is on its own day, and one starting there on the next", () => {
  const late = { start: at("2026-11-23T23:40:00Z"), end: at("2026-11-24T00:00:00Z") };
  expect(partOnDay(late, "2026-11-23", lisbon)).toMatchObject({ to: 1440, endsLater: false });
  expect(partOnDay(late, "2026-11-24", lisbon)).toBeNull();
  const early = { start: at("2026-11-24T00:00:00Z"), end: at("2026-11-24T00:20:00Z") };
  expect(partOnDay(early, "2026-11-24", lisbon)).toMatchObject({ from: 0, to: 20, beganBefore: false });
  expect(partOnDay(early, "2026-11-23", lisbon)).toBeNull();
});

test("a part across a clock change is as long as the clock or the elapsed time, whichever is more", () => {
  const autumn = { start: at("2026-10-25T00:45:00Z"), end: at("2026-10-25T01:15:00Z") }; // 01:45 to 01:15
  expect(partOnDay(autumn, "2026-10-25", lisbon)).toMatchObject({ from: 105, to: 135 });
  const spring = { start: at("2027-03-28T00:50:00Z"), end: at("2027-03-28T01:10:00Z") }; // 00:50 to 02:10
  expect(partOnDay(spring, "2027-03-28", lisbon)).toMatchObject({ from: 50, to: 130 });
  const midnight = { start: at("2026-09-06T04:00:00Z"), end: at("2026-09-06T04:20:00Z") }; // no 00:00 that day
  expect(partOnDay(midnight, "2026-09-06", "America/Santiago")).toMatchObject({ from: 60, to: 80 });
});

test("parts side by side never overlap in a lane, and each lane is used", () => {
  const part = fc
    .tuple(fc.integer({ min: 0, max: 1435 }), fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => ({ from, to: Math.min(1440, from + length) }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.constantFrom(1, 20), (parts, least) => {
      const placed = inLanes(parts, least);
      expect(placed).toHaveLength(parts.length);
      for (const [index, one] of placed.entries()) {
        expect(one.lane).toBeGreaterThanOrEqual(0);
        expect(one.lane).toBeLessThan(one.lanes);
        expect(one.to - one.from).toBeGreaterThanOrEqual(least);
        expect(one.from >= 0 && one.to <= 1440).toBe(true);
        for (const other of placed.slice(index + 1)) {
          const doOverlap = one.from < other.to && other.from < one.to;
          if (!doOverlap) continue;
          expect(other.lane).not.toBe(one.lane);
          expect(other.lanes).toBe(one.lanes);
        }
      }
      // As many lanes as stand side by side at some moment, and no more.
      for (const { lanes, from, to } of placed) {
        const deepest = Math.max(
          ...placed
            .filter((other) => other.lanes === lanes)
            .map(({ from: minute }) => placed.filter((one) => one.from <= minute && minute < one.to).length),
        );
        expect(lanes, `${from} to ${to}`).toBeLessThanOrEqual(deepest);
      }
    }),
  );
});

test("two overlapping parts share the width, and a following third has the full width", () => {
  const placed = inLanes(
    [
      { from: 600, to: 640 },
      { from: 620, to: 660 },
      { from: 660, to: 680 },
    ],
    20,
  );
  expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});

const schedule = {
  hours: [
    { weekday: 2, kind: "open" as const, from: "09:00", to: "17:00" },
    { weekday: 2, kind: "break" as const, from: "12:30", to: "13:30" },
    { weekday: 2, kind: "break" as const, from: "16:30", to: "18:00" },
    { weekday: 3, kind: "open" as const, from: "20:00", to: "24:00" },
  ],
  days: [
    {
      day: "2026-11-24",
      parts: [
        { kind: "off" as const, from: "15:00", to: "16:00" },
        { kind: "extra" as const, from: "18:00", to: "19:00" },
      ],
    },
    { day: "2026-11-25", parts: [{ kind: "off" as const, from: "00:00", to: "24:00" }] },
  ],
  busy: [{ start_time: "2026-11-24T10:00:00.000Z", end_time: "2026-11-24T10:45:00.000Z" }],
};

test("a day has its working hours without breaks and absences, and names what closes them", () => {
  const { open, closed } = hoursOfDay(schedule, "2026-11-24", lisbon);
  expect(open).toEqual([
    { from: 540, to: 750 },
    { from: 810, to: 900 },
    { from: 960, to: 990 },
    { from: 1080, to: 1140 },
  ]);
  expect(closed).toEqual([
    { kind: "busy", from: 600, to: 645 },
    { kind: "break", from: 750, to: 810 },
    { kind: "off", from: 900, to: 960 },
    { kind: "break", from: 990, to: 1020 },
  ]);
});

test("a day of absence has no hours, and a day without any is empty", () => {
  expect(hoursOfDay(schedule, "2026-11-25", lisbon)).toEqual({
    open: [],
    closed: [{ kind: "off", from: 0, to: 1440 }],
  });
  expect(hoursOfDay(schedule, "2026-11-26", lisbon)).toEqual({ open: [], closed: [] });
});

test("working hours lie within the day, in order, and outside absences", () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  const text = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  const range = fc
    .tuple(clock, clock)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ from: text(Math.min(a, b)), to: text(Math.max(a, b)) }));
  fc.assert(
    fc.property(fc.array(range), fc.array(range), fc.array(range), (weekly, breaks, off) => {
      const { open, closed } = hoursOfDay(
        {
          hours: [
            ...weekly.map((part) => ({ weekday: 2, kind: "open" as const, ...part })),
            ...breaks.map((part) => ({ weekday: 2, kind: "break" as const, ...part })),
          ],
          days: [{ day: "2026-11-24", parts: off.map((part) => ({ kind: "off" as const, ...part })) }],
          busy: [],
        },
        "2026-11-24",
        lisbon,
      );
      for (const [index, part] of open.entries()) {
        expect(part.from).toBeLessThan(part.to);
        expect(part.from).toBeGreaterThan(open[index - 1]?.to ?? -1);
        expect(closed.flatMap((one) => clipTo(one, part))).toEqual([]);
      }
    }),
  );
});

test("the displayed hours are whole, contain every part, and default for an empty day", () => {
  expect(shownHours([])).toEqual({ from: 480, to: 1080 });
  expect(shownHours([{ from: 545, to: 1001 }])).toEqual({ from: 540, to: 1020 });
  expect(shownHours([{ from: 600, to: 600 }])).toEqual({ from: 600, to: 660 });
  expect(
    shownHours([
      { from: 0, to: 10 },
      { from: 1420, to: 1440 },
    ]),
  ).toEqual({ from: 0, to: 1440 });
});

test("a day begins at its first instant", () => {
  expect(instantOf("2026-09-06", 0, "America/Santiago")).toBe(at("2026-09-06T04:00:00Z"));
});
