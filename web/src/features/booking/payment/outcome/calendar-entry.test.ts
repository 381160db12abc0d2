import { expect, test } from "vitest";
import { calendarEntry } from "./calendar-entry.ts";

const file = calendarEntry({
  uid: "7@aurora",
  startTime: "2026-11-24T14:00:00.000Z",
  endTime: "2026-11-24T14:20:00.000Z",
  now: Date.parse("2026-11-20T09:00:00.000Z"),
  title: "Video visit, Clínica Aurora",
  alarm: "Your video visit begins in an hour",
  link: `https://aurora.example/guest/video/${"x".repeat(43)}`,
});

test("the calendar entry has clinic, time, link and an alarm an hour before", { tags: ["D.100"] }, () => {
  expect(file).toContain("DTSTART:20261124T140000Z\r\n");
  expect(file).toContain("DTEND:20261124T142000Z\r\n");
  expect(file).toContain("SUMMARY:Video visit\\, Clínica Aurora\r\n");
  expect(file).toContain("TRIGGER:-PT1H\r\n");
});

test("every line of the file is short enough for any calendar", () => {
  for (const line of file.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
