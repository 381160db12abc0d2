import type { ReportRow } from "@anteroom/contract/administration/reports";
import { expect, test } from "vitest";
import { barsOf, sumsByDoctor, sumsOf, barValueOf } from "./report-sums.ts";

const row = (day: string, part: Partial<ReportRow> = {}): ReportRow => ({
  day,
  doctor_id: 1,
  doctor_name: "Rui",
  booked: 2,
  finished: 1,
  canceled: 1,
  declined: 1,
  no_shows: 1,
  revenue_minor: 4000,
  refunded_minor: 500,
  met: 1,
  waited_median_s: 60,
  waited_longest_s: 90,
  ...part,
});

test("rows add up, and the longest wait is the maximum", () => {
  const rows = [
    row("2027-03-01"),
    row("2027-03-02", { waited_longest_s: null }),
    row("2027-03-02", { waited_longest_s: 300 }),
  ];
  const sums = sumsOf(rows);
  expect(sums).toEqual({
    booked: 6,
    finished: 3,
    canceled: 6,
    noShows: 3,
    revenueMinor: 12_000,
    refundedMinor: 1500,
    longestWait: 300,
  });
  expect([
    barValueOf(sums, "booked"),
    barValueOf(sums, "no_shows"),
    barValueOf(sums, "revenue"),
    barValueOf(sums, "waiting"),
  ]).toEqual([6, 3, 12_000, 5]);
  expect(sumsOf([]).longestWait).toBe(null);
});

test("a month has daily, half a year weekly and a year monthly bars without a gap", () => {
  const days = barsOf([row("2027-03-02")], { from: "2027-03-01", to: "2027-03-31" });
  expect([days.length, days.map(({ sums }) => sums.booked).slice(0, 3)]).toEqual([31, [0, 2, 0]]);
  const weeks = barsOf([row("2027-04-02")], { from: "2027-03-01", to: "2027-04-02" });
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([
    ["2027-03-01", "2027-03-07"],
    ["2027-03-08", "2027-03-14"],
    ["2027-03-15", "2027-03-21"],
    ["2027-03-22", "2027-03-28"],
    ["2027-03-29", "2027-04-02"],
  ]);
  expect(weeks.at(-1)?.sums.booked).toBe(2);
  const months = barsOf([], { from: "2027-01-15", to: "2027-12-31" });
  expect([months.length, months[0], months[1]]).toMatchObject([
    12,
    { from: "2027-01-15", to: "2027-01-31" },
    { from: "2027-02-01", to: "2027-02-28" },
  ]);
});

test("doctors are sorted by name", () => {
  const rows = [
    row("2027-03-01"),
    row("2027-03-01", { doctor_id: 2, doctor_name: "Ana" }),
    row("2027-03-02"),
  ];
  expect(sumsByDoctor(rows).map(({ name, sums }) => [name, sums.booked])).toEqual([
    ["Ana", 2],
    ["Rui", 4],
  ]);
});
