import { expect, test } from "vitest";
import {
  isCheckForPatient,
  readTriageDetails,
  writeTriageDetails,
  type TriageDetails,
} from "./triage-details.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const details: TriageDetails = {
  session: "a1",
  language: "en",
  provider: "embedded",
  notice: "Not validated by clinicians",
  version: "0a1b2c3d",
  checkedAt: "2026-11-22T10:00:00.000Z",
  patient: "woman, 34 years old",
  urgency: { code: "consultation", words: "See a doctor in the next days" },
  complaints: [{ code: "E_201", words: "Cough" }],
  answers: [{ code: "E_91", words: "Do you have a fever?", answer: "No" }],
  conditions: [{ code: "bronchitis", words: "Bronchitis", fit: "fits well" }],
  specialty: "general-practice",
};

test(
  "the details for the doctor are written and read completely",
  { tags: ["S7.API.12.triage", "S3.DRAFT.03"] },
  () => {
    expect(readTriageDetails(writeTriageDetails(details))).toEqual(details);
  },
);

test("an overlong check loses its last answers, never its urgency", { tags: ["S7.API.12.triage"] }, () => {
  const answers = Array.from({ length: 60 }, (_, at) => ({
    code: `E_${at}`,
    words: "w".repeat(500),
    answer: "Yes",
  }));
  const text = writeTriageDetails({ ...details, answers });
  expect(text.length).toBeLessThanOrEqual(20_000);
  const read = readTriageDetails(text);
  expect(read?.urgency).toEqual(details.urgency);
  expect(read?.answers).toEqual(answers.slice(0, read?.answers.length));
  expect(read?.answers.length).toBeGreaterThan(30);
});

test.each(["free text of a provider", "{}", "null", '{"urgency":"now"}', "[1]"])(
  "foreign details are not read as our check: %s",
  { tags: ["S1.34"] },
  (text) => {
    expect(readTriageDetails(text)).toBeNull();
  },
);

const herself = { dependentId: null, birthdate: "1992-03-14", sex: "female" } as const;
test.each([
  ["of the patient, booked for herself", { age: 34, sex: "F", dependentId: null }, herself, true],
  [
    "of the patient, booked for her son",
    { age: 34, sex: "F", dependentId: null },
    { ...herself, dependentId: 7 },
    false,
  ],
  ["of her son, booked for him", { age: 6, sex: "M", dependentId: 7 }, { ...herself, dependentId: 7 }, true],
  ["of her son, booked for herself", { age: 6, sex: "M", dependentId: 7 }, herself, false],
  ["of a guest of this age and sex", { age: 34, sex: "F" }, herself, true],
  [
    "of a guest of this age who does not say",
    { age: 34, sex: "M" },
    { ...herself, sex: "rather_not_say" },
    true,
  ],
  ["of a guest of another age", { age: 33, sex: "F" }, herself, false],
  ["of a guest of another sex", { age: 34, sex: "M" }, herself, false],
  [
    "of a guest, booked for a dependent of this age and sex",
    { age: 6, sex: "M" },
    { dependentId: 7, birthdate: "2020-03-14", sex: "male" },
    true,
  ],
  [
    "of a guest, booked for a dependent of another age",
    { age: 34, sex: "M" },
    { dependentId: 7, birthdate: "2020-03-14", sex: "male" },
    false,
  ],
  ["of a guest whose age nobody knows", { age: 34, sex: "F" }, { ...herself, birthdate: null }, false],
] as const)(
  "a check %s is carried along: %#",
  { tags: ["S7.API.12.triage", "D.13"] },
  (_, checked, booked, isOwn) => {
    expect(isCheckForPatient(checked, booked, now)).toBe(isOwn);
  },
);
