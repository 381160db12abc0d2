import { latinDigits } from "../text/latin-digits.ts";

/** D.90: letters of Crockford's base 32 that are mistaken for a digit, and the digit they mean. */
const mistaken: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** The code a person means by what was typed: case, spaces and dashes do not matter, O is 0, I and L are 1; null when it cannot be a code (D.90). */
export function readAppointmentCode(typed: string): string | null {
  if (typed.length > 64) return null;
  const code = latinDigits(typed)
    .replaceAll(/[\s\p{Dash}\u200e\u200f]/gu, "")
    .toUpperCase()
    .replaceAll(/[OIL]/g, (letter) => mistaken[letter] ?? letter);
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}
