import { latinDigits } from "../../text/latin-digits.ts";

/**
 * Parses a typed number of at most 12 digits and 6 decimals: `36.8`, `36,8`, Arabic and Persian digits. Returns the
 * trimmed text where it is none; thousands separators are not read.
 */
export function readNumber(typed: string): number | string {
  const text = latinDigits(typed.trim()).replace(/[,٫]/, ".");
  return /^[-+]?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : typed.trim();
}

/**
 * Parses a number typed with or without its unit: "72,5 kg" with unit `kg` gives 72.5. Only `kg` and `cm` are
 * recognised; returns the trimmed text where it is no number.
 */
export function readInUnit(typed: string, unit: string | undefined): number | string {
  const after = unit === undefined ? undefined : unitsAfter[unit];
  return readNumber(after === undefined ? typed : typed.replace(after, ""));
}

const unitsAfter: Readonly<Record<string, RegExp>> = {
  kg: /\s*(?:kgs?|kilos?|كغ|كجم|كيلو)\.?\s*$/i,
  cm: /\s*(?:cm|سم)\.?\s*$/i,
};

/**
 * Parses a height typed in metres (0 to 2.99) and returns it in centimetres: "1,68", "1.7", "1 m 68", "1’68 m"; null
 * for anything else, also for a whole number of metres.
 */
export function readMetres(typed: string): number | null {
  const found = metres.exec(latinDigits(typed.trim()));
  if (!found) return null;
  const [, whole = "", mark = "", part = ""] = found;
  const isPoint = /[.,٫]/.test(mark);
  if (part.length === 1 && !isPoint) return null;
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

const metres = /^([0-2])\s*([.,٫'’´]|m|م)\s*(\d{1,2})\s*(?:m|cm|م|سم)?\.?$/i;
