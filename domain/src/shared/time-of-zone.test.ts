import { expect, test } from "vitest";
import type { Locale } from "./locales.ts";
import { zoneTimeName } from "./time-of-zone.ts";

const cases: readonly (readonly [string, Locale, string])[] = [
  ["UTC", "fr", "heure UTC"],
  ["Etc/UTC", "pt", "hora UTC"],
  ["UTC", "pt-BR", "hora UTC"],
  ["UTC", "it", "ora UTC"],
  ["UTC", "es-CL", "hora UTC"],
  ["UTC", "en", "UTC"],
  ["UTC", "ar", "بتوقيت UTC"],
  ["Etc/GMT+3", "fr", "heure UTC−3"],
  ["Europe/Lisbon", "en", "Lisbon time"],
  ["Europe/Lisbon", "fr", "heure de Lisbonne"],
  ["Africa/Algiers", "fr", "heure d’Alger"],
  ["Africa/Cairo", "fr", "heure du Caire"],
  ["Africa/Cairo", "it", "ora del Cairo"],
  ["Atlantic/Azores", "fr", "heure des Açores"],
  ["Atlantic/Azores", "en", "Azores time"],
  ["Atlantic/Azores", "pt", "hora dos Açores"],
  ["Pacific/Easter", "es-CL", "hora de la Isla de Pascua"],
  ["America/Sao_Paulo", "pt-BR", "hora de São Paulo"],
  ["Europe/Paris", "ar", "بتوقيت باريس"],
];

test.each(cases)("the time of %s in %s is %s", (zone, locale, phrase) => {
  expect(zoneTimeName(zone, locale)).toBe(phrase);
});
