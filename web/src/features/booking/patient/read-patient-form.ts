import { isWholeEmail } from "@anteroom/domain/account/email-address";
import { readBirthdate, type BirthdateReading } from "@anteroom/domain/account/birthdate";
import type { PatientInformation } from "@anteroom/domain/booking/booking-drafts";
import { asSex } from "@anteroom/domain/account/sex";
import { latinDigits } from "@anteroom/domain/text/latin-digits";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The ids of the patient form's fields, in the order of the form. */
export const fieldOrder = [
  "symptoms",
  "whom",
  "name",
  "birthdate",
  "sex",
  "email",
  "phone",
  "adult-name",
  "adult-relationship",
] as const;
/** The id of a field of the patient form. */
export type FieldName = (typeof fieldOrder)[number];
/** Error messages by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What a guest enters of the patient. */
export type TypedPatient = Pick<PatientInformation, "name" | "birthdate" | "sex" | "email" | "phoneNumber">;
/** Untranslated error messages by field. */
export type FieldProblems = Partial<Record<FieldName, MessageDescriptor>>;

/** Eight digits, the fewest of a number without a country code, to the fifteen of E.164. */
const callable = /^\+?(?:[\s().-]*\d){8,15}$/;

/**
 * Reads a guest's form: the values (trimmed, an invalid birth date null), the problems by field, and in
 * `wrong` the fields that are invalid rather than missing (S5.FIELD.01, D.16). `now` in ms.
 */
export function readPatientForm(
  form: FormData,
  now: number,
): { typed: TypedPatient; problems: FieldProblems; wrong: readonly FieldName[] } {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? value.trim() : "";
  };
  const birthdate = readBirthdate(
    { day: text("birthdate_day"), month: text("birthdate_month"), year: text("birthdate_year") },
    now,
  );
  const typed: TypedPatient = {
    name: text("name"),
    birthdate: birthdate.ok ? birthdate.birthdate : null,
    sex: asSex(text("sex")),
    email: text("email"),
    phoneNumber: latinDigits(text("phone")),
  };
  const isEmailWrong = typed.email !== "" && !isWholeEmail(typed.email);
  const isPhoneWrong = typed.phoneNumber !== "" && !callable.test(typed.phoneNumber);
  const problems: FieldProblems = {
    ...(typed.name === "" && { name: msg`Enter the patient’s name` }),
    ...(!birthdate.ok && { birthdate: birthdateMessages[birthdate.reason] }),
    ...(typed.sex === null && { sex: msg`Select the sex, or “Rather not say”` }),
    ...(typed.email === "" && { email: msg`Enter your email address, so we can send you the code` }),
    ...(isEmailWrong && { email: msg`Enter the full email address, such as name@example.com` }),
    ...(isPhoneWrong && { phone: msg`Enter the full mobile number, or leave it empty` }),
  };
  const wrong: FieldName[] = [
    ...(!birthdate.ok && birthdate.reason !== "missing" ? (["birthdate"] as const) : []),
    ...(isEmailWrong ? (["email"] as const) : []),
    ...(isPhoneWrong ? (["phone"] as const) : []),
  ];
  return { typed, problems, wrong };
}

type BirthdateProblem = Extract<BirthdateReading, { ok: false }>["reason"];

const birthdateMessages: Record<BirthdateProblem, MessageDescriptor> = {
  missing: msg`Enter the date of birth: day, month and year`,
  "not-a-number": msg`Enter the date of birth in numbers, such as 27 3 1987`,
  "short-year": msg`Enter the year with four digits, such as 1987`,
  "no-such-day": msg`This date does not exist. Check the day and the month`,
  "in-the-future": msg`The date of birth must be in the past`,
  "too-long-ago": msg`Check the year of birth`,
};
