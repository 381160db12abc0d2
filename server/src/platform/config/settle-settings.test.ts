import { readSettings } from "@anteroom/domain/clinic/settings";
import { expect, test } from "vitest";
import { settleSettings } from "./settle-settings.ts";

const production = { isProduction: true, vitalsProviders: [], symptomCheckers: [], areTopicsReviewed: false };
const acknowledgedNotValidated = { by: "Dr Duarte", date: "2026-11-22" };
const wanted = { elsevierIntegration: true, vitalSignsProvider: "embedded" };

test(
  "unvalidated features are off in production until the clinic takes responsibility",
  { tags: ["D.102"] },
  () => {
    const closed = { elsevierIntegration: false, vitalSignsProvider: "none" };
    expect(settleSettings(readSettings(wanted), production)).toMatchObject(closed);
    const answered = readSettings({ ...wanted, acknowledgedNotValidated });
    expect(settleSettings(answered, production)).toMatchObject(wanted);
    expect(settleSettings(readSettings(wanted), { ...production, isProduction: false })).toMatchObject(
      wanted,
    );
    expect(settleSettings(readSettings(wanted), { ...production, areTopicsReviewed: true })).toMatchObject({
      elsevierIntegration: true,
    });
  },
);

test(
  "the symptom checker is off in production until somebody takes responsibility",
  { tags: ["D.102", "S9.DEF.03", "S3.SET.symptomCheckerProvider"] },
  () => {
    const given = readSettings({ patientsSymptomChecker: true, symptomCheckerProvider: "embedded" });

    expect(settleSettings(given, production).symptomCheckerProvider).toBe("none");
    expect(settleSettings({ ...given, acknowledgedNotValidated }, production).symptomCheckerProvider).toBe(
      "embedded",
    );
  },
);
