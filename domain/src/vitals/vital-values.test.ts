import { expect, test } from "vitest";
import {
  enteredSources,
  problemsOfSources,
  problemsOfVitals,
  sourceSystemOf,
  type VitalSources,
} from "./vital-values.ts";

test.each([
  [{ heart_rate: 72, respiration_rate: 14 }, {}],
  [{ systolic: 128, diastolic: 82, oxygen_saturation: 97, weight: 71.5 }, {}],
  [{ heart_rate: 7 }, { heart_rate: "out-of-bounds" }],
  [{ heart_rate: 72.5 }, { heart_rate: "out-of-bounds" }],
  [{ oxygen_saturation: 101 }, { oxygen_saturation: "out-of-bounds" }],
  [{ systolic: 120 }, { diastolic: "needs-both-pressures" }],
  [{ diastolic: 80 }, { systolic: "needs-both-pressures" }],
  [{ systolic: 80, diastolic: 120 }, { systolic: "pressures-swapped" }],
  [{ weight: Number.NaN }, { weight: "out-of-bounds" }],
])("typed values %j have these errors: %j", { tags: ["S1.29"] }, (values, wanted) => {
  expect(problemsOfVitals(values)).toEqual(wanted);
});

test("a typed value is marked so, and names no device", { tags: ["D.95"] }, () => {
  const values = { heart_rate: 72, systolic: 120, diastolic: 80, oxygen_saturation: 97, weight: 71.5 };
  const wanted = {
    heart_rate: "self_reported",
    systolic: "self_reported",
    diastolic: "self_reported",
    oxygen_saturation: "self_reported",
    weight: "self_reported",
  };
  expect(enteredSources(values)).toEqual(wanted);
});

const all = { heart_rate: 72, systolic: 120, diastolic: 80, oxygen_saturation: 97, weight: 70, rmssd: 40 };
const camera: VitalSources = { heart_rate: "camera", rmssd: "camera" };
test.each<[string, VitalSources, object, boolean, object]>([
  [
    "what each device can measure",
    { ...enteredSources(all), ...camera },
    { heart_rate: 0.9, rmssd: 0.4 },
    true,
    {},
  ],
  [
    "the device that a program names, and one that cannot measure it",
    { ...enteredSources(all), ...camera, systolic: "cuff", weight: "oximeter" },
    { heart_rate: 0.9, rmssd: 0.4 },
    true,
    { weight: "wrong-source" },
  ],
  [
    "a camera that says not how sure it was",
    { ...enteredSources(all), ...camera },
    { heart_rate: 1.2 },
    true,
    { heart_rate: "needs-quality", rmssd: "needs-quality" },
  ],
  [
    "a camera where the clinic has none",
    { ...enteredSources(all), ...camera },
    { heart_rate: 0.9, rmssd: 0.4 },
    false,
    { heart_rate: "wrong-source", rmssd: "wrong-source" },
  ],
  [
    "pressure, saturation and weight from a camera, and nothing said of the rest",
    { systolic: "camera", diastolic: "camera", oxygen_saturation: "camera", weight: "camera" },
    { systolic: 1, diastolic: 1, oxygen_saturation: 1, weight: 1 },
    true,
    Object.fromEntries(Object.keys(all).map((name) => [name, "wrong-source"])),
  ],
])("the sources of values: %s", { tags: ["D.95"] }, (_, sources, quality, isCameraOn, wanted) => {
  expect(problemsOfSources(all, { sources, quality, isCameraOn })).toEqual(wanted);
});

test("device and photo values are what devices show; breaths are counted", () => {
  const values = {
    systolic: 120,
    diastolic: 80,
    glucose: 100,
    temperature: 37,
    respiration_rate: 14,
    rmssd: 40,
  };
  const names = ["systolic", "diastolic", "glucose", "temperature", "respiration_rate", "rmssd"] as const;
  for (const source of ["device", "photo"] as const) {
    const sources: VitalSources = Object.fromEntries(names.map((name) => [name, source]));
    expect(problemsOfSources(values, { sources, quality: {}, isCameraOn: true })).toEqual({
      respiration_rate: "wrong-source",
      rmssd: "wrong-source",
    });
  }
});

test.each<[VitalSources, string]>([
  [{ heart_rate: "camera", systolic: "device" }, "camera"],
  [{ systolic: "device", weight: "scale" }, "device"],
  [{ glucose: "photo" }, "manual"],
  [{}, "manual"],
])("values from %j come from the system %s", (sources, wanted) => {
  expect(sourceSystemOf(sources)).toBe(wanted);
});
