import { draftRules } from "./constants.ts";
import { expect, test } from "vitest";
import {
  isPatientInformationExpired,
  isSchedulingDraftExpired,
  isTriageDraftExpired,
  readPatientInformation,
  readSchedulingDraft,
  readTriageExpiry,
  savePatientInformation,
  saveSchedulingDraft,
} from "./drafts.ts";

const minute = 60_000;
const hour = 60 * minute;
const savedAt = Date.UTC(2026, 10, 24, 9);
const visit = new Date(savedAt + 5 * hour).toISOString();
const draft = saveSchedulingDraft(
  { doctorId: 7, appointmentDate: visit, startTime: visit, symptoms: "Cough" },
  savedAt,
);

test("S9.CONST.05 S9.CONST.06 S9.CONST.07: lifetimes of drafts are 1 hour and 8 hours, and 20 minutes before the visit it is too late", () => {
  expect(draftRules).toEqual({
    schedulingLifetime: hour,
    tooNear: 20 * minute,
    patientInformationLifetime: 8 * hour,
  });
  expect(draft).toMatchObject({ savedAt, expiry: savedAt + hour });
});

test.each([
  ["S4.DRAFT.01: past its expiry", { expiry: savedAt + minute }, savedAt + minute + 1, true],
  ["S4.DRAFT.01: at its expiry", { expiry: savedAt + minute }, savedAt + minute, false],
  ["S4.DRAFT.02 D.73: saved exactly 1 hour ago", { expiry: Infinity }, savedAt + hour, false],
  ["S4.DRAFT.02 D.73: saved more than 1 hour ago", { expiry: Infinity }, savedAt + hour + 1, true],
  ["S4.DRAFT.03 D.73: 20 minutes before the visit", inMinutes(20), savedAt, true],
  ["S4.DRAFT.03 D.73: a moment more than 20 minutes before", inMinutes(20.001), savedAt, false],
  ["S4.DRAFT.03: without a date yet", { appointmentDate: null, startTime: null }, savedAt, false],
])("%s the draft is expired or not", (_when, change, now, isExpired) => {
  expect(isSchedulingDraftExpired({ ...draft, ...change }, now)).toBe(isExpired);
});

function inMinutes(minutes: number) {
  return { appointmentDate: new Date(savedAt + minutes * minute).toISOString(), startTime: null };
}

test("S3.DRAFT.01 S3.DRAFT.02 S3.DRAFT.03 S3.DRAFT.04 S3.DRAFT.05: a stored scheduling draft comes back with all it kept", () => {
  const kept = { ...draft, symptomsTriageDetails: "{}", fromRoute: "/doctors" };
  expect(readSchedulingDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([[null], ["text"], [[]], [{}], [{ savedAt: "1", expiry: 2 }]])(
  "S3.DRAFT.04: %j in the storage is no scheduling draft",
  (stored) => {
    expect(readSchedulingDraft(stored)).toBeNull();
  },
);

test("S3.DRAFT.01: what was tampered with in a stored draft is dropped", () => {
  const stored = { ...draft, doctorId: "7; drop", appointmentDate: "soon", symptoms: 5, fromRoute: {} };
  expect(readSchedulingDraft(stored)).toMatchObject({
    doctorId: null,
    appointmentDate: null,
    symptoms: "",
    fromRoute: null,
  });
});

const patient = { name: "Inês Carvalho", birthdate: "1987-03-14", sex: "female", symptoms: "Cough" } as const;

test("S3.PINFO.01 S3.PINFO.03 S3.PINFO.04: stored patient information comes back with name, birth date, sex, symptoms and expiry", () => {
  const kept = savePatientInformation(patient, savedAt);
  expect(readPatientInformation(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(kept).toMatchObject({ ...patient, expiry: savedAt + 8 * hour });
});

test.each([
  [{ gender: "female" }, "female"],
  [{ gender: "female", sex: "other" }, "other"],
  [{ gender: "f" }, null],
])("S3.PINFO.02: %j is read as sex %s, and gender is not kept", (fields, sex) => {
  const read = readPatientInformation({ name: "Inês", expiry: 1, ...fields });
  expect(read).toMatchObject({ sex });
  expect(read).not.toHaveProperty("gender");
});

test.each([
  [savedAt + 8 * hour, false],
  [savedAt + 8 * hour + 1, true],
])("S4.DRAFT.04: at %d the patient information must be asked again: %s", (now, isExpired) => {
  expect(isPatientInformationExpired(savePatientInformation(patient, savedAt), now)).toBe(isExpired);
});

test.each([
  [savedAt, false],
  [savedAt + 1, true],
])("S4.DRAFT.05: at %d a symptom check that ends at 9:00 is dropped: %s", (now, isExpired) => {
  expect(isTriageDraftExpired({ expiry: savedAt }, now)).toBe(isExpired);
});

test.each([
  [{ expiry: 5, answers: [] }, { expiry: 5 }],
  [{ answers: [] }, null],
  ["text", null],
])("S4.DRAFT.05: %j in the storage ends as %j says", (stored, read) => {
  expect(readTriageExpiry(stored)).toEqual(read);
});
