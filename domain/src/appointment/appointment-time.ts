import { hasArabicDates } from "../shared/arabic-dates.ts";
import { arabicDatesIn } from "../shared/constants.ts";
import type { Locale } from "../shared/locales.ts";
import { cityNames } from "../shared/city-names.ts";
import { dayInZone, offsetAt } from "../shared/zoned-time.ts";

const MINUTE = 60_000;

/** A time as a person reads it: `day` "Tuesday 24 November", `time` "14:00", `city` "Lisbon" for "Lisbon time". */
export type ShownTime = { day: string; time: string; city: string };

/**
 * The clocks on which a visit is shown: the patient's, and the clinic's where it shows another time.
 * Two zones with the same time are one clock to a patient.
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

/** One instant on the clocks of one zone, in words. */
export function shownTime(instant: number, timeZone: string, locale: Locale): ShownTime {
  return {
    day: formatDay(instant, timeZone, locale),
    time: formatTime(instant, timeZone, locale),
    city: zoneName(timeZone, locale),
  };
}

/** Weekday, day and month, as "Tuesday 24 November", in Arabic "Tue 24 Nov"; the year only when asked for. */
export function formatDay(instant: number, timeZone: string, locale: Locale, withYear = false): string {
  const year = withYear ? ({ year: "numeric" } as const) : {};
  const length = lengthIn(locale);
  return write({ timeZone, weekday: length, day: "numeric", month: length, ...year }, instant, locale);
}

/** Short form for a slot or a list, as "Tue 24 Nov". */
export function formatShortDay(instant: number, timeZone: string, locale: Locale): string {
  return write({ timeZone, weekday: "short", day: "numeric", month: "short" }, instant, locale);
}

/** A date of birth or another calendar day `2026-11-24`, as "24 November 2026". */
export function formatDate(day: string, locale: Locale): string {
  const options = { timeZone: "UTC", day: "numeric", month: lengthIn(locale), year: "numeric" } as const;
  return write(options, Date.parse(day), locale);
}

/** A month in words, "November 2026", of `2026-11`. */
export function formatMonth(month: string, locale: Locale): string {
  return formatter(locale, { timeZone: "UTC", month: lengthIn(locale), year: "numeric" }).format(
    Date.parse(`${month}-01`),
  );
}

/** Hours and minutes on a clock of 24 hours, as "14:00". */
export function formatTime(instant: number, timeZone: string, locale: Locale): string {
  return formatter(locale, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    instant,
  );
}

/** The city that stands for a zone, in the words of a language; "{city} time" is a sentence of the catalogue. */
export function zoneName(timeZone: string, locale: Locale): string {
  const names = cityNames[timeZone];
  const [language = "en"] = locale.split("-");
  const own = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return names?.[language as keyof typeof names] ?? names?.en ?? own;
}

/** How many calendar days lie between now and an instant in a zone: 0 today, 1 tomorrow, -1 yesterday. */
export function daysAway(instant: number, now: number, timeZone: string): number {
  return (Date.parse(dayInZone(instant, timeZone)) - Date.parse(dayInZone(now, timeZone))) / 86_400_000;
}

/** Whole minutes until an instant, the begun one counted; 0 when it has come. */
export function minutesLeft(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / MINUTE));
}

/** "in 12 minutes", "3 hours ago": the distance in its largest fitting unit, in the words of the language and plain digits. */
export function relativeMinutes(instant: number, now: number, locale: Locale): string {
  const minutes = Math.round((instant - now) / MINUTE);
  const words = new Intl.RelativeTimeFormat(`${locale === "ar" ? "ar" : formats[locale]}-u-nu-latn`, {
    numeric: "always",
  });
  if (Math.abs(minutes) < 90) return words.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 48 ? words.format(hours, "hour") : words.format(Math.round(hours / 24), "day");
}

/** The language dates and times are written in: Arabic takes the English form (S9.DATE.01/.02) unless the clinic chose its own (`localizedArabicDates`). */
export function dateLocale(locale: Locale): string {
  const form = locale === "ar" && hasArabicDates() ? "ar" : formats[locale];
  return `${form}-u-ca-gregory-nu-latn`;
}

/** English dates between Arabic words are short: the less of another script, the easier a line is read. */
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
  ar: arabicDatesIn,
};

/** A date in words. In French the first of a month is an ordinal, "1er décembre", which the CLDR's patterns leave out. */
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
