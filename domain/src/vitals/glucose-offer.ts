import { latinDigits } from "../text/latin-digits.ts";
import { storedValue } from "./measuring-units.ts";
import { vitalBounds } from "./vital-values.ts";

/** A glucose that was probably read in mmol/L, and what it is in mg/dL. */
export type OfferedGlucose = { millimoles: number; stored: number };

/** The most that home glucose meters show in mmol/L (ISO 15197: 600 mg/dL). */
export const mostMillimoles = 33.3;

/**
 * What a glucose would be if it was read in mmol/L; null where mg/dL is the likelier unit. Numbers up to 33 fit both, but few
 * people could still type with so few mg/dL. The answer is an offer: the number stays as typed until somebody takes it.
 */
export function glucoseOffer(typed: string): OfferedGlucose | null {
  const text = latinDigits(typed.trim()).replace(/[,٫]/u, ".");
  if (!/^\d{1,2}(?:\.\d{1,2})?$/u.test(text)) return null;
  const millimoles = Number(text);
  const stored = storedValue("glucose", millimoles, "mmol/L");
  return millimoles <= mostMillimoles && stored >= vitalBounds.glucose.least ? { millimoles, stored } : null;
}

/**
 * The unit that the display of a glucose meter must have had for a number that was typed: mmol/L with a decimal or below the 10 mg/dL that meters
 * show at least, mg/dL above the 33.3 mmol/L that they show at most (ISO 15197). Null where both can be, from 10 to 33, and for what is no number:
 * 20 mg/dL is a dangerously low glucose and 20 mmol/L a very high one, so nobody may guess.
 */
export function unitOfGlucose(typed: string): "mg/dL" | "mmol/L" | null {
  const text = latinDigits(typed.trim()).replace(/[,٫]/u, ".");
  if (!/^\d{1,4}(?:\.\d{0,2})?$/u.test(text)) return null;
  const number = Number(text);
  if (number > mostMillimoles) return "mg/dL";
  return text.includes(".") || number < vitalBounds.glucose.least ? "mmol/L" : null;
}
