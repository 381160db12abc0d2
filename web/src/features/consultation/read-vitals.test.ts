import { expect, test } from "vitest";
import { readVitals } from "./read-vitals.ts";

test.each([
  [
    { heart_rate: " 72 ", weight: "71,5" },
    { heart_rate: 72, weight: 71.5 },
  ],
  [{ heart_rate: "٧٢", weight: "" }, { heart_rate: 72 }],
  [{ heart_rate: "seventy" }, { heart_rate: Number.NaN }],
])("S1.29: what was typed %j is read as %j", (typed: Record<string, string>, wanted) => {
  const form = { get: (name: string) => typed[name] ?? null };
  expect(readVitals(["heart_rate", "weight"], form)).toEqual(wanted);
});
