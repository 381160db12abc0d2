import { latinDigits } from "../text/latin-digits.ts";
import { storedValue } from "./measuring-units.ts";
import { vitalBounds } from "./vital-values.ts";

/** A typed glucose value that is probably in mmol/L, and its value in mg/dL. */
export type OfferedGlucose = { millimoles: number; stored: number };

/** The highest value of home glucose meters in mmol/L (ISO 15197: 600 mg/dL). */
export const mostMillimoles = 33.3;

/**
 * Returns the conversion to offer for a glucose value that was probably typed in mmol/L; null where mg/dL is
 * likelier. Both units allow numbers up to 33, but few people could still type at so few mg/dL. The value changes
 * only when the person accepts.
 */
export function glucoseOffer(typed: string): OfferedGlucose | null {
  const text = latinDigits(typed.trim()).replace(/[,٫]/u, ".");
  if (!/^\d{1,2}(?:\.\d{1,2})?$/u.test(text)) return null;
  const millimoles = Number(text);
  const stored = storedValue("glucose", millimoles, "mmol/L");
  return millimoles <= mostMillimoles && stored >= vitalBounds.glucose.least ? { millimoles, stored } : null;
}

/**
 * Returns the unit that a meter's display must have had for a typed number: mmol/L with a decimal or below 10,
 * mg/dL above 33.3 (ranges of meters, ISO 15197). Null from 10 to 33, where both are possible and guessing is
 * dangerous (20 mg/dL is dangerously low, 20 mmol/L very high), and for anything but a number.
 */
export function unitOfGlucose(typed: string): "mg/dL" | "mmol/L" | null {
  const text = latinDigits(typed.trim()).replace(/[,٫]/u, ".");
  if (!/^\d{1,4}(?:\.\d{0,2})?$/u.test(text)) return null;
  const number = Number(text);
  if (number > mostMillimoles) return "mg/dL";
  return text.includes(".") || number < vitalBounds.glucose.least ? "mmol/L" : null;
}
