import { draftRules } from "../shared/constants.ts";
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
} from "./booking-drafts.ts";

const minute = 60_000;
const hour = 60 * minute;
const savedAt = Date.UTC(2026, 10, 24, 9);
const visit = new Date(savedAt + 5 * hour).toISOString();
const draft = saveSchedulingDraft(
  { doctorId: 7, appointmentDate: visit, startTime: visit, symptoms: "Cough" },
  savedAt,
);

test(
  "drafts last 1 hour and 8 hours, and booking closes 20 minutes before the appointment",
  { tags: ["S9.CONST.05", "S9.CONST.06", "S9.CONST.07"] },
  () => {
    expect(draftRules).toEqual({
      schedulingLifetime: hour,
      tooNear: 20 * minute,
      patientInformationLifetime: 8 * hour,
    });
    expect(draft).toMatchObject({ savedAt, expiry: savedAt + hour });
  },
);

test.each([
  ["past its expiry", { expiry: savedAt + minute }, savedAt + minute + 1, true],
  ["at its expiry", { expiry: savedAt + minute }, savedAt + minute, false],
  ["saved exactly 1 hour ago", { expiry: Infinity }, savedAt + hour, false],
  ["saved more than 1 hour ago", { expiry: Infinity }, savedAt + hour + 1, true],
  ["20 minutes before the visit", inMinutes(20), savedAt, true],
  ["a moment more than 20 minutes before", inMinutes(20.001), savedAt, false],
  ["without a date yet", { appointmentDate: null, startTime: null }, savedAt, false],
])(
  "%s the expiry of a draft is decided",
  { tags: ["S4.DRAFT.01", "S4.DRAFT.02", "D.73", "S4.DRAFT.03"] },
  (_when, change, now, isExpired) => {
    expect(isSchedulingDraftExpired({ ...draft, ...change }, now)).toBe(isExpired);
  },
);

function inMinutes(minutes: number) {
  return { appointmentDate: new Date(savedAt + minutes * minute).toISOString(), startTime: null };
}

test(
  "a stored scheduling draft is restored completely",
  { tags: ["S3.DRAFT.01", "S3.DRAFT.02", "S3.DRAFT.03", "S3.DRAFT.04", "S3.DRAFT.05"] },
  () => {
    const saved = { ...draft, symptomsTriageDetails: "{}", fromRoute: "/doctors" };
    expect(readSchedulingDraft(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  },
);

test.each([[null], ["text"], [[]], [{}], [{ savedAt: "1", expiry: 2 }]])(
  "%j in storage is no scheduling draft",
  { tags: ["S3.DRAFT.04"] },
  (stored) => {
    expect(readSchedulingDraft(stored)).toBeNull();
  },
);

test("tampered values of a stored draft are dropped", { tags: ["S3.DRAFT.01"] }, () => {
  const stored = { ...draft, doctorId: "7; drop", appointmentDate: "soon", symptoms: 5, fromRoute: {} };
  expect(readSchedulingDraft(stored)).toMatchObject({
    doctorId: null,
    appointmentDate: null,
    symptoms: "",
    fromRoute: null,
  });
});

const patient = { name: "Inês Carvalho", birthdate: "1987-03-14", sex: "female", symptoms: "Cough" } as const;

test(
  "stored patient information is restored with name, birth date, sex, symptoms and expiry",
  { tags: ["S3.PINFO.01", "S3.PINFO.03", "S3.PINFO.04"] },
  () => {
    const saved = savePatientInformation(patient, savedAt);
    expect(readPatientInformation(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    expect(saved).toMatchObject({ ...patient, expiry: savedAt + 8 * hour });
  },
);

test.each([
  [{ gender: "female" }, "female"],
  [{ gender: "female", sex: "other" }, "other"],
  [{ gender: "f" }, null],
])("%j is read as sex %s, and gender is not stored", { tags: ["S3.PINFO.02"] }, (fields, sex) => {
  const read = readPatientInformation({ name: "Inês", expiry: 1, ...fields });
  expect(read).toMatchObject({ sex });
  expect(read).not.toHaveProperty("gender");
});

test.each([
  [savedAt + 8 * hour, false],
  [savedAt + 8 * hour + 1, true],
])("at %d the patient information must be asked again: %s", { tags: ["S4.DRAFT.04"] }, (now, isExpired) => {
  expect(isPatientInformationExpired(savePatientInformation(patient, savedAt), now)).toBe(isExpired);
});

test.each([
  [savedAt, false],
  [savedAt + 1, true],
])("at %d a symptom check that ends at 9:00 is dropped: %s", { tags: ["S4.DRAFT.05"] }, (now, isExpired) => {
  expect(isTriageDraftExpired({ expiry: savedAt }, now)).toBe(isExpired);
});

test.each([
  [{ expiry: 5, answers: [] }, { expiry: 5 }],
  [{ answers: [] }, null],
  ["text", null],
])("%j in storage is read as %j", { tags: ["S4.DRAFT.05"] }, (stored, read) => {
  expect(readTriageExpiry(stored)).toEqual(read);
});
