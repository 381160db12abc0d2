import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { expect, test } from "vitest";
import { recentRecordedValues } from "./measured-before.ts";

const now = Date.parse("2027-03-01T09:00:00Z");
const measured = (
  date: string,
  vitalSigns: Measurement["vitalSigns"],
  sources: Measurement["sources"],
): Measurement => ({
  date,
  sourceSystem: "manual",
  vitalSigns,
  sources,
  quality: {},
  algorithmVersion: null,
  pressureReadings: null,
});

test(
  "the newest weight and pressure of three months are offered with day and device",
  { tags: ["S1.31"] },
  () => {
    const all = [
      measured("2027-02-20T08:00:00Z", { weight: 71.5 }, { weight: "scale" }),
      measured("2027-01-10T08:00:00Z", { weight: 80, systolic: 128, diastolic: 80 }, { systolic: "cuff" }),
    ];
    expect(recentRecordedValues(all, now)).toEqual([
      { question: "weight-kg", value: 71.5, at: Date.parse("2027-02-20T08:00:00Z"), source: "scale" },
      { question: "systolic", value: 128, at: Date.parse("2027-01-10T08:00:00Z"), source: "cuff" },
    ]);
  },
);

test("values older than three months are not offered", { tags: ["S1.31"] }, () => {
  const old = [measured("2026-11-30T08:00:00Z", { weight: 71.5 }, { weight: "scale" })];
  expect(recentRecordedValues(old, now)).toEqual([]);
});
