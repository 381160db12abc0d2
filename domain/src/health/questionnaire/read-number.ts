import { latinDigits } from "../../text/latin-digits.ts";

/** What was typed as a number: `36.8`, `36,8`, Arabic and Persian digits. What cannot be one stays the text. */
export function readNumber(typed: string): number | string {
  const text = latinDigits(typed.trim()).replace(/[,٫]/, ".");
  return /^[-+]?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : typed.trim();
}
