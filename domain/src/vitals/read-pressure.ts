import { latinDigits } from "../text/latin-digits.ts";
import { vitalBounds } from "./vital-values.ts";

/** A blood pressure in mmHg; `diastolic` is undefined where only the systolic value was given. */
export type ReadPressure = { systolic: number; diastolic: number | undefined };

/** In centimetres of mercury, as Brazil, Portugal and France speak of pressure: "12 por 8". Always below what can be millimetres. */
const centimetres = { upper: { least: 4, most: 30 }, lower: { least: 2, most: 20 } } as const;

const number = String.raw`(\d{1,3}(?:[.,٫]\d)?)(?:\s*(?:mm\s?hg|cm\s?hg))?`;
const pair = new RegExp(
  String.raw`^${number}(?:\s*[/\\x×–-]\s*|\s+(?:por|over|sobre|su|sur|على)\s+|\s+)${number}$`,
  "u",
);
const single = new RegExp(`^${number}$`, "u");

/**
 * Reads a blood pressure typed as a pair in the systolic field, or in centimetres of mercury. Null where the two
 * fields are already plain mmHg, or ambiguous.
 */
export function readPressure(upper: string, lower: string): ReadPressure | null {
  const [first, second] = [plain(upper), plain(lower)];
  const both = pair.exec(first);
  const ownLower = single.exec(second)?.[1];
  if (both) {
    const read = asPressure(asNumber(both[1]), asNumber(both[2]));
    if (!read || (second !== "" && asNumber(ownLower) !== asNumber(both[2]))) return null;
    return read;
  }
  const top = single.exec(first)?.[1];
  if (top === undefined || (second !== "" && ownLower === undefined)) return null;
  const systolic = asNumber(top);
  if (second !== "") return isMillimetres(systolic) ? null : asPressure(systolic, asNumber(ownLower));
  return hasDecimal(top) && isWithin(systolic, centimetres.upper) ? inMillimetres(systolic, undefined) : null;
}

/** Reads a systolic pressure typed as a pair or in centimetres of mercury; null as for `readPressure`. */
export function readUpperPressure(typed: string): number | null {
  const read = readPressure(typed, "");
  if (read) return read.diastolic === undefined || read.systolic > read.diastolic ? read.systolic : null;
  const text = plain(typed);
  // Two digits: "12". One digit is the beginning of a number as often.
  return /^\d\d$/u.test(text) && isWithin(Number(text), centimetres.upper) ? Number(text) * 10 : null;
}

const plain = (text: string) => latinDigits(text.trim().toLowerCase());

const hasDecimal = (text: string) => /[.,٫]/u.test(text);

const asNumber = (text: string | undefined) => Number((text ?? "").replace(/[,٫]/u, "."));

/** Both numbers in one unit, recognised by size: at least 40 in millimetres, at most 30 in centimetres. */
function asPressure(upper: number, lower: number): ReadPressure | null {
  if (isMillimetres(upper))
    return Number.isInteger(upper) && Number.isInteger(lower) && isWithin(lower, vitalBounds.diastolic)
      ? { systolic: upper, diastolic: lower }
      : null;
  return isWithin(upper, centimetres.upper) && isWithin(lower, centimetres.lower)
    ? inMillimetres(upper, lower)
    : null;
}

const isMillimetres = (upper: number) => isWithin(upper, vitalBounds.systolic);

const inMillimetres = (upper: number, lower: number | undefined): ReadPressure => ({
  systolic: Math.round(upper * 10),
  diastolic: lower === undefined ? undefined : Math.round(lower * 10),
});

const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;
