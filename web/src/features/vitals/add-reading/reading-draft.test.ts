import { usualUnits } from "@anteroom/domain/vitals/measuring-units";
import { expect, test } from "vitest";
import {
  readingToBody,
  confirmedReading,
  plausibleValues,
  isUnitUnclear,
  problemsOfDraft,
  valuesOf,
  setDraftText,
  type ReadingDraft,
} from "./reading-draft.ts";

const draft: ReadingDraft = {
  kind: "blood-pressure",
  units: usualUnits(["en-US"]),
  isUnitPicked: false,
  texts: { systolic: "128", diastolic: "85", heart_rate: "72" },
  origin: null,
};

test.each<[Partial<ReadingDraft>, object]>([
  [{}, { systolic: 128, diastolic: 85, heart_rate: 72 }],
  [{ kind: "temperature", texts: { temperature: "101,3" } }, { temperature: 38.5 }],
  [{ kind: "temperature", texts: { temperature: "١٠١٫٣" } }, { temperature: 38.5 }],
  [{ kind: "glucose", units: usualUnits(["en-GB"]), texts: { glucose: "6.2" } }, { glucose: 112 }],
  [{ texts: { systolic: "12 por 8" } }, { systolic: 120, diastolic: 80 }],
  [
    { texts: { systolic: "12,8", diastolic: "7,6", heart_rate: "72" } },
    { systolic: 128, diastolic: 76, heart_rate: 72 },
  ],
  [{ texts: { systolic: "128", diastolic: "8" } }, { systolic: 128, diastolic: 8 }],
  [{ kind: "weight", texts: { systolic: "128" } }, {}],
  [{ kind: "weight", texts: { weight: "heavy" } }, { weight: Number.NaN }],
])("the fields of %j are stored as %j", (change, values) => {
  expect(valuesOf({ ...draft, ...change })).toEqual(values);
});

test("half a blood pressure gives advice, and impossible values give none", () => {
  expect(plausibleValues({ ...draft, texts: { systolic: "190" } })).toEqual({ systolic: 190 });
  expect(
    plausibleValues({ ...draft, texts: { systolic: "900", diastolic: "80", heart_rate: "72" } }),
  ).toEqual({
    diastolic: 80,
    heart_rate: 72,
  });
});

test("a pressure with its numbers swapped gives no advice, whatever the lower number alone would say", () => {
  const texts = { systolic: "80", diastolic: "120", heart_rate: "72" };
  expect(plausibleValues({ ...draft, texts })).toEqual({ heart_rate: 72 });
});

test("a device's values are stored with model and time", () => {
  const at = Date.parse("2026-11-26T08:15:30.000Z");
  const origin = { by: "device", model: "HEM-7155T", at, user: null, warnings: [], meal: null } as const;
  expect(readingToBody(confirmedReading({ ...draft, origin }))).toEqual({
    source_system: "device",
    data: {
      vital_signs: { systolic: 128, diastolic: 85, heart_rate: 72 },
      sources: { systolic: "device", diastolic: "device", heart_rate: "device" },
      devices: { systolic: "HEM-7155T", diastolic: "HEM-7155T", heart_rate: "HEM-7155T" },
      measured_at: "2026-11-26T08:15:30.000Z",
    },
  });
});

test("a device without name and clock sends current values, and a photo is no device", () => {
  const origin = { by: "device", model: null, at: null, user: null, warnings: [], meal: null } as const;
  expect(readingToBody(confirmedReading({ ...draft, origin })).data).not.toHaveProperty("devices");
  const photo = readingToBody(confirmedReading({ ...draft, origin: { by: "photo", picture: new Blob() } }));
  expect(photo).toMatchObject({ source_system: "manual", data: { sources: { systolic: "photo" } } });
  expect(photo.data).not.toHaveProperty("measured_at");
});

test("typed values are marked as typed, without a device", () => {
  expect(readingToBody(confirmedReading(draft))).toMatchObject({
    source_system: "manual",
    data: { sources: { systolic: "self_reported", diastolic: "self_reported", heart_rate: "self_reported" } },
  });
});

test("a glucose is stored in the unit that fits its range, and never guessed where both do", () => {
  const british: ReadingDraft = { ...draft, kind: "glucose", units: usualUnits(["en-GB"]), texts: {} };
  const typed = (text: string) => setDraftText(british, "glucose", text);
  expect(plausibleValues(typed("55")), "a low glucose of a meter with mg/dL").toEqual({ glucose: 55 });
  expect(plausibleValues(typed("110"))).toEqual({ glucose: 110 });
  expect(plausibleValues(typed("5,5"))).toEqual({ glucose: 99 });
  expect(isUnitUnclear(typed("55")) || isUnitUnclear(typed("5,5"))).toBe(false);
  expect(isUnitUnclear(typed("20"))).toBe(true);
  expect(plausibleValues(typed("20")), "nothing is advised on it").toEqual({});
  const picked = { ...typed("20"), isUnitPicked: true };
  expect(isUnitUnclear(picked)).toBe(false);
  expect(plausibleValues(picked)).toEqual({ glucose: 360 });
  const contrary = setDraftText({ ...british, isUnitPicked: true }, "glucose", "55");
  expect(problemsOfDraft(contrary), "no meter shows it in mmol/L").toEqual({ glucose: "out-of-bounds" });
});
