import { expect, test } from "vitest";
import {
  toClockField,
  daysOf,
  toApiEndTime,
  faultyRows,
  isWholeDay,
  spansOf,
  weekdayName,
  type HoursRow,
} from "./hours-rows.ts";

const row = (key: number, from: string, to: string, more: Partial<HoursRow> = {}): HoursRow => ({
  key,
  weekday: 1,
  kind: "open",
  from,
  to,
  ...more,
});
const off = [{ kind: "off", from: "00:00", to: "24:00" }] as const;

test("rows that lack a time, end before they begin or overlap are named by key", () => {
  const rows = [
    row(1, "09:00", "12:00"),
    row(2, "", "12:00"),
    row(3, "11:00", "13:00"),
    row(4, "11:00", "11:30", { kind: "break" }),
    row(5, "11:00", "13:00", { weekday: 2 }),
    row(6, "18:00", "17:00"),
    row(7, "20:00", "24:00"),
  ];
  expect(faultyRows(rows)).toEqual(new Set([2, 3, 6]));
});

test("adjacent days with equal parts are one span, across the end of a month", () => {
  const extra = [{ kind: "extra" as const, from: "09:00", to: "10:00" }];
  const days = ["2026-12-01", "2026-11-30", "2026-12-04", "2026-12-02"].map((day) => ({
    day,
    parts: day === "2026-12-02" ? extra : [...off],
    version: day === "2026-12-02" ? "extra" : "off",
  }));
  const spans = spansOf(days);
  expect(spans).toEqual([
    { from: "2026-11-30", to: "2026-12-01", parts: off, version: "off" },
    { from: "2026-12-02", to: "2026-12-02", parts: extra, version: "extra" },
    { from: "2026-12-04", to: "2026-12-04", parts: off, version: "off" },
  ]);
  expect(spans.map(({ parts }) => isWholeDay(parts))).toEqual([true, false, true]);
  expect(daysOf({ from: "2026-11-30", to: "2026-12-01" })).toEqual(["2026-11-30", "2026-12-01"]);
});

test("a weekday alone is named in the reader's language, also where dates are in English", () => {
  expect([1, 7].map((weekday) => weekdayName(weekday, "en"))).toEqual(["Monday", "Sunday"]);
  expect([1, 7].map((weekday) => weekdayName(weekday, "ar"))).toEqual(["الاثنين", "الأحد"]);
  expect(weekdayName(2, "pt")).toBe("terça-feira");
});

test("midnight ends a day as 24:00 and is shown in a field as 00:00", () => {
  expect([
    toApiEndTime("00:00"),
    toApiEndTime("17:30"),
    toClockField("24:00"),
    toClockField("17:30"),
  ]).toEqual(["24:00", "17:30", "00:00", "17:30"]);
});
