import { latinDigits } from "../text/latin-digits.ts";

/** The photographed sides of an insurance card. */
export const cardSides = ["front", "back"] as const;
export type CardSide = (typeof cardSides)[number];

/** Limits of a picture of a card, the same for browser and server: sizes in bytes, sides in pixels. */
export const cardPicture = {
  /** Of the file that a person chooses, before the browser reduces it. */
  chosenBytes: 40 * 1024 * 1024,
  /** Of the upload: a JPEG of `longestSide` has about a tenth of it. */
  bytes: 4 * 1024 * 1024,
  /** The longest side to which the browser reduces a picture; small print stays readable. */
  longestSide: 2000,
  shortestSide: 100,
} as const;

/** Returns whether the server accepts a picture of this width and height in pixels. */
export function fitsCardPicture({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return short >= cardPicture.shortestSide && long <= cardPicture.longestSide;
}

/** Returns whether a typed number of a card can be one: it has a letter or a digit, of any script. */
export function isCardNumber(typed: string): boolean {
  return /[\p{L}\p{Nd}]/u.test(typed);
}

/** Suggestions recognised on a card: at most `mostNumbers` numbers, the one with most digits first. */
type CardReading = { numbers: string[]; validUntil: string | null };

const mostNumbers = 3;
const leastDigits = 6;
const expiryWord = /valid|expir|exp\b|scad|caduc|venc|vence|échéance|expire|fin de|صالح|انتهاء|until|thru/iu;

/**
 * Reads numbers and the date of expiry (`2027-03-31`) from recognised lines of text on a card. A number has at least
 * six digits and up to four leading letters, and is neither a date nor a phone number with "+"; the three with most
 * digits, the longest first. The expiry is a date from today on beside a word for it, or the only such date; else null.
 * `now` in ms.
 */
export function readInsuranceCard(lines: readonly string[], now: number): CardReading {
  const dates = lines.flatMap((line, index) =>
    datesIn(line).map((day) => ({
      day,
      isNamed: expiryWord.test(line) || expiryWord.test(lines[index - 1] ?? ""),
    })),
  );
  const today = new Date(now).toISOString().slice(0, 10);
  const future = dates.filter(({ day }) => day >= today);
  const named = future.find(({ isNamed }) => isNamed) ?? (future.length === 1 ? future[0] : undefined);
  const numbers = lines.flatMap(numbersIn).toSorted((a, b) => digitsOf(b) - digitsOf(a));
  return { numbers: [...new Set(numbers)].slice(0, mostNumbers), validUntil: named?.day ?? null };
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "").length;

function numbersIn(line: string): string[] {
  const withoutDates = line.replaceAll(anyDate, " ").replaceAll(/\+[\d\s()-]+/g, " ");
  const found = withoutDates.match(/\b[A-Z]{0,4}[ -]?\d[\d -]{4,28}\d\b/g) ?? [];
  return found
    .map((text) => text.trim().replaceAll(/\s+/g, " "))
    .filter((text) => digitsOf(text) >= leastDigits);
}

const anyDate =
  /\b(?:(\d{1,2})[./-](\d{1,2})[./-](\d{4})|(\d{4})[./-](\d{1,2})[./-](\d{1,2})|(\d{1,2})[./](\d{4}|\d{2}))\b/g;

/** Dates as cards print them: day, month, year; year, month, day; or month and year, which ends with its last day. */
function datesIn(line: string): string[] {
  return [...line.matchAll(anyDate)].flatMap((found) => {
    const [, day, month, year, yearFirst, monthSecond, dayLast, monthAlone, yearAlone] = found;
    if (year) return dayOf(Number(year), Number(month), Number(day));
    if (yearFirst) return dayOf(Number(yearFirst), Number(monthSecond), Number(dayLast));
    const full = Number(yearAlone) < 100 ? 2000 + Number(yearAlone) : Number(yearAlone);
    const last = new Date(Date.UTC(full, Number(monthAlone), 0)).getUTCDate();
    return dayOf(full, Number(monthAlone), last);
  });
}

/**
 * Reads the typed date of expiry of a card as `2027-03-31`. A card without a day is valid until the end of the
 * month; `day` is null where nothing was typed. Requires a numeric month, four digits of the year (2000 to 2100)
 * and a real calendar day; else `isOk` is false. A past date is accepted.
 */
export function readValidUntil(typed: {
  day: string;
  month: string;
  year: string;
}): { isOk: true; day: string | null } | { isOk: false } {
  const [day, month, year] = [typed.day, typed.month, typed.year].map((text) => latinDigits(text.trim()));
  if (!day && !month && !year) return { isOk: true, day: null };
  if (!/^\d{1,2}$/.test(month ?? "") || !/^\d{4}$/.test(year ?? "") || !/^\d{0,2}$/.test(day ?? ""))
    return { isOk: false };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const [found] = dayOf(Number(year), Number(month), day ? Number(day) : last);
  return found === undefined ? { isOk: false } : { isOk: true, day: found };
}

/**
 * Returns whether a card has expired at `now` (ms). It is valid until its day ends in the last time zone; null
 * never expires.
 */
export function isExpired(validUntil: string | null, now: number): boolean {
  return validUntil !== null && Date.parse(validUntil) + endsAfter <= now;
}

/** From the start of a day in UTC until it has ended everywhere, 12 hours behind UTC. */
const endsAfter = 36 * 60 * 60 * 1000;

function dayOf(year: number, month: number, day: number): string[] {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 && month <= 12;
  return isReal && year >= 2000 && year <= 2100 ? [date.toISOString().slice(0, 10)] : [];
}
