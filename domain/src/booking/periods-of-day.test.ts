import { expect, test } from "vitest";
import { periodsOfDay } from "./periods-of-day.ts";

const slots = ["24T09:00", "24T14:00", "24T18:00"].map((start) => ({
  start_time: `2026-11-${start}:00.000Z`,
}));

test("a day is split into its parts that have times", () => {
  const parts = (zone: string) => periodsOfDay(slots, zone).map(({ part }) => part);
  expect(parts("Europe/Lisbon")).toEqual(["morning", "afternoon", "evening"]);
  expect(parts("America/Santiago")).toEqual(["morning", "afternoon"]);
});
