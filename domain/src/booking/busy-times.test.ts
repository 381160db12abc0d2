import { expect, test } from "vitest";
import { mergeBusy, busyRanges } from "./busy-times.ts";

const at = (text: string) => Date.parse(text);

test("overlapping or touching times are merged and cut to the span", () => {
  const time = (startTime: number, endTime: number) => ({ startTime, endTime });
  expect(
    mergeBusy([time(50, 60), time(10, 20), time(15, 30), time(30, 35), time(-9, 5), time(90, 200)], 0, 100),
  ).toEqual([time(0, 5), time(10, 35), time(50, 60), time(90, 100)]);
  expect(mergeBusy([time(5, 5), time(-9, 0), time(100, 101)], 0, 100)).toEqual([]);
});

test("a range becomes parts of its days on the clinic's clock, in whole minutes", () => {
  const range = { startTime: at("2027-03-01T22:30:30Z"), endTime: at("2027-03-03T10:00:01Z") };
  expect(busyRanges(range, "Europe/Lisbon")).toEqual([
    { kind: "busy", day: "2027-03-01", from: 22 * 60 + 30, to: 1440 },
    { kind: "busy", day: "2027-03-02", from: 0, to: 1440 },
    { kind: "busy", day: "2027-03-03", from: 0, to: 601 },
  ]);
  expect(
    busyRanges(
      { startTime: at("2027-03-01T02:00:00Z"), endTime: at("2027-03-01T03:00:00Z") },
      "America/Sao_Paulo",
    ),
  ).toEqual([{ kind: "busy", day: "2027-02-28", from: 23 * 60, to: 1440 }]);
});

test("a range in the repeated hour of autumn is never empty", () => {
  // Lisbon, 31 October 2027: at 01:00 UTC the clocks show 01:00 for the second time.
  const [part] = busyRanges(
    { startTime: at("2027-10-31T00:50:00Z"), endTime: at("2027-10-31T01:10:00Z") },
    "Europe/Lisbon",
  );
  expect(part && part.from < part.to).toBe(true);
});
