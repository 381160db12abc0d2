import type { Locale } from "./locales.ts";
import { zoneName } from "../appointment/appointment-time.ts";

type Phrases = { en?: string; pt?: string; it?: string; es?: string; fr?: string };
type Language = "en" | "pt" | "it" | "es" | "fr" | "ar";

const patterns: Record<Language, string> = {
  en: "{city} time",
  pt: "hora de {city}",
  it: "ora di {city}",
  es: "hora de {city}",
  fr: "heure de {city}",
  ar: "بتوقيت {city}",
};

/** Zones that are no city. */
const universal: Record<Language, string> = {
  en: "{city}",
  pt: "hora {city}",
  it: "ora {city}",
  es: "hora {city}",
  fr: "heure {city}",
  ar: "بتوقيت {city}",
};

/** Places whose name takes an article. */
const phrases: Readonly<Record<string, Phrases>> = {
  "Atlantic/Azores": {
    en: "Azores time",
    pt: "hora dos Açores",
    it: "ora delle Azzorre",
    es: "hora de las Azores",
    fr: "heure des Açores",
  },
  "Atlantic/Canary": {
    en: "Canary Islands time",
    pt: "hora das Canárias",
    it: "ora delle Canarie",
    fr: "heure des Canaries",
  },
  "Atlantic/Madeira": { pt: "hora do Funchal" },
  "Pacific/Easter": {
    pt: "hora da Ilha de Páscoa",
    it: "ora dell’Isola di Pasqua",
    es: "hora de la Isla de Pascua",
    fr: "heure de l’île de Pâques",
  },
  "Africa/Cairo": { pt: "hora do Cairo", it: "ora del Cairo", fr: "heure du Caire" },
  "America/Mexico_City": { pt: "hora da Cidade do México" },
};

/** Returns the name of a time zone's clock: "Lisbon time", "heure d’Alger", "hora UTC". */
export function zoneTimeName(timeZone: string, locale: Locale): string {
  const language = locale.slice(0, 2) as Language;
  const phrase = language === "ar" ? undefined : phrases[timeZone]?.[language];
  if (phrase !== undefined) return phrase;
  const offset = universalName(timeZone);
  if (offset !== null) return universal[language].replace("{city}", offset);
  const city = zoneName(timeZone, locale);
  // French drops the vowel of "de" before another.
  const pattern = language === "fr" && /^[AEIOUÀÂÉÈÊÎÔ]/.test(city) ? "heure d’{city}" : patterns[language];
  return pattern.replace("{city}", city);
}

/** "UTC", or "UTC−3" for `Etc/GMT+3`, whose sign is the other way round; null for a place. */
function universalName(timeZone: string): string | null {
  if (/^(Etc\/)?(UTC|UCT|GMT|GMT0|Greenwich|Universal|Zulu)$/.test(timeZone)) return "UTC";
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? [];
  if (hours === undefined) return null;
  return hours === "0" ? "UTC" : `UTC${sign === "+" ? "−" : "+"}${hours}`;
}
