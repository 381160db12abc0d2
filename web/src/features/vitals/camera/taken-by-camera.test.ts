import { accepted, refused } from "@anteroom/vitals/reading";
import { expect, test } from "vitest";
import { hasValues, vitalsFromCamera } from "./taken-by-camera.ts";
import { vitalsToBody, addEntered } from "../taken.ts";

const origin = { algorithmVersion: "1.0.0", consentedAt: "2027-03-01T08:58:00.000Z" };
const nothing = refused("too-short");
const none = {
  hr: nothing,
  rr: nothing,
  sdnn: nothing,
  rmssd: nothing,
  pnn50: nothing,
  stressIndex: nothing,
};
const read = vitalsFromCamera(
  { ...none, hr: accepted(67.6, 0.912), rr: refused("sources-disagree"), rmssd: accepted(41.2, 0.6) },
  origin,
);

test(
  "only accepted values are sent, with quality, version and consent",
  { tags: ["S1.20", "S1.27", "D.15"] },
  () => {
    expect(vitalsToBody(read)).toEqual({
      source_system: "camera",
      data: {
        vital_signs: { heart_rate: 68, rmssd: 41 },
        sources: { heart_rate: "camera", rmssd: "camera" },
        quality: { heart_rate: 0.91, rmssd: 0.6 },
        algorithm_version: "1.0.0",
        consented_at: origin.consentedAt,
      },
    });
    expect(read.refused.respiration_rate).toEqual(["sources-disagree"]);
  },
);

test("device values are beside the camera's, each with its source", { tags: ["D.95"] }, () => {
  const both = addEntered(read, {
    values: { systolic: 120, diastolic: 80, heart_rate: 99 },
    pressureReadings: 1,
    slips: {},
    readAs: [],
  });
  expect(both.values).toEqual({ heart_rate: 68, rmssd: 41, systolic: 120, diastolic: 80 });
  expect(both.sources.heart_rate).toBe("camera");
  expect(both.sources.systolic).toBe("self_reported");
  expect(vitalsToBody(both).source_system).toBe("camera");
});

test("a reading without accepted values is empty", { tags: ["S4.READ.05"] }, () => {
  expect(hasValues(vitalsFromCamera(none, origin))).toBe(false);
  expect(hasValues(vitalsFromCamera({ ...none, hr: accepted(900, 1) }, origin))).toBe(false);
});
