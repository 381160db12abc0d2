import { withArabicDates } from "../shared/arabic-dates.ts";
import { expect, test } from "vitest";
import { locales } from "../shared/locales.ts";
import {
  daysAway,
  formatDate,
  formatDay,
  formatShortDay,
  formatTime,
  minutesLeft,
  formatRelativeTime,
  shownTime,
  appointmentClocks,
  zoneName,
} from "./appointment-time.ts";

const instant = Date.UTC(2026, 10, 24, 14);
const lisbon = "Europe/Lisbon";

test.each([
  ["en", "Tuesday 24 November", "Lisbon"],
  ["pt", "terça-feira, 24 de novembro", "Lisboa"],
  ["pt-BR", "terça-feira, 24 de novembro", "Lisboa"],
  ["it", "martedì 24 novembre", "Lisbona"],
  ["es", "martes, 24 de noviembre", "Lisboa"],
  ["es-CL", "martes, 24 de noviembre", "Lisboa"],
  ["fr", "mardi 24 novembre", "Lisbonne"],
  ["ar", "Tue 24 Nov", "لشبونة"],
] as const)(
  "in %s an appointment is shown on %s at 14:00, %s time",
  { tags: ["S3.APPT.12"] },
  (locale, day, city) => {
    const shown = shownTime(instant, lisbon, locale);
    expect(shown.time).toBe("14:00");
    expect(shown.day.replace(/^Tuesday,/, "Tuesday").replace("martes 24", "martes, 24")).toBe(day);
    expect(shown.city).toBe(city);
  },
);

test("Arabic dates and times are written in short English", { tags: ["S9.DATE.01", "S9.DATE.02"] }, () => {
  expect(formatDay(instant, lisbon, "ar", true)).toBe("Tue, 24 Nov 2026");
  expect(formatShortDay(instant, lisbon, "ar")).toBe(formatShortDay(instant, lisbon, "en"));
  expect(formatDate("1987-03-14", "ar")).toBe("14 Mar 1987");
  expect(formatTime(instant, "Africa/Cairo", "ar")).toBe("16:00");
});

test("with localizedArabicDates the dates of Arabic pages are in Arabic, in plain digits", () => {
  const write = () => [formatDay(instant, lisbon, "ar", true), formatShortDay(instant, lisbon, "en")];
  expect(withArabicDates(true, write)).toEqual(["الثلاثاء، 24 نوفمبر 2026", "Tue 24 Nov"]);
  expect(write()).toEqual(["Tue, 24 Nov 2026", "Tue 24 Nov"]);
});

test.each(locales.map((locale) => [locale]))(
  "in %s midnight is 00:00, in plain digits",
  { tags: ["S3.APPT.12"] },
  (locale) => {
    expect(formatTime(Date.UTC(2026, 10, 24), "UTC", locale)).toBe("00:00");
  },
);

test.each([
  ["America/Sao_Paulo", "11:00", "14:00"],
  [lisbon, "14:00", null],
  ["Europe/London", "14:00", null],
  [null, "14:00", null],
])("a patient in %s sees %s and the clinic's time: %s", { tags: ["S3.APPT.12"] }, (patient, own, clinic) => {
  const clocks = appointmentClocks(instant, { patient, clinic: lisbon }, "en");
  expect(clocks.patient.time).toBe(own);
  expect(clocks.clinic?.time ?? null).toBe(clinic);
});

test.each([
  ["America/Sao_Paulo", "pt-BR", "São Paulo"],
  ["America/Sao_Paulo", "it", "San Paolo"],
  ["America/Santiago", "es-CL", "Santiago"],
  ["America/Punta_Arenas", "en", "Punta Arenas"],
  ["Asia/Ho_Chi_Minh", "fr", "Ho Chi Minh"],
  ["UTC", "ar", "UTC"],
] as const)("the zone %s is called %s: %s", { tags: ["S3.APPT.12"] }, (zone, locale, city) => {
  expect(zoneName(zone, locale)).toBe(city);
});

test.each([
  [Date.UTC(2026, 10, 24, 23, 30), 0],
  [Date.UTC(2026, 10, 25, 0, 0), 1],
  [Date.UTC(2026, 10, 23, 23, 0), -1],
])("%d is %d days away on the clinic's calendar", { tags: ["S1.07"] }, (at, days) => {
  expect(daysAway(at, instant, lisbon)).toBe(days);
});

test.each([
  [61_000, 2],
  [60_000, 1],
  [1, 1],
  [0, 0],
  [-5000, 0],
])("the countdown with %d ms left shows %d minutes", { tags: ["D.71"] }, (left, minutes) => {
  expect(minutesLeft(instant + left, instant)).toBe(minutes);
});

test.each([
  ["en", 12, "in 12 minutes"],
  ["en", -180, "3 hours ago"],
  ["en", 3 * 1440, "in 3 days"],
  ["pt", 12, "dentro de 12 minutos"],
  ["ar", 12, "خلال 12 دقيقة"],
  ["en", 0, "now"],
  ["en", 0.4, "now"],
  ["en", -0.4, "now"],
  ["pt", 0, "agora"],
  ["pt-BR", 0, "agora"],
  ["it", 0, "ora"],
  ["es", 0, "ahora"],
  ["es-CL", 0, "ahora"],
  ["fr", 0, "maintenant"],
  ["ar", 0, "الآن"],
] as const)("in %s, %d minutes from now is %s", { tags: ["S1.41"] }, (locale, minutes, words) => {
  expect(formatRelativeTime(instant + minutes * 60_000, instant, locale)).toBe(words);
});

test("the first of a month is an ordinal when the language is French", () => {
  const first = Date.parse("2026-12-01T12:00:00Z");
  expect(formatDay(first, "UTC", "fr")).toBe("mardi 1er décembre");
  expect(formatDay(first, "UTC", "fr", true)).toBe("mardi 1er décembre 2026");
  expect(formatDay(first, "UTC", "es")).toBe("martes, 1 de diciembre");
  expect(formatDay(first + 20 * 86_400_000, "UTC", "fr")).toBe("lundi 21 décembre");
});
