import { latinDigits } from "../text/latin-digits.ts";
import { monthNumber } from "../text/month-number.ts";

const oldestYears = 130;

/** The three typed fields of a date of birth; the month as digits or a name. */
export type BirthdateFields = { day: string; month: string; year: string };
type BirthdateProblem =
  | "missing"
  | "not-a-number"
  | "short-year"
  | "no-such-day"
  | "in-the-future"
  | "too-long-ago";
/** The date of birth as `1987-03-14`, or its problem and the field that has it. */
export type BirthdateReading =
  | { ok: true; birthdate: string }
  | { ok: false; reason: BirthdateProblem; field: keyof BirthdateFields };

/**
 * Reads a date of birth from its three fields; the month may be digits or a name. Returns it as `1987-03-14`, or
 * the problem and its field (S5.FIELD.01, D.16).
 */
export function readBirthdate(typed: BirthdateFields, now: number): BirthdateReading {
  const names = ["day", "month", "year"] as const;
  const texts = {
    day: latinDigits(typed.day.trim()),
    month: monthNumber(latinDigits(typed.month.trim())),
    year: latinDigits(typed.year.trim()),
  };
  for (const field of names) if (texts[field] === "") return { ok: false, reason: "missing", field };
  for (const field of names)
    if (!/^\d+$/.test(texts[field])) return { ok: false, reason: "not-a-number", field };
  if (texts.year.length !== 4) return { ok: false, reason: "short-year", field: "year" };
  if (Number(texts.month) < 1 || Number(texts.month) > 12)
    return { ok: false, reason: "no-such-day", field: "month" };
  const birthdate = `${texts.year}-${texts.month.padStart(2, "0")}-${texts.day.padStart(2, "0")}`;
  const reason = birthdateProblem(birthdate, now);
  if (reason === null) return { ok: true, birthdate };
  return { ok: false, reason, field: reason === "no-such-day" ? "day" : "year" };
}

/**
 * Returns why a date of birth is refused, or null where it is valid: a calendar day not after today (UTC), less than
 * 130 years ago (D.16). `now` in ms.
 */
export function birthdateProblem(
  birthdate: string,
  now: number,
): "no-such-day" | "in-the-future" | "too-long-ago" | null {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(birthdate) ? Date.parse(`${birthdate}T00:00:00Z`) : Number.NaN;
  // Date.parse reads 30 February as 2 March.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== birthdate)
    return "no-such-day";
  if (instant > now) return "in-the-future";
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - oldestYears);
  return instant <= oldest.getTime() ? "too-long-ago" : null;
}
