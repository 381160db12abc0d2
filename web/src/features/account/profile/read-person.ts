import { readBirthdate, type BirthdateReading } from "@anteroom/domain/account/birthdate";
import { asSex } from "@anteroom/domain/account/sex";
import { parseTaxId } from "@anteroom/domain/account/tax-id";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Failure } from "../../../platform/api.ts";
import type { PhoneNumbers } from "./phone-numbers.ts";

/** The ids of the person form's fields, in the order of the form. */
export const personOrder = ["name", "birthdate", "sex", "email", "phone", "tax_id", "address"] as const;
/** The id of a field of the person form. */
export type PersonField = (typeof personOrder)[number];
/** Error messages by field. */
export type PersonErrors = Partial<Record<PersonField, string>>;
/** Untranslated error messages by field. */
export type PersonProblems = Partial<Record<PersonField, MessageDescriptor>>;

type Rules = {
  country: string | null;
  /** What is stored already stays valid. */
  storedTaxId: string | null;
  now: number;
  /** A dependent's may still be unknown (D.63). */
  isBirthdateNeeded: boolean;
  /** Required for a person who will be seen (D.63). */
  isSexNeeded?: boolean;
  /** Null while the rules have not come: then the server alone checks. */
  numbers: PhoneNumbers | null;
};

/**
 * Reads a submitted person form into the API's field names, trimmed and null where empty, with the problems
 * found. An invalid birth date is null; other invalid values are returned as typed.
 */
export function readPersonForm(form: FormData, rules: Rules) {
  const text = (field: string) => textOf(form, field);
  const parts = { day: text("birthdate_day"), month: text("birthdate_month"), year: text("birthdate_year") };
  const isBirthdateTyped = Object.values(parts).some((part) => part !== "");
  const birthdate = isBirthdateTyped || rules.isBirthdateNeeded ? readBirthdate(parts, rules.now) : null;
  const phone = text("phone");
  const typed = {
    name: text("name"),
    birthdate: birthdate?.ok ? birthdate.birthdate : null,
    sex: asSex(text("sex")),
    phone_country_code: phone === "" ? null : text("phone_code") || null,
    phone_number: phone || null,
    taxpayer_number: text("tax_id") || null,
    address: text("address") || null,
  };
  const problems: PersonProblems = {
    ...(typed.name === "" && { name: msg`Enter the full name` }),
    ...(birthdate && !birthdate.ok && { birthdate: birthdateMessages[birthdate.reason] }),
    ...(rules.isSexNeeded && typed.sex === null && { sex: msg`Choose an answer` }),
    ...(!isCallable(typed, rules.numbers) && { phone: phoneMessage }),
    ...(typed.taxpayer_number !== null &&
      parseTaxId(typed.taxpayer_number, rules.country, rules.storedTaxId) === null && {
        tax_id: taxIdMessage,
      }),
  };
  return { typed, problems };
}

const phoneMessage = msg`This phone number is not valid. Check the country and the digits`;
const taxIdMessage = msg`This number is not valid. Check the digits`;

/**
 * Returns the problems that the server found, by the field that can fix them. Empty for any code but
 * `validation_failed`; unknown paths are dropped.
 */
export function fieldProblemsOf({ code, ...failure }: Failure): PersonProblems {
  if (code !== "validation_failed" || !("fields" in failure)) return {};
  const found: PersonProblems = {};
  for (const { path, code: reason } of failure.fields ?? []) {
    if (path === "body.phone_number" || path === "body.phone_country_code") found.phone = phoneMessage;
    if (path === "body.taxpayer_number") found.tax_id = taxIdMessage;
    if (path === "body.email") found.email = msg`Enter the full email address, such as name@example.com`;
    if (path === "body.name") found.name = msg`Enter the full name`;
    if (path === "body.birthdate") found.birthdate = birthdateMessages[asBirthdateProblem(reason)];
  }
  return found;
}

/** Returns a text field of a form, trimmed; an empty string if it is missing or a file. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
}

function isCallable(
  {
    phone_country_code: code,
    phone_number: number,
  }: { phone_country_code: string | null; phone_number: string | null },
  numbers: PhoneNumbers | null,
): boolean {
  if (number === null || numbers === null) return true;
  const typed = number.startsWith("+") ? number : `${code ?? ""}${number}`;
  return numbers.parsePhoneNumberFromString(typed)?.isPossible() ?? false;
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

function asBirthdateProblem(code: string): BirthdateProblem {
  return code in birthdateMessages ? (code as BirthdateProblem) : "no-such-day";
}
