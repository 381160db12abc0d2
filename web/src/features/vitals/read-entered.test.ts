import { expect, test } from "vitest";
import { readEntered, readNumbers } from "./read-entered.ts";

const form = (typed: Record<string, string>) => ({ get: (name: string) => typed[name] ?? null });

test.each([
  [
    { heart_rate: " 72 ", weight: "71,5" },
    { heart_rate: 72, weight: 71.5 },
  ],
  [{ heart_rate: "٧٢", weight: "" }, { heart_rate: 72 }],
  [{ heart_rate: "seventy" }, { heart_rate: Number.NaN }],
])("what was typed %j is read as %j", { tags: ["S1.29"] }, (typed: Record<string, string>, wanted) => {
  expect(readNumbers(["heart_rate", "weight"], form(typed))).toEqual(wanted);
});

test.each([
  [{ systolic: "138", diastolic: "85" }, { systolic: 138, diastolic: 85 }, 1, {}],
  [
    { systolic: "138", diastolic: "85", systolic_2: "131", diastolic_2: "82" },
    { systolic: 135, diastolic: 84 },
    2,
    {},
  ],
  [
    { systolic_2: "131", diastolic_2: "82", weight: "70" },
    { systolic: 131, diastolic: 82, weight: 70 },
    1,
    {},
  ],
  [
    { systolic: "138", diastolic: "85", systolic_2: "131" },
    { systolic: 138, diastolic: 85 },
    1,
    { diastolic_2: "needs-both-pressures" },
  ],
  [{ heart_rate: "70" }, { heart_rate: 70 }, null, {}],
])(
  "of readings %j the mean is kept",
  { tags: ["S1.22"] },
  (typed: Record<string, string>, values, readings, slips) => {
    expect(readEntered(form(typed))).toEqual({ values, pressureReadings: readings, slips });
  },
);
