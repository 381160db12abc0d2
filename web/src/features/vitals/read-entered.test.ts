import { readPressure } from "@anteroom/domain/vitals/read-pressure";
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
])("the input %j is read as %j", { tags: ["S1.29"] }, (typed: Record<string, string>, wanted) => {
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
  "the mean of the readings %j is stored",
  { tags: ["S1.22"] },
  (typed: Record<string, string>, values, readings, slips) => {
    expect(readEntered(form(typed))).toEqual({ values, pressureReadings: readings, slips, readAs: [] });
  },
);

test.each([
  [{ systolic: "12/8" }, { systolic: 120, diastolic: 80 }, {}],
  [{ systolic: "12 por 8", heart_rate: "70" }, { systolic: 120, diastolic: 80, heart_rate: 70 }, {}],
  [{ systolic: "128/76" }, { systolic: 128, diastolic: 76 }, {}],
  [{ systolic: "12,8", diastolic: "7,6" }, { systolic: 128, diastolic: 76 }, {}],
  [{ systolic: "12,8" }, { systolic: 128 }, { diastolic: "needs-both-pressures" }],
])("a pressure written as %j is read as %j with a notice", (typed: Record<string, string>, values, slips) => {
  const entered = readEntered(form(typed), readPressure);
  expect(entered.values).toEqual(values);
  expect(entered.slips).toEqual(slips);
  expect(entered.readAs).toEqual([
    { systolic: entered.values.systolic, diastolic: entered.values.diastolic },
  ]);
});

test("the mean of two readings in centimetres is stored, and both are shown", () => {
  const entered = readEntered(form({ systolic: "13/8", systolic_2: "12/8" }), readPressure);
  expect(entered.values).toEqual({ systolic: 125, diastolic: 80 });
  expect(entered.readAs).toHaveLength(2);
});

test("a pressure in two units is invalid", () => {
  expect(readEntered(form({ systolic: "128", diastolic: "8" }), readPressure).slips).toEqual({
    diastolic: "out-of-bounds",
  });
  expect(readEntered(form({ systolic: "128/8" }), readPressure).slips.systolic).toBe("out-of-bounds");
});
