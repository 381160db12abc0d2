import { birthdateProblem } from "@anteroom/domain/account/birthdate";
import { parseTaxId } from "@anteroom/domain/account/tax-id";
import { readPhoneNumber } from "./phone-number.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";

type Typed = {
  birthdate: string | null;
  phone_country_code: string | null;
  phone_number: string | null;
  taxpayer_number: string | null;
  address: string | null;
};

/** A field that is refused, and why. */
type WrongField = {
  field: keyof Typed;
  code: NonNullable<ReturnType<typeof birthdateProblem>> | "no-such-number";
};

/**
 * Normalises personal details for storage, or returns a problem with the invalid fields: birthdate, phone
 * number, tax number (by `country`). Removes spaces from numbers and turns empty texts into null.
 * `storedTaxId` stays valid unchanged. Names and e-mail addresses are not checked.
 */
export function checkPerson<T extends Typed>(
  typed: T,
  { country, now, storedTaxId = null }: { country: string | null; now: Date; storedTaxId?: string | null },
): { isOk: true; person: T } | { isOk: false; wrong: readonly WrongField[]; refusal: ProblemOutcome } {
  const wrong: WrongField[] = [];
  const refuse = (field: keyof Typed, code: WrongField["code"]) => wrong.push({ field, code });
  const dayProblem = typed.birthdate === null ? null : birthdateProblem(typed.birthdate, now.getTime());
  if (dayProblem) refuse("birthdate", dayProblem);
  const phone = phoneOf(typed);
  if (phone === "wrong") refuse("phone_number", "no-such-number");
  const taxId = typed.taxpayer_number ? parseTaxId(typed.taxpayer_number, country, storedTaxId) : null;
  if (typed.taxpayer_number && taxId === null) refuse("taxpayer_number", "no-such-number");
  if (wrong.length > 0 || phone === "wrong") {
    const fields = wrong.map(({ field, code }) => ({ path: `body.${field}`, code }));
    return { isOk: false, wrong, refusal: problem("validation_failed", { fields }) };
  }
  return {
    isOk: true,
    person: {
      ...typed,
      phone_country_code: phone?.code ?? null,
      phone_number: phone?.number ?? null,
      taxpayer_number: taxId,
      address: typed.address === "" ? null : typed.address,
    },
  };
}

function phoneOf({ phone_country_code, phone_number }: Typed) {
  if (!phone_number) return null;
  return readPhoneNumber(phone_country_code ?? "", phone_number) ?? "wrong";
}
