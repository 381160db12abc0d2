import { hasArabicDates } from "../shared/arabic-dates.ts";
import { arabicDateLocale } from "../shared/constants.ts";
import type { Locale } from "../shared/locales.ts";
import { cityNames } from "../shared/city-names.ts";
import { dayInZone, offsetAt } from "../shared/zoned-time.ts";

const MINUTE = 60_000;

/** A formatted time: `day` "Tuesday 24 November", `time` "14:00", `city` "Lisbon" for "Lisbon time". */
export type ShownTime = { day: string; time: string; city: string };

/**
 * Formats an instant (ms) in the patient's time zone, or the clinic's where `zones.patient` is null. `clinic` is null
 * where both clocks show the same time at that instant.
 */
export function appointmentClocks(
  instant: number,
  zones: { patient: string | null; clinic: string },
  locale: Locale,
): { patient: ShownTime; clinic: ShownTime | null } {
  const patientZone = zones.patient ?? zones.clinic;
  const isSame = offsetAt(instant, patientZone) === offsetAt(instant, zones.clinic);
  return {
    patient: shownTime(instant, patientZone, locale),
    clinic: isSame ? null : shownTime(instant, zones.clinic, locale),
  };
}

/** Formats one instant (ms) in one time zone. */
export function shownTime(instant: number, timeZone: string, locale: Locale): ShownTime {
  return {
    day: formatDay(instant, timeZone, locale),
    time: formatTime(instant, timeZone, locale),
    city: zoneName(timeZone, locale),
  };
}

/**
 * Formats weekday, day and month of an instant (ms), as "Tuesday 24 November", in Arabic "Tue 24 Nov"; with the year
 * only if `withYear`.
 */
export function formatDay(instant: number, timeZone: string, locale: Locale, withYear = false): string {
  const year = withYear ? ({ year: "numeric" } as const) : {};
  const length = lengthIn(locale);
  return write({ timeZone, weekday: length, day: "numeric", month: length, ...year }, instant, locale);
}

/** Formats the day of an instant (ms) in short form for slots and lists, as "Tue 24 Nov". */
export function formatShortDay(instant: number, timeZone: string, locale: Locale): string {
  return write({ timeZone, weekday: "short", day: "numeric", month: "short" }, instant, locale);
}

/** Formats a calendar day `2026-11-24` as "24 November 2026", in Arabic "24 Nov 2026". */
export function formatDate(day: string, locale: Locale): string {
  const options = { timeZone: "UTC", day: "numeric", month: lengthIn(locale), year: "numeric" } as const;
  return write(options, Date.parse(day), locale);
}

/** Formats a month `2026-11` as "November 2026", in Arabic "Nov 2026". */
export function formatMonth(month: string, locale: Locale): string {
  return formatter(locale, { timeZone: "UTC", month: lengthIn(locale), year: "numeric" }).format(
    Date.parse(`${month}-01`),
  );
}

/** Formats hours and minutes of an instant (ms) on a 24-hour clock, as "14:00". */
export function formatTime(instant: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    instant,
  );
}

/**
 * Returns the city that names a time zone, in the language of the locale, else in English; for an unknown zone the
 * last part of its IANA name.
 */
export function zoneName(timeZone: string, locale: Locale): string {
  const names = cityNames[timeZone];
  const [language = "en"] = locale.split("-");
  const own = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return names?.[language as keyof typeof names] ?? names?.en ?? own;
}

/** Returns the calendar days from `now` to an instant (both ms) in a time zone: 0 today, 1 tomorrow, -1 yesterday. */
export function daysAway(instant: number, now: number, timeZone: string): number {
  return (Date.parse(dayInZone(instant, timeZone)) - Date.parse(dayInZone(now, timeZone))) / 86_400_000;
}

/** Returns the minutes from `now` until an instant (both ms), rounded up; 0 when it has passed. */
export function minutesLeft(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / MINUTE));
}

/**
 * Formats the distance from `now` to an instant (both ms): "in 12 minutes", "3 hours ago", and "now" within half a
 * minute. Rounds to minutes below 90, to hours below 48, else to days. Digits are Latin.
 */
export function formatRelativeTime(instant: number, now: number, locale: Locale): string {
  const minutes = Math.round((instant - now) / MINUTE);
  const words = new Intl.RelativeTimeFormat(`${locale === "ar" ? "ar" : formats[locale]}-u-nu-latn`, {
    numeric: minutes === 0 ? "auto" : "always",
  });
  if (minutes === 0) return words.format(0, "second");
  if (Math.abs(minutes) < 90) return words.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 48 ? words.format(hours, "hour") : words.format(Math.round(hours / 24), "day");
}

/**
 * Returns the BCP 47 tag for formatting dates and times. Arabic uses the English format (S9.DATE.01/.02) unless the
 * clinic has set `localizedArabicDates`.
 */
export function dateLocale(locale: Locale): string {
  const form = locale === "ar" && hasArabicDates() ? "ar" : formats[locale];
  return `${form}-u-ca-gregory-nu-latn`;
}

/** English dates in Arabic text are short: less of another script is easier to read. */
function lengthIn(locale: Locale): "long" | "short" {
  return locale === "ar" && !hasArabicDates() ? "short" : "long";
}

const formats: Readonly<Record<Locale, string>> = {
  en: "en-GB",
  pt: "pt-PT",
  "pt-BR": "pt-BR",
  it: "it-IT",
  es: "es-ES",
  "es-CL": "es-CL",
  fr: "fr-FR",
  ar: arabicDateLocale,
};

/** Formats a date. In French the first of a month is an ordinal, "1er décembre", which CLDR patterns omit. */
function write(options: Intl.DateTimeFormatOptions, instant: number, locale: Locale): string {
  const words = formatter(locale, options).format(instant);
  return locale === "fr" ? words.replace(/(^| )1 (?=\p{L})/u, "$11er ") : words;
}

/** A list shows a hundred times; building a formatter for each would be felt. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = dateLocale(locale);
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
}
