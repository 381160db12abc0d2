import { expect, test } from "vitest";
import { readSettings } from "../clinic/settings.ts";
import { guardSymptomChecker, isCheckerOffered, symptomCheckerOf } from "./symptom-checker.ts";

const acknowledgedNotValidated = { by: "Dr Quispe", date: "2026-11-22" };

test.each([
  [{}, false, "none"],
  [{ symptomCheckerProvider: "embedded" }, false, "embedded"],
  [{ symptomCheckerProvider: "checks-elsewhere" }, true, "checks-elsewhere"],
  [{ symptomCheckerProvider: "nobody-knows" }, false, "none"],
  [{ symptomCheckerProvider: "embedded" }, true, "none"],
  [{ symptomCheckerProvider: "embedded", acknowledgedNotValidated }, true, "embedded"],
])(
  "settings %j, in production %s, give the checker %s",
  { tags: ["S9.DEF.03", "S3.SET.symptomCheckerProvider", "S1.34", "D.102"] },
  (given, isProduction, wanted) => {
    const here = { installed: ["checks-elsewhere"], isProduction };
    expect(symptomCheckerOf(readSettings(given), here)).toBe(wanted);
  },
);

const slot = { doctorId: "7", appointmentDate: "2026-11-24T14:00:00.000Z" };
const toPatient = "/scheduling/patient?doctorId=7&appointmentDate=2026-11-24T14%3A00%3A00.000Z";

test.each([
  [true, "embedded", slot, null],
  [true, "embedded", {}, null],
  [false, "embedded", slot, toPatient],
  [true, "none", slot, toPatient],
  [false, "embedded", {}, "/doctors"],
  [true, "none", { doctorId: "7" }, "/doctors"],
  [true, "none", { ...slot, doctorId: "7a" }, "/doctors"],
  [true, "none", { ...slot, appointmentDate: "soon" }, "/doctors"],
])(
  "with the flag %s and provider %s the page of %j goes on to %s",
  { tags: ["D.33", "S3.SET.patientsSymptomChecker", "S2.R18.q-doctorId", "S2.R18.q-appointmentDate"] },
  (patientsSymptomChecker, symptomCheckerProvider, query, target) => {
    const settings = { patientsSymptomChecker, symptomCheckerProvider };
    expect(isCheckerOffered(settings)).toBe(target === null);
    expect(guardSymptomChecker(query, settings)).toEqual(
      target === null ? { allow: true } : { redirect: target },
    );
  },
);
