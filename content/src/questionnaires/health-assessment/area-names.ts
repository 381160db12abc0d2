import type { Area } from "@anteroom/domain/health/assessment/areas";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { Texts } from "../write-item.ts";

/** The name of each area; `pt-BR` and `es-CL` only where they differ. */
export const areaNames: Readonly<Record<Area, Texts>> = {
  mood: { en: "Mood", pt: "Humor", it: "Umore", es: "Ánimo", fr: "Humeur", ar: "المزاج" },
  anxiety: { en: "Anxiety", pt: "Ansiedade", it: "Ansia", es: "Ansiedad", fr: "Anxiété", ar: "القلق" },
  diabetes: { en: "Diabetes", pt: "Diabetes", it: "Diabete", es: "Diabetes", fr: "Diabète", ar: "السكري" },
  heart: { en: "Heart", pt: "Coração", it: "Cuore", es: "Corazón", fr: "Cœur", ar: "القلب" },
  weight: { en: "Weight", pt: "Peso", it: "Peso", es: "Peso", fr: "Poids", ar: "الوزن" },
  activity: {
    en: "Movement",
    pt: "Movimento",
    it: "Movimento",
    es: "Movimiento",
    fr: "Activité physique",
    ar: "الحركة",
  },
  tobacco: { en: "Tobacco", pt: "Tabaco", it: "Tabacco", es: "Tabaco", fr: "Tabac", ar: "التدخين" },
  alcohol: { en: "Alcohol", pt: "Álcool", it: "Alcol", es: "Alcohol", fr: "Alcool", ar: "الكحول" },
  sleep: { en: "Sleep", pt: "Sono", it: "Sonno", es: "Sueño", fr: "Sommeil", ar: "النوم" },
  nutrition: {
    en: "Food",
    pt: "Alimentação",
    it: "Alimentazione",
    es: "Alimentación",
    fr: "Alimentation",
    ar: "الطعام",
  },
};

/** Returns the name of an area in a language, else in its base language, else in English. */
export function areaName(area: Area, locale: Locale): string {
  const texts = areaNames[area];
  return texts[locale] ?? texts[locale.split("-")[0] as Locale] ?? texts.en;
}
