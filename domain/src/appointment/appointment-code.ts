import { latinDigits } from "../text/latin-digits.ts";

/** D.90: letters of Crockford's base 32 that are mistaken for a digit, and the digit they mean. */
const mistaken: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/**
 * Normalises a typed appointment code to its eight characters; null where it cannot be one. Case, spaces and dashes
 * are ignored, O is read as 0, I and L as 1, Arabic digits as 0 to 9 (D.90).
 */
export function readAppointmentCode(typed: string): string | null {
  if (typed.length > 64) return null;
  const code = latinDigits(typed)
    .replaceAll(/[\s\p{Dash}\u200e\u200f]/gu, "")
    .toUpperCase()
    .replaceAll(/[OIL]/g, (letter) => mistaken[letter] ?? letter);
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}
