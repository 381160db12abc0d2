import { latinDigits } from "../text/latin-digits.ts";
import { storedValue } from "./measuring-units.ts";
import { vitalBounds } from "./vital-values.ts";

/** A glucose that was probably read in mmol/L, and what it is in mg/dL. */
export type OfferedGlucose = { millimoles: number; stored: number };

/** The most that home glucose meters show in mmol/L (ISO 15197: 600 mg/dL). */
const mostMillimoles = 33.3;

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
