import { countryCodes } from "./countries.ts";
import { type CardBehaviour, behaviourOfCard } from "./test-values.ts";
import type { FieldProblem } from "./texts/gateway-texts.ts";

/** The fields of the card form, in order. */
export const cardFields = [
  "name",
  "number",
  "expiry",
  "cvv",
  "street",
  "postal_code",
  "city",
  "country",
] as const;
type CardField = (typeof cardFields)[number];
/** The raw input of the card form. It exists for one request and is never stored. */
export type TypedCard = Record<CardField, string>;
/** Problems by card field. */
export type CardProblems = Partial<Record<CardField, FieldProblem>>;

/**
 * Returns the simulated behaviour of the card's bank, or the fields that are wrong. `now` decides whether it has
 * expired.
 */
export function readCard(
  typed: TypedCard,
  now: Date,
): { behaviour: CardBehaviour } | { problems: CardProblems } {
  const digits = digitsOf(typed.number);
  const behaviour = behaviourOfCard(digits);
  const problems = {
    ...problem("name", typed.name.trim() === "" ? "name_missing" : null),
    ...problem("number", numberProblem(typed.number, digits)),
    ...problem("expiry", expiryProblem(typed.expiry, now)),
    ...problem("cvv", cvvProblem(typed.cvv)),
    ...addressProblems(typed, behaviour.wantsAddress ?? false),
  };
  return Object.keys(problems).length > 0 ? { problems } : { behaviour };
}

function problem(field: CardField, found: FieldProblem | null): CardProblems {
  return found ? { [field]: found } : {};
}

/** An address is whole or not there; some banks want one. */
function addressProblems(typed: TypedCard, isWanted: boolean): CardProblems {
  const isGiven = (field: CardField) => typed[field].trim() !== "";
  if (!isWanted && !isGiven("street") && !isGiven("postal_code") && !isGiven("city")) return {};
  return {
    ...problem("street", isGiven("street") ? null : "street_missing"),
    ...problem("postal_code", isGiven("postal_code") ? null : "postal_code_missing"),
    ...problem("city", isGiven("city") ? null : "city_missing"),
    ...problem("country", countryCodes.includes(typed.country) ? null : "country_missing"),
  };
}

function numberProblem(typed: string, digits: string): FieldProblem | null {
  if (typed.trim() === "") return "number_missing";
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? null : "number_wrong";
}

/** The check digit of ISO/IEC 7812-1 (H. P. Luhn, 1960). */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split("")
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** `04/29`, `4/29`, `0429`, `04/2029`, with any separator; valid to the end of the month everywhere on earth. */
function expiryProblem(typed: string, now: Date): FieldProblem | null {
  if (typed.trim() === "") return "expiry_missing";
  const parts = /^\s*(0?[1-9]|1[0-2])\D*(\d{2}|20\d{2})\s*$/.exec(westernDigits(typed));
  if (!parts) return "expiry_wrong";
  const [month, year] = [Number(parts[1]), Number(parts[2]) % 100];
  const endsAt = Date.UTC(2000 + year, month, 1, 12);
  return now.getTime() < endsAt ? null : "expiry_past";
}

function cvvProblem(typed: string): FieldProblem | null {
  if (typed.trim() === "") return "cvv_missing";
  return /^\d{3,4}$/.test(westernDigits(typed).trim()) ? null : "cvv_wrong";
}

/** Removes spaces, dots and hyphens from a typed number, and converts Arabic digits to 0 to 9. */
export function digitsOf(typed: string): string {
  return westernDigits(typed).replaceAll(/[\s.-]/g, "");
}

/** Arabic keyboards write ٠ to ٩ or ۰ to ۹. */
function westernDigits(typed: string): string {
  return typed.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
