import { highestPriceMinor, minorDigits } from "@anteroom/domain/payment/money";

/**
 * Returns the minor units of a typed amount: "12", "12.5" or "12,50". Null if it is empty, invalid or
 * negative, has more decimals than the currency or more than nine digits before them; 0 is allowed. Grouping
 * is read only in currencies without cents: "25.000". `currency`: ISO 4217 code.
 */
export function readAmount(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "");
  const whole = digits === 0 ? plain.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, "") : plain;
  const match = /^(?<units>\d{1,9})(?:[.,](?<cents>\d+))?$/.exec(whole);
  const { units, cents = "" } = match?.groups ?? {};
  if (units === undefined || cents.length > digits) return null;
  return Number(units) * 10 ** digits + Number(cents.padEnd(digits, "0"));
}

/** Returns the minor units of a typed price, as `readAmount`; null also above the highest price there can be. */
export function readPrice(text: string, currency: string): number | null {
  const minor = readAmount(text, currency);
  return minor === null || minor > highestPriceMinor ? null : minor;
}

/**
 * Formats minor units for a field, with a point in every language: "12.50"; in currencies without cents
 * "12000".
 */
export function writeAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
